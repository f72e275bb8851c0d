import type { StartMessage } from '#web/languages/catalogue/start.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const start: Texts<StartMessage> = {
  'A page of writing with one word struck and the right one written above it':
    'صفحة مكتوبة شُطبت فيها كلمة وكُتبت الصحيحة فوقها',
  'A speech bubble with three short notes and a tick': 'فقاعة حوار فيها ثلاث ملاحظات قصيرة وعلامة صح',
  'A line climbing over a row of days, with a smiling face at its end': 'خط يصعد فوق صف من الأيام وفي نهايته وجه مبتسم',
  'Pause the example': 'إيقاف المثال مؤقتًا',
  'Play the example': 'تشغيل المثال',
  'Go on': 'متابعة',
  Corrections: 'التصحيحات',
  'Your text beside the corrected one, each change in its place, so that you see what became of your own sentence.':
    'نصك بجانب النص المصحح، وكل تغيير في مكانه، لترى ما صارت إليه جملتك.',
  'The mistakes worth remembering, three at most, each with its reason in one short sentence.':
    'الأخطاء التي تستحق التذكر، ثلاثة على الأكثر، ومع كل منها سببه في جملة قصيرة.',
  'Your moods, your words and your streak, over a week or a month, at a glance.':
    'مزاجك وكلماتك وسلسلة أيامك، خلال أسبوع أو شهر، في نظرة واحدة.',
  Home: 'الرئيسية',
  'What you get': 'ماذا تجد هنا',
  'Welcome to the {product}!': 'مرحبًا بك في {product}!',
  'Write daily diary entries, get instant AI feedback, and track your language learning progress.':
    'كتابة يومية، وملاحظات فورية من الذكاء الاصطناعي، ومتابعة لتقدمك في تعلم اللغة.',
  'Start Writing': 'البدء بالكتابة',
  About: 'ما هذا',
  'You know your own day better than any exercise book does. Three short questions get you started: what happened, what went well, what you are grateful for. Write in the language that you are learning, as well as you can.':
    'أنت أعلم بيومك من أي كتاب تمارين. ثلاثة أسئلة قصيرة تعينك على البدء: ماذا حدث، وماذا سار على ما يرام، ولمَ تشعر بالامتنان. الكتابة تكون باللغة التي تتعلمها، قدر ما تستطيع.',
  'Moments later you know how it should have read, and why. Nobody else sees it: there are no followers here and nothing to win, only a few lines a day and a language that becomes yours.':
    'بعد لحظات ستعرف كيف كان ينبغي أن تُكتب، ولماذا. لا يراها أحد غيرك: لا متابعين هنا ولا شيء للفوز به، بل بضعة أسطر في اليوم ولغة تصير لغتك.',
};
