import type { AccessMessage } from '#web/languages/catalogue/access.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const access: Texts<AccessMessage> = {
  'Please check the address: it should look like name@example.org.':
    'يُرجى التحقق من العنوان: ينبغي أن يشبه name@example.org.',
  'This address has an account already. You can log in with it.': 'لهذا العنوان حساب بالفعل. يمكنك تسجيل الدخول به.',
  'This account does not exist any more. You can register again.': 'لم يعد هذا الحساب موجودًا. يمكنك التسجيل من جديد.',
  'Please choose a password of 8 to 128 characters that is not among the common ones and not made of your name or address.':
    'يُرجى اختيار كلمة مرور من 8 إلى 128 حرفًا، ليست من الشائعة ولا مأخوذة من اسمك أو عنوانك.',
  'This is not your current password. Please try again.': 'هذه ليست كلمة مرورك الحالية. يُرجى المحاولة مرة أخرى.',
  'The e-mail or the password is not right. Please check both.':
    'البريد الإلكتروني أو كلمة المرور غير صحيح. يُرجى التحقق من كليهما.',
  'This account has been disabled. Please write to us, and we will sort it out.':
    'عُطِّل هذا الحساب. يُرجى مراسلتنا وسنجد حلًّا.',
  'That took too long. Please log in once more.': 'استغرق ذلك وقتًا طويلًا. يُرجى تسجيل الدخول مرة أخرى.',
  'Please enter your current password, so that nobody else can do this on your device.':
    'يُرجى إدخال كلمة مرورك الحالية، كي لا يفعل أحد غيرك هذا على جهازك.',
  'There were too many tries. Please wait a little and try again.':
    'محاولات كثيرة جدًا. يُرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
  'This link has expired': 'انتهت صلاحية هذا الرابط',
  'A link works for one hour. Please ask for a new one.': 'الرابط صالح لساعة واحدة. يُرجى طلب رابط جديد.',
  'This link was used already, or a newer one was sent. Please open the newest mail or ask for a new one.':
    'استُخدم هذا الرابط من قبل، أو أُرسل أحدث منه. يُرجى فتح أحدث رسالة أو طلب رابط جديد.',
  'The check that you are no robot did not go through. Please reload the page and try again.':
    'لم ينجح التحقق من أنك لست روبوتًا. يُرجى إعادة تحميل الصفحة ثم المحاولة مرة أخرى.',
  'You must accept the terms and consent to continue.': 'يجب قبول الشروط والموافقة للمتابعة.',
  'Choose language from list.': 'يُرجى اختيار لغة من القائمة.',
  'All fields are required.': 'كل الخانات مطلوبة.',
  'Email and password cannot be empty.': 'لا يمكن ترك البريد الإلكتروني وكلمة المرور فارغين.',
  'Please enter your email to reset password.': 'يُرجى إدخال بريدك الإلكتروني لإعادة تعيين كلمة المرور.',
  'Forgot password?': 'هل نسيت كلمة المرور؟',
  'Good to see you again.': 'تسرّنا عودتك.',
  'Tell us your email, and we send you a link to a new password.':
    'أخبرنا ببريدك الإلكتروني لنرسل إليك رابطًا لكلمة مرور جديدة.',
  'New here?': 'أول مرة هنا؟',
  Register: 'التسجيل',
  'Reset password': 'إعادة تعيين كلمة المرور',
  'Back to login': 'العودة إلى تسجيل الدخول',
  'Error: internal': 'خطأ: internal',
  'Login successful!': 'تم تسجيل الدخول!',
  'If an account exists for this email, a password reset link will be sent.':
    'إن كان لهذا البريد حساب فسيُرسل رابط لإعادة تعيين كلمة المرور.',
  'Please look among the spam too. The link works for one hour.':
    'يُرجى النظر في البريد غير المرغوب أيضًا. الرابط صالح لساعة واحدة.',
  'Wrong address?': 'العنوان خاطئ؟',
  'Correct email': 'البريد الإلكتروني الصحيح',
  'Your password': 'كلمة مرورك',
  'Send to this address': 'الإرسال إلى هذا العنوان',
  'Back to Login': 'العودة إلى تسجيل الدخول',
  'No user found. Please log in again.': 'لم يُعثر على حساب. يُرجى تسجيل الدخول مرة أخرى.',
  'Could not send verification email.': 'تعذر إرسال رسالة التأكيد.',
  'Verification email sent. Please check your inbox.': 'أُرسلت رسالة التأكيد. يُرجى النظر في صندوق الوارد.',
  'The address could not be changed.': 'تعذر تغيير العنوان.',
  'Confirm your email': 'تأكيد بريدك الإلكتروني',
  'Press the button to confirm that this address is yours.': 'يُرجى الضغط على الزر لتأكيد أن هذا العنوان لك.',
  'Confirm my email': 'تأكيد بريدي الإلكتروني',
  'Your email could not be confirmed.': 'تعذر تأكيد بريدك الإلكتروني.',
  'Your email is verified': 'تم تأكيد بريدك الإلكتروني',
  'You can close this page: the one where you registered continues automatically. Or log in here.':
    'يمكن إغلاق هذه الصفحة: ستتابع صفحة التسجيل تلقائيًا. ويمكن أيضًا تسجيل الدخول هنا.',
  'A verification link is good for 24 hours. Log in and press «Resend verification email» to get a new one.':
    'رابط التأكيد صالح لمدة 24 ساعة. للحصول على رابط جديد يلزم تسجيل الدخول ثم الضغط على «إعادة إرسال رسالة التأكيد».',
  'This link does not work': 'هذا الرابط لا يعمل',
  'Perhaps it was cut in two by the mail program, or it belongs to an older address. Log in and press «Resend verification email» to get a new one.':
    'ربما قطعه برنامج البريد، أو أنه يخص عنوانًا أقدم. للحصول على رابط جديد يلزم تسجيل الدخول ثم الضغط على «إعادة إرسال رسالة التأكيد».',
  'Open your diary': 'فتح يومياتك',
  'Get a new email': 'طلب رسالة جديدة',
  'We sent a link to {address}. Open it on any device; this page goes on by itself.':
    'أرسلنا رابطًا إلى {address}. يمكن فتحه على أي جهاز؛ وتتابع هذه الصفحة من تلقاء نفسها.',
  'To go on we need to send a link to {address}. Open it on any device; this page goes on by itself.':
    'للمتابعة علينا إرسال رابط إلى {address}. يمكن فتحه على أي جهاز؛ وتتابع هذه الصفحة من تلقاء نفسها.',
  'Verify Your Email': 'تأكيد بريدك الإلكتروني',
  'Nothing there?': 'لم يصل شيء؟',
  'The mail could not be sent just now: press the button below.': 'تعذر إرسال الرسالة الآن: يُرجى الضغط على الزر أدناه.',
  'Look among the spam, and please wait at least 5 minutes before requesting a new verification email.':
    'يُرجى النظر في البريد غير المرغوب، والانتظار 5 دقائق على الأقل قبل طلب رسالة تأكيد جديدة.',
  'We sent a new link to {address}.': 'أرسلنا رابطًا جديدًا إلى {address}.',
  'Sending...': 'جارٍ الإرسال...',
  'Resend verification email': 'إعادة إرسال رسالة التأكيد',
  'I accept the {terms}': 'أوافق على {terms}',
  'Terms of Service': 'شروط الخدمة',
  'I acknowledge the {policy}': 'اطلعت على {policy}',
  'Privacy Policy': 'سياسة الخصوصية',
  'At least {count} characters.': '{count} أحرف على الأقل.',
  'A few lines a day are enough. Your diary stays yours.': 'تكفي بضعة أسطر في اليوم. يومياتك تبقى لك.',
  'Have an account already?': 'لديك حساب بالفعل؟',
  'Registration failed': 'تعذر التسجيل',
  'Choose a new password': 'اختيار كلمة مرور جديدة',
  'One moment, we look up your link.': 'لحظة، نتحقق من رابطك.',
  'Use it to log in from now on. Your other devices will be logged out.':
    'ستُستخدم لتسجيل الدخول من الآن. وسيتم تسجيل الخروج من أجهزتك الأخرى.',
  'Save new password': 'حفظ كلمة المرور الجديدة',
  'Ask for a new link': 'طلب رابط جديد',
  'Please enter a new password.': 'يُرجى إدخال كلمة مرور جديدة.',
  'The password could not be saved.': 'تعذر حفظ كلمة المرور.',
};
