import type { ImportMessage } from '#web/languages/catalogue/import.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const importing: Texts<ImportMessage> = {
  'This is not a diary that was exported here. Choose the file whose name ends in .json.':
    'هذه ليست يوميات صُدّرت من هنا. يُرجى اختيار الملف الذي ينتهي اسمه بـ ‎.json.',
  'This file cannot be read: it is damaged, or its download did not come to its end.':
    'لا يمكن قراءة هذا الملف: إنه تالف، أو لم يكتمل تنزيله.',
  'This file comes from a newer version of the diary. Reload the page and try again.':
    'هذا الملف من إصدار أحدث من اليوميات. يُرجى إعادة تحميل الصفحة ثم المحاولة مرة أخرى.',
  'This file is too large to be a diary.': 'هذا الملف أكبر من أن يكون يوميات.',
  'This file could not be opened. Please choose it again.': 'تعذر فتح هذا الملف. يُرجى اختياره مرة أخرى.',
  'This file has more than {count} entries, which is more than a diary takes.':
    'في هذا الملف أكثر من {count} نص، وهذا أكثر مما تتسع له اليوميات.',
  'A diary takes at most {count} entries by import; the others were left out.':
    'تتسع اليوميات عند الاستيراد لما لا يزيد على {count} نص؛ وتُرك ما زاد على ذلك.',
  'Dismissal {number} is not a change with its original and its replacement.':
    'الرفض رقم {number} ليس تغييرًا له أصل وبديل.',
  'Entry {number} is no entry.': 'النص {number} ليس نصًا من اليوميات.',
  'Entry {number} has no {field}.': 'ينقص النص {number} الحقل {field}.',
  'Entry {number} has an entry_id that is no UUID.': 'في النص {number} معرّف entry_id ليس من نوع UUID.',
  'Entry {number} has a day that is no date such as 2026-11-21.':
    'في النص {number} حقل day ليس تاريخًا مثل \u20662026-11-21\u2069.',
  'Entry {number} has a date_ms that is no time in ms since 1970.':
    'في النص {number} حقل date_ms ليس وقتًا بالمللي ثانية منذ 1970.',
  'Entry {number} is from the future.': 'النص {number} من المستقبل.',
  'Entry {number} has a day that does not fit its date_ms.': 'في النص {number} حقل day لا يوافق الحقل date_ms.',
  'Entry {number} has a time_zone that is not known.': 'في النص {number} حقل time_zone غير معروف هنا.',
  'Entry {number} has an {field} that is no text.': 'في النص {number} ليس الحقل {field} كلامًا مكتوبًا.',
  'Entry {number} has an {field} of more than {count} characters.':
    'في النص {number} يزيد الحقل {field} على {count} حرف.',
  'Entry {number} has no words in it.': 'ليس في النص {number} أي كلمة.',
  'Entry {number} has a mood that is none of 1 to 5.': 'في النص {number} حقل mood ليس عددًا من 1 إلى 5.',
  'Entry {number} has a state that is neither pending nor done.': 'في النص {number} حقل state ليس pending ولا done.',
  'Entry {number} has a {field} that is no number of words or tries.':
    'في النص {number} ليس الحقل {field} عدد كلمات أو محاولات.',
  'Entry {number} has more right tries than tries.': 'في النص {number} محاولات صحيحة أكثر من المحاولات كلها.',
  'Entry {number} has feedback, and is still pending.': 'للنص {number} ملاحظات وما زال pending.',
  'Entry {number} has no feedback, and is not pending.': 'ليست للنص {number} ملاحظات وهو ليس pending.',
  'Entry {number} has feedback without a {field}.': 'ينقص ملاحظات النص {number} الحقل {field}.',
  'Entry {number} has a {field} that is far longer than its original.':
    'في النص {number} الحقل {field} أطول بكثير من أصله.',
  'Entry {number} has feedback that did not come to its end.': 'للنص {number} ملاحظات لم تكتمل.',
  'Entry {number} has feedback in a lang that is no ISO 639-1 code.':
    'للنص {number} ملاحظات حقل lang فيها ليس رمزًا من ISO 639-1.',
  'Entry {number} has a note that is no short text.': 'في النص {number} حقل note ليس نصًا قصيرًا.',
  'Entry {number} has feedback whose topMistakes are no list of mistakes.':
    'للنص {number} ملاحظات حقل topMistakes فيها ليس قائمة أخطاء.',
  'Entry {number} has a correction that does not fit its text.': 'في النص {number} تصحيح لا يوافق كلماته.',
  'Entry {number} has characters that cannot be stored.': 'في النص {number} محارف لا يمكن حفظها.',
};
