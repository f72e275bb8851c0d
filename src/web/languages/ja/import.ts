import type { ImportMessage } from '#web/languages/catalogue/import.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const importing: Texts<ImportMessage> = {
  'This is not a diary that was exported here. Choose the file whose name ends in .json.':
    'これはここから書き出した日記ではありません。名前が .json で終わるファイルを選んでください。',
  'This file cannot be read: it is damaged, or its download did not come to its end.':
    'このファイルは読めません。壊れているか、ダウンロードが最後まで終わっていません。',
  'This file comes from a newer version of the diary. Reload the page and try again.':
    'このファイルは新しいバージョンの日記のものです。ページを再読み込みして、もう一度お試しください。',
  'This file is too large to be a diary.': 'このファイルは日記としては大きすぎます。',
  'This file could not be opened. Please choose it again.': 'このファイルを開けませんでした。もう一度選んでください。',
  'This file has more than {count} entries, which is more than a diary takes.':
    'このファイルには日記が{count}件より多く入っていて、取り込みきれません。',
  'A diary takes at most {count} entries by import; the others were left out.':
    '取り込める日記は{count}件までです。残りは取り込みませんでした。',
  'Dismissal {number} is not a change with its original and its replacement.':
    '却下した添削の{number}番目に、元の文と置き換えの文がそろっていません。',
  'Entry {number} is no entry.': '日記 {number} は、日記の形をしていません。',
  'Entry {number} has no {field}.': '日記 {number} に{field}がありません。',
  'Entry {number} has an entry_id that is no UUID.': '日記 {number} のentry_idがUUIDではありません。',
  'Entry {number} has a day that is no date such as 2026-11-21.':
    '日記 {number} のdayが、2026-11-21のような日付ではありません。',
  'Entry {number} has a date_ms that is no time in ms since 1970.':
    '日記 {number} のdate_msが、1970年からのミリ秒ではありません。',
  'Entry {number} is from the future.': '日記 {number} は未来の日付です。',
  'Entry {number} has a day that does not fit its date_ms.': '日記 {number} のdayとdate_msが合っていません。',
  'Entry {number} has a time_zone that is not known.': '日記 {number} のtime_zoneは、ここでは知られていません。',
  'Entry {number} has an {field} that is no text.': '日記 {number} の{field}が文章ではありません。',
  'Entry {number} has an {field} of more than {count} characters.':
    '日記 {number} の{field}が{count}文字を超えています。',
  'Entry {number} has no words in it.': '日記 {number} には言葉がありません。',
  'Entry {number} has a mood that is none of 1 to 5.': '日記 {number} のmoodが1から5の数ではありません。',
  'Entry {number} has a state that is neither pending nor done.':
    '日記 {number} のstateがpendingでもdoneでもありません。',
  'Entry {number} has a {field} that is no number of words or tries.':
    '日記 {number} の{field}が、単語や挑戦の数になっていません。',
  'Entry {number} has more right tries than tries.': '日記 {number} では、正解の数が挑戦の数より多くなっています。',
  'Entry {number} has feedback, and is still pending.': '日記 {number} は、フィードバックがあるのにpendingのままです。',
  'Entry {number} has no feedback, and is not pending.':
    '日記 {number} は、フィードバックがないのにpendingではありません。',
  'Entry {number} has feedback without a {field}.': '日記 {number} のフィードバックに{field}がありません。',
  'Entry {number} has a {field} that is far longer than its original.':
    '日記 {number} の{field}が、元の文よりずっと長くなっています。',
  'Entry {number} has feedback that did not come to its end.': '日記 {number} のフィードバックが途中で終わっています。',
  'Entry {number} has feedback in a lang that is no ISO 639-1 code.':
    '日記 {number} のフィードバックのlangが、ISO 639-1のコードではありません。',
  'Entry {number} has a note that is no short text.': '日記 {number} のnoteが短い文章ではありません。',
  'Entry {number} has feedback whose topMistakes are no list of mistakes.':
    '日記 {number} のフィードバックのtopMistakesが、間違いの一覧ではありません。',
  'Entry {number} has a correction that does not fit its text.': '日記 {number} の添削が、文章と合っていません。',
  'Entry {number} has characters that cannot be stored.': '日記 {number} に、保存できない文字があります。',
};
