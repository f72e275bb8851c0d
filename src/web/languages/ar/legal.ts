import type { LegalMessage } from '#web/languages/catalogue/legal.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const legal: Texts<LegalMessage> = {
  'A quiet place to write a few lines a day in the language you are learning.':
    'مكان هادئ لكتابة بضعة أسطر كل يوم باللغة التي تتعلمها.',
  'Why a diary': 'لماذا اليوميات',
  'You know your own day better than any exercise book does. Writing about it makes you look for exactly the words that you need, and a correction stays when it mends a sentence that you meant.':
    'أنت أعلم بيومك من أي كتاب تمارين. الكتابة عنه تدفعك إلى البحث عن الكلمات التي تحتاجها تمامًا، والتصحيح يبقى حين يصلح جملة كنت تعنيها.',
  'How it works': 'كيف تعمل',
  'Three short questions and your mood. Then you see your text beside the corrected one, each change in its place, and the mistakes worth remembering. The progress page shows how your words become more, and more of them right.':
    'ثلاثة أسئلة قصيرة ومزاجك. ثم ترى نصك بجانب النص المصحح، وكل تغيير في مكانه، والأخطاء التي تستحق التذكر. وتُظهر صفحة التقدم كيف تزداد كلماتك ويزداد الصحيح منها.',
  'What we care about': 'ما يهمنا',
  'Your words are yours: encrypted, never published, never shown to other learners.':
    'كلماتك لك: مشفرة، لا تُنشر أبدًا، ولا تُعرض على متعلمين آخرين.',
  'No feed, no followers, no points to lose. A missed day is just a day.':
    'لا منشورات ولا متابعين ولا نقاط تُفقد. واليوم الفائت مجرد يوم.',
  'The page works with a keyboard, a screen reader, a small phone and a slow connection.':
    'تعمل الصفحة بلوحة المفاتيح وقارئ الشاشة وعلى هاتف صغير وباتصال بطيء.',
  'Open the diary': 'فتح اليوميات',
  'What the corrections are, and what they are not.': 'ما هي التصحيحات، وما ليست عليه.',
  'Corrections can be wrong': 'قد تخطئ التصحيحات',
  'Entries are corrected by programs: rules and dictionaries, or a generative AI provider where the operator chose one. They miss mistakes, and now and then they change something that was right. Take a correction as a hint from a well-read friend, and ask a teacher where it matters.':
    'تصحح النصوصَ برامج: قواعد ومعاجم، أو مزوّد ذكاء اصطناعي توليدي حيث اختاره المشغّل. تفوتها أخطاء، وتغيّر أحيانًا ما كان صحيحًا. فليكن التصحيح نصيحة من صديق واسع الاطلاع، وليُسأل معلّم حين يكون الأمر مهمًا.',
  'No advice': 'لا مشورة',
  'The diary does not read what you feel in order to help you. It gives no medical, psychological or legal advice. If you are not well, please talk to somebody you trust or to a doctor.':
    'لا تقرأ اليوميات ما تشعر به لتساعدك. ولا تقدم مشورة طبية أو نفسية أو قانونية. إن لم تكن بخير فيُرجى التحدث إلى من تثق به أو إلى طبيب.',
  Availability: 'التوفر',
  'The site is run with care, but nobody can promise that it is always there. Keep a copy of the words that you would miss.':
    'يُدار الموقع بعناية، لكن لا أحد يستطيع أن يعد ببقائه متاحًا دائمًا. يُستحسن الاحتفاظ بنسخة من الكلمات التي يعز عليك فقدها.',
  Links: 'الروابط',
  'Where a page leads to another site, that site’s operator answers for what stands there.':
    'حين تقود صفحة إلى موقع آخر فإن مشغّل ذلك الموقع مسؤول عما فيه.',
  'Who answers for this site.': 'من المسؤول عن هذا الموقع.',
  Operator: 'المشغّل',
  'What the learners write': 'ما يكتبه المتعلمون',
  'Diary entries belong to the learners who wrote them. They are not published, and the operator does not adopt them as their own. What happens to them stands under {policy}.':
    'نصوص اليوميات ملك لمن كتبها. لا تُنشر، ولا يتبناها المشغّل. وما يحدث لها مذكور في {policy}.',
  'The software': 'البرنامج',
  'It is made of the work of many; {licences} stand on a page of their own.':
    'هو ثمرة عمل كثيرين؛ {licences} في صفحة مستقلة.',
  'their licences': 'رخصهم',
  'This is a translation. Where the two differ, the English text holds.':
    'هذه ترجمة. إن اختلف النصان فالمعتمد هو النص الإنجليزي.',
  Licences: 'الرخص',
  'Dayglot Diary stands on the work of many. These are the packages in it, and the licences they come under.':
    'يقوم Dayglot Diary على عمل كثيرين. هذه هي الحزم التي فيه ورخصها.',
  'The list could not be read.': 'تعذرت قراءة القائمة.',
  'Dayglot Diary is software that anybody can run on a server of their own. Whoever runs this installation, under the address that your browser shows, is its operator and answers for it. To reach them, reply to any mail that you received from this site. Where a school, a company or a friend gave you the address, they know the operator too.':
    'Dayglot Diary برنامج يمكن لأي شخص تشغيله على خادمه. من يدير هذه النسخة، على العنوان الذي يظهر في متصفحك، هو مشغّلها والمسؤول عنها. للوصول إليه يكفي الرد على أي رسالة وصلتك من هذا الموقع. وإن أعطتك العنوان مدرسة أو شركة أو صديق فهم يعرفون المشغّل أيضًا.',
  'This is the privacy policy: what is stored about you, why, and who else sees it.':
    'هذه سياسة الخصوصية: ما يُحفظ عنك، ولماذا، ومن يراه أيضًا.',
  'Who is responsible': 'من المسؤول',
  'Your account': 'حسابك',
  'Of the registration itself, only your e-mail address and the time of your registration are stored. Beside them stands what you chose for your profile:':
    'من التسجيل نفسه لا يُحفظ إلا بريدك الإلكتروني ووقت تسجيلك. وإلى جانبهما ما اخترته لملفك الشخصي:',
  'your username and your native language, and the time zone of your device, so that a day ends when yours ends;':
    'اسم المستخدم ولغتك الأم، والمنطقة الزمنية لجهازك، كي ينتهي اليوم حين ينتهي يومك؛',
  'the language of the pages, so that mails and notifications come to you in it;':
    'لغة الصفحات، كي تصلك بها الرسائل والإشعارات؛',
  'your password as a hash (argon2id), from which nobody can read it back;':
    'كلمة مرورك على هيئة تجزئة (argon2id) لا يستطيع أحد استرجاعها منها؛',
  'your notification settings, and for each device that is logged in the session: the browser and the system as the browser names them, such as «Firefox on Windows», when you logged in, when it was last used and when it ends.':
    'إعدادات إشعاراتك، ولكل جهاز سجّلت الدخول عليه الجلسة: المتصفح والنظام كما يسميهما المتصفح، مثل «Firefox on Windows»، ومتى كان تسجيل دخولك، ومتى استُخدمت آخر مرة، ومتى تنتهي.',
  'Your e-mail address is used to log you in and to send you the mails that the account needs, such as the verification link, the link for a new password, or word that your password was changed. They leave through the mail server that the operator chose.':
    'يُستخدم بريدك الإلكتروني لتسجيل دخولك ولإرسال الرسائل التي يحتاجها الحساب، مثل رابط التأكيد أو رابط كلمة مرور جديدة أو إشعار بتغيير كلمة مرورك. وتخرج عبر خادم البريد الذي اختاره المشغّل.',
  'So that nobody guesses passwords, the server counts tries per account and per network address. These counts stand under keyed hashes, from which neither can be read, and are cleared away within hours. Before you log in, register or ask for feedback, your browser solves a small computation by itself; no company outside is asked.':
    'كي لا يخمّن أحد كلمات المرور يعدّ الخادم المحاولات لكل حساب ولكل عنوان شبكة. تُحفظ هذه الأعداد تحت تجزئات بمفتاح لا يُقرأ منها أي منهما، وتُمحى خلال ساعات. وقبل تسجيل الدخول أو التسجيل أو طلب الملاحظات يحل متصفحك بنفسه عملية حسابية صغيرة؛ ولا تُسأل أي شركة خارجية.',
  'Your diary': 'يومياتك',
  'An entry is stored with its three texts, its mood, its day, its number of words, and the feedback it received. The texts and the feedback are encrypted where they are stored (AES-256-GCM), under a key that belongs to you alone. The server opens them only to correct them and to show them to you. Other learners never see them. Of each mistake its kind is kept, and a keyed mark by which it is known again; from these come the figures of your progress and the cards of your review, with the dates on which you answered them. What you delete goes for good a minute later.':
    'يُحفظ النص بأجزائه الثلاثة ومزاجه ويومه وعدد كلماته والملاحظات التي تلقاها. النصوص والملاحظات مشفرة حيث تُحفظ (AES-256-GCM) بمفتاح يخصك وحدك. ولا يفتحها الخادم إلا لتصحيحها وعرضها عليك. ولا يراها المتعلمون الآخرون أبدًا. ومن كل خطأ يُحفظ نوعه وعلامة بمفتاح يُعرف بها إن تكرر؛ ومنها تأتي أرقام تقدمك وبطاقات مراجعتك مع تواريخ إجاباتك. وما تحذفه يختفي نهائيًا بعد دقيقة.',
  'Mails and notifications': 'الرسائل والإشعارات',
  'Reminders and the weekly summary come only if you switch them on, and each mail has a link that stops them. They hold no word of your diary. Notifications on a device, where the operator offers them, go through the service of your browser’s maker; the server keeps the address that this service gave your browser until you log out or switch them off.':
    'لا تصل التذكيرات وملخص الأسبوع إلا إذا فعّلتها، وفي كل رسالة رابط يوقفها. ولا تحوي كلمة من يومياتك. أما الإشعارات على الجهاز، حيث يوفرها المشغّل، فتمر عبر خدمة صانع متصفحك؛ ويحتفظ الخادم بالعنوان الذي أعطته هذه الخدمة لمتصفحك حتى تسجيل خروجك أو إيقافها.',
  'AI processing': 'المعالجة بالذكاء الاصطناعي',
  'Accounts, database and functions': 'الحسابات وقاعدة البيانات والوظائف',
  'Authentication, the database and the functions that the page calls run on the operator’s own server. No backend-as-a-service provider is involved.':
    'تعمل المصادقة وقاعدة البيانات والوظائف التي تستدعيها الصفحة على خادم المشغّل نفسه. ولا يشارك في ذلك أي مزوّد خدمات خلفية.',
  Analytics: 'التحليلات',
  'Statistics are kept only after you allow them, and you can withdraw that at any time by «Cookie settings» at the foot of every page. Then this server counts per day how often each page was opened and, for example, how many entries were sent: bare numbers, with no name, no identifier and no network address. Where your browser asks not to be tracked (Do Not Track or Global Privacy Control), that is taken as your no.':
    'لا تُجمع الإحصاءات إلا بعد سماحك بها، ويمكنك سحب ذلك في أي وقت من «إعدادات ملفات الارتباط» أسفل كل صفحة. عندئذ يعدّ هذا الخادم يوميًا كم مرة فُتحت كل صفحة، ومثلًا كم نصًا أُرسل: مجرد أعداد بلا اسم ولا معرّف ولا عنوان شبكة. وإن كان متصفحك يطلب عدم التتبع (Do Not Track أو Global Privacy Control) فذلك يُعد رفضًا منك.',
  'Where the operator uses PostHog as well, the question says so before you answer. From your yes to its withdrawal it then receives the same counts and a recording of how pages are used, in which the diary, feedback, history, progress and account pages are blank. Without your yes nothing of it is even loaded.':
    'إن كان المشغّل يستخدم PostHog أيضًا فالسؤال يذكر ذلك قبل جوابك. من موافقتك إلى سحبها يتلقى الأعداد نفسها وتسجيلًا لكيفية استخدام الصفحات، تكون فيه صفحات اليوميات والملاحظات والسجل والتقدم والحساب فارغة. ومن دون موافقتك لا يُحمَّل منه شيء أصلًا.',
  'The server’s log holds no diary text and no e-mail address.':
    'لا يحوي سجل الخادم أي نص من اليوميات ولا أي بريد إلكتروني.',
  'On your device': 'على جهازك',
  'While you write, the draft is kept in your browser, so that nothing is lost when the page is closed; it is removed after you finish the entry or log out. So that the diary also opens without a network, your browser keeps the files of the page and, until you log out, the number of your account, with nothing about you. Your choice of the light or dark theme, the language of the pages and your answer about statistics are kept there too. The only cookies are those that log you in and protect your log-in. One of them remembers for 400 days, also after you log out, which accounts logged in in this browser, so that strangers who guess at your password cannot lock you out. They are necessary, so we do not ask for your consent.':
    'أثناء الكتابة تُحفظ المسودة في متصفحك كي لا يضيع شيء عند إغلاق الصفحة؛ وتُزال بعد إنهاء النص أو تسجيل الخروج. وكي تُفتح اليوميات من دون شبكة أيضًا يحتفظ متصفحك بملفات الصفحة، وحتى تسجيل خروجك برقم حسابك، من دون أي شيء عنك. وتُحفظ هناك أيضًا المظهر الذي اخترته فاتحًا أو داكنًا ولغة الصفحات وجوابك عن الإحصاءات. وملفات تعريف الارتباط الوحيدة هي التي تسجّل دخولك وتحميه. ويتذكر أحدها لمدة 400 يوم، حتى بعد تسجيل الخروج، الحسابات التي سُجّل الدخول إليها في هذا المتصفح، كي لا يتمكن من يحاول تخمين كلمة مرورك من منعك من الدخول. وهي ضرورية، لذا لا نطلب إذنك.',
  'Your rights': 'حقوقك',
  'On your account page you can download your whole diary as a file, and delete your account with everything in it. You may also ask the operator what is stored about you, have it corrected, receive a copy or have it deleted, and you may complain to the data protection authority where you live. The imprint says how to reach the operator.':
    'في صفحة حسابك يمكنك تنزيل يومياتك كلها في ملف، وحذف حسابك بكل ما فيه. ويمكنك أيضًا أن تسأل المشغّل عما يُحفظ عنك، أو تطلب تصحيحه أو نسخة منه أو حذفه، ويمكنك تقديم شكوى إلى سلطة حماية البيانات حيث تقيم. وتذكر بيانات الناشر كيفية الوصول إلى المشغّل.',
  'To correct an entry, this site sends it to a generative AI provider or another program outside itself:':
    'لتصحيح نص يرسله هذا الموقع إلى مزوّد ذكاء اصطناعي توليدي أو برنامج آخر خارجه:',
  'Entries are corrected by a program on this very server: the texts are sent nowhere.':
    'تُصحح النصوص ببرنامج على هذا الخادم نفسه: لا تُرسل النصوص إلى أي مكان.',
  'Who corrects the entries is the operator’s choice; after each correction the page names who checked it.':
    'من يصحح النصوص هو اختيار المشغّل؛ وبعد كل تصحيح تذكر الصفحة من فحصه.',
  'What is sent are the three texts of the entry, its language and your native language, and what you said you meant; that provider’s own terms then apply. Your name, your e-mail address and your mood are not sent along. Where a provider does not answer, the next one is asked, or the basic corrector on this server; the page names who checked the entry.':
    'ما يُرسل هو أجزاء النص الثلاثة ولغته ولغتك الأم وما قلت إنك كتبته عن قصد؛ وعندئذ تسري شروط ذلك المزوّد. ولا يُرسل اسمك ولا بريدك ولا مزاجك. وإن لم يستجب مزوّد يُسأل التالي، أو المصحح الأساسي على هذا الخادم؛ وتذكر الصفحة من فحص النص.',
  'The few rules under which you use the diary.': 'القواعد القليلة لاستخدام اليوميات.',
  'A diary for the language you are learning: you write, your entry is corrected, and you see your progress. Features may change or grow; what you wrote stays yours.':
    'يوميات للغة التي تتعلمها: تكتب، فيُصحح نصك، وترى تقدمك. قد تتغير الميزات أو تزداد؛ وما كتبته يبقى لك.',
  'One account is for one person. Give an e-mail address that is yours, and keep the password to yourself.':
    'الحساب لشخص واحد. يُرجى إعطاء بريد إلكتروني يخصك، والاحتفاظ بكلمة المرور لنفسك.',
  'Tell the operator if you think that somebody else uses your account.':
    'يُرجى إبلاغ المشغّل إن ظننت أن شخصًا آخر يستخدم حسابك.',
  'What you write': 'ما تكتبه',
  'Your entries belong to you. You allow the operator to store them and to have them corrected, and nothing else.':
    'نصوصك ملك لك. أنت تسمح للمشغّل بحفظها وبتصحيحها، لا أكثر.',
  'Please write nothing that breaks the law or another person’s rights.':
    'يُرجى عدم كتابة ما يخالف القانون أو حقوق شخص آخر.',
  'Do not attack the site, overload it or try to read what belongs to others.':
    'يُمنع مهاجمة الموقع أو إثقاله أو محاولة قراءة ما يخص غيرك.',
  'Ending it': 'كيف ينتهي الأمر',
  'You may stop at any time and have the operator delete your account. The operator may close an account that breaks these rules, or stop the service after telling you in good time.':
    'يمكنك التوقف في أي وقت وطلب حذف حسابك من المشغّل. وللمشغّل أن يغلق حسابًا يخالف هذه القواعد، أو أن يوقف الخدمة بعد إبلاغك في وقت مناسب.',
  Liability: 'المسؤولية القانونية',
  'The diary is offered as it is. The operator is liable as the law demands, and beyond that only for intent and gross negligence. Corrections carry no guarantee; see the disclaimer.':
    'تُقدَّم اليوميات كما هي. ويُسأل المشغّل كما يقتضي القانون، وفيما عدا ذلك عن العمد والإهمال الجسيم فقط. ولا ضمان للتصحيحات؛ انظر إخلاء المسؤولية.',
};
