import type { ShellCounted, ShellMessage } from '#web/languages/catalogue/shell.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const shell: Texts<ShellMessage, ShellCounted> = {
  'Very Bad': '最悪',
  Bad: '悪い',
  Okay: 'ふつう',
  Good: '良い',
  'Very Good': '最高',
  Week: '週',
  Month: '月',
  'Thank you. Statistics are on.': 'ありがとうございます。統計はオンです。',
  'Statistics are off.': '統計はオフです。',
  Statistics: '統計',
  'May we count page views?': 'ページの閲覧数を数えてもいいですか？',
  'Only necessary': '必要なものだけ',
  Accept: '許可する',
  'Cookie settings': 'Cookieの設定',
  'What may be kept while you are here?': 'ここにいる間、何を保存してもよいですか？',
  Necessary: '必要',
  'The cookies that keep you logged in, and what your browser keeps so that no word of yours is lost. Always on.':
    'ログインを保つためのCookieと、あなたの言葉がひとつも失われないようにブラウザーが保存するものです。常にオンです。',
  Close: '閉じる',
  Save: '保存',
  'Your browser asks not to be tracked (Do Not Track or Global Privacy Control). We take that as your no: nothing is counted.':
    'お使いのブラウザーは追跡しないよう求めています（Do Not TrackまたはGlobal Privacy Control）。これを「いいえ」と受け取り、何も数えません。',
  'This server counts opened pages per day, and PostHog records how they are used. Your diary, feedback, history and progress stay out of it.':
    'このサーバーは開かれたページを日ごとに数え、PostHogは使われ方を記録します。日記、フィードバック、履歴、進歩は対象外です。',
  'Only numbers per day, on this server: no names, no identifiers, not a word of your diary.':
    'このサーバー上の日ごとの数だけです。名前も識別子も、日記の言葉もひとつも含まれません。',
  'Error: {code}': 'エラー：{code}',
  'Please wait {time} and try again.': '{time}待ってから、もう一度お試しください。',
  Error: 'エラー',
  Imprint: '運営者情報',
  'Data Protection': 'データ保護',
  Disclaimer: '免責事項',
  Terms: '規約',
  'About Us': '私たちについて',
  Legal: '法的情報',
  'dayglot, to the first page': 'dayglot、最初のページへ',
  Main: 'メイン',
  '404 - Page Not Found': '404 - ページが見つかりません',
  'The page you are looking for does not exist.': 'お探しのページは存在しません。',
  'Go Home': 'ホームへ',
  'There is a newer version': '新しいバージョンがあります',
  'This page stopped working': 'このページは動かなくなりました',
  'Dayglot Diary could not load this part. It may have been updated since you opened it, or your connection was gone for a moment. Please reload the page.':
    'Dayglot Diaryはこの部分を読み込めませんでした。開いてから更新されたか、接続が一時的に切れたのかもしれません。ページを再読み込みしてください。',
  'Something went wrong that we did not expect. What you wrote is still on this device. Please reload the page.':
    '予期しない問題が起きました。書いたものはこの端末に残っています。ページを再読み込みしてください。',
  Reload: '再読み込み',
  'Skip to content': '本文へ移動',
  'Recent messages': '最近のお知らせ',
  'Light theme': '明るいテーマ',
  'Dark theme': '暗いテーマ',
  'The diary cannot be reached right now. We keep trying; you need not reload.':
    '今は日記に接続できません。接続を試し続けていますので、再読み込みは不要です。',
  'Native language': '母語',
  'Type to search': '入力して検索',
  Languages: '言語',
  'No language is called that.': 'その名前の言語はありません。',
  'The server cannot be reached. Please check your connection and try again.':
    'サーバーに接続できません。接続を確認して、もう一度お試しください。',
  'The server gave an answer that could not be read. Please try again.':
    'サーバーの応答を読み取れませんでした。もう一度お試しください。',
  Language: '言語',
  'The language could not be loaded. Please try again.': '言語を読み込めませんでした。もう一度お試しください。',
  'Something went wrong on our side. Please try again.': 'こちらで問題が起きました。もう一度お試しください。',
  'The diary cannot reach its database. Please try again in a moment.':
    '日記がデータベースに接続できません。少ししてからもう一度お試しください。',
  'Please log in first.': 'まずログインしてください。',
  'Please verify your e-mail address first.': 'まずメールアドレスを確認してください。',
  '{count} seconds': { other: '{count}秒' },
  '{count} minutes': { other: '{count}分' },
  '{count} hours': { other: '{count}時間' },
  '{count} languages': { other: '{count}言語' },
};
