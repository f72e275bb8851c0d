import type { ServerTexts } from '#server/languages/words.ts';

export const ar: ServerTexts = {
  'Hello,': 'مرحبًا،',
  'Hello {name},': 'مرحبًا {name}،',
  '{label}:': '{label}:',
  'Verify your e-mail for Dayglot Diary': 'تأكيد بريدك الإلكتروني لدى Dayglot Diary',
  'please confirm that this address is yours. Then your diary is ready.':
    'يُرجى تأكيد أن هذا العنوان لك. بعد ذلك تكون يومياتك جاهزة.',
  'Verify my e-mail': 'تأكيد بريدي الإلكتروني',
  'The link works for 24 hours, on any device.': 'يعمل الرابط لمدة 24 ساعة، على أي جهاز.',
  'If you did not register, ignore this mail: without the link nothing happens.':
    'إن لم يكن التسجيل منك، فيمكن تجاهل هذه الرسالة: لا يحدث شيء من دون الرابط.',
  'Choose a new password for Dayglot Diary': 'اختيار كلمة مرور جديدة في Dayglot Diary',
  'somebody, most likely you, asked for a new password for your diary.':
    'طلب أحدهم، والأرجح أنه أنت، كلمة مرور جديدة ليومياتك.',
  'Choose a new password': 'اختيار كلمة مرور جديدة',
  'The link works once, for one hour. If you asked more than once, only the newest mail has the link that works.':
    'يعمل الرابط مرة واحدة، لمدة ساعة. وإن تكرر الطلب، فلا يعمل إلا الرابط الذي في أحدث رسالة.',
  'If it was not you, ignore this mail: your password stays as it is.':
    'إن لم يكن الطلب منك، فيمكن تجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.',
  'Your Dayglot Diary password was changed': 'تغيرت كلمة مرورك في Dayglot Diary',
  'the password of your diary was changed just now. Every other device was signed out.':
    'تغيرت كلمة مرور يومياتك الآن. وسُجّل الخروج من كل الأجهزة الأخرى.',
  'If that was you, there is nothing to do. If it was not, take your account back at once:':
    'إن كان ذلك منك، فلا حاجة إلى أي شيء. وإن لم يكن منك، فيُرجى استعادة حسابك فورًا:',
  'Ask for a new password': 'طلب كلمة مرور جديدة',
  'You have a Dayglot Diary account already': 'لديك حساب في Dayglot Diary بالفعل',
  'somebody tried to register with your address. Nothing was changed: you have an account already.':
    'حاول أحدهم التسجيل بعنوانك. لم يتغير شيء: لديك حساب بالفعل.',
  'If it was you, log in. If you forgot the password, you can ask for a new one there.':
    'إن كان ذلك منك، فيكفي تسجيل الدخول. وإن نُسيت كلمة المرور، فيمكن طلب كلمة جديدة هناك.',
  'Log in': 'تسجيل الدخول',
  'If it was not you, ignore this mail. Nobody learned anything but that this address is taken.':
    'إن لم يكن ذلك منك، فيمكن تجاهل هذه الرسالة. لم يعرف أحد شيئًا سوى أن هذا العنوان مستعمل.',
  'A few lines about today?': 'بضعة أسطر عن اليوم؟',
  'Your page is still empty. Two or three sentences are plenty.': 'صفحتك ما زالت فارغة. تكفي جملتان أو ثلاث.',
  'your page for today is still empty. Two or three sentences are plenty: what happened, what went well, what you are grateful for.':
    'صفحتك لهذا اليوم ما زالت فارغة. تكفي جملتان أو ثلاث: ما الذي حدث، وما الذي سار على ما يرام، وما الذي يبعث على الامتنان.',
  'Open my diary': 'فتح يومياتي',
  'You get this mail because Email Notifications are on. You choose the hour on your account page.':
    'تصلك هذه الرسالة لأن «الإشعارات بالبريد الإلكتروني» مفعّلة. يمكن اختيار الساعة في صفحة حسابك.',
  'Stop these mails': 'إيقاف هذه الرسائل',
  'this week you wrote on {days}.': 'كتبت هذا الأسبوع في {days}.',
  'this week you wrote on {days}, {words} in all.': 'كتبت هذا الأسبوع في {days}، والمجموع {words}.',
  'Fewer mistakes than the week before: {kinds}.': 'أخطاء أقل من الأسبوع السابق: {kinds}.',
  'Today’s page is still empty; there is time for a few lines.':
    'صفحة اليوم ما زالت فارغة؛ ما زال هناك وقت لبضعة أسطر.',
  'You get this mail on Sundays because Weekly summary is on. You choose that on your account page.':
    'تصلك هذه الرسالة أيام الأحد لأن «ملخص الأسبوع» مفعّل. يمكن تغيير ذلك في صفحة حسابك.',
  'Stop the weekly summary': 'إيقاف ملخص الأسبوع',
  spelling: 'الإملاء',
  'capital letters': 'الأحرف الكبيرة',
  punctuation: 'علامات الترقيم',
  spaces: 'المسافات',
  articles: 'أدوات التعريف',
  'singular and plural': 'المفرد والجمع',
  'verb forms': 'صيغ الفعل',
  tenses: 'أزمنة الفعل',
  agreement: 'المطابقة',
  prepositions: 'حروف الجر',
  pronouns: 'الضمائر',
  'word order': 'ترتيب الكلمات',
  'choice of words': 'اختيار الكلمات',
  'missing words': 'الكلمات الناقصة',
  'words too many': 'الكلمات الزائدة',
  tone: 'مستوى الأسلوب',
  'Stop the reminders?': 'إيقاف التذكيرات؟',
  'No more mails that remind you to write, and no weekly summary. Your diary stays as it is.':
    'لن تصلك رسائل تذكّر بالكتابة، ولا ملخص الأسبوع. تبقى يومياتك كما هي.',
  'Stop the reminders': 'إيقاف التذكيرات',
  'No more reminders': 'لا تذكيرات بعد الآن',
  'Email Notifications are off now. Mails about your account itself still come.':
    'أُوقفت «الإشعارات بالبريد الإلكتروني». أما الرسائل المتعلقة بحسابك نفسه فتصل كالعادة.',
  'Stop the weekly summary?': 'إيقاف ملخص الأسبوع؟',
  'No more summary on Sundays. Reminders on other days stay as you set them.':
    'لن يصلك ملخص أيام الأحد. تبقى تذكيرات الأيام الأخرى كما اخترتها.',
  'No more weekly summary': 'لا ملخص أسبوعيًا بعد الآن',
  'It is off now. Reminders to write stay as you set them.': 'أُوقف الملخص. تبقى تذكيرات الكتابة كما اخترتها.',
  'This link does not work': 'هذا الرابط لا يعمل',
  'It may have been cut in two by your mail program. You can turn the mails off on your account page.':
    'ربما قطعه برنامج البريد إلى نصفين. يمكن إيقاف الرسائل في صفحة حسابك.',
  'Please try again in a moment': 'يُرجى المحاولة مرة أخرى بعد لحظة',
  'The diary cannot reach its database just now, so nothing was changed.':
    'لا تستطيع اليوميات الوصول إلى قاعدة بياناتها الآن، لذلك لم يتغير شيء.',
  'Open my account': 'فتح حسابي',
  'Your week: {count} days written': {
    zero: 'أسبوعك: لم يُكتب شيء',
    one: 'أسبوعك: كتابة في يوم واحد',
    two: 'أسبوعك: كتابة في يومين',
    few: 'أسبوعك: كتابة في {count} أيام',
    many: 'أسبوعك: كتابة في {count} يومًا',
    other: 'أسبوعك: كتابة في {count} يوم',
  },
  '{count} days': {
    zero: 'لا يوم',
    one: 'يوم واحد',
    two: 'يومين',
    few: '{count} أيام',
    many: '{count} يومًا',
    other: '{count} يوم',
  },
  '{count} words': {
    zero: 'لا كلمات',
    one: 'كلمة واحدة',
    two: 'كلمتان',
    few: '{count} كلمات',
    many: '{count} كلمة',
    other: '{count} كلمة',
  },
};
