import type { StartMessage } from '#web/languages/catalogue/start.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const start: Texts<StartMessage> = {
  'A page of writing with one word struck and the right one written above it':
    'Eine beschriebene Seite mit einem durchgestrichenen Wort, über dem das richtige steht',
  'A speech bubble with three short notes and a tick': 'Eine Sprechblase mit drei kurzen Notizen und einem Häkchen',
  'A line climbing over a row of days, with a smiling face at its end':
    'Eine Linie, die über eine Reihe von Tagen ansteigt, mit einem lächelnden Gesicht am Ende',
  'Pause the example': 'Beispiel anhalten',
  'Play the example': 'Beispiel abspielen',
  'Go on': 'Weiter',
  Corrections: 'Korrekturen',
  'Your text beside the corrected one, each change in its place, so that you see what became of your own sentence.':
    'Dein Text neben dem korrigierten, jede Änderung an ihrem Platz: So siehst du, was aus deinem eigenen Satz geworden ist.',
  'The mistakes worth remembering, three at most, each with its reason in one short sentence.':
    'Die Fehler, die du dir merken solltest, höchstens drei, jeder mit seinem Grund in einem kurzen Satz.',
  'Your moods, your words and your streak, over a week or a month, at a glance.':
    'Deine Stimmungen, deine Wörter und deine Serie, über eine Woche oder einen Monat, auf einen Blick.',
  Home: 'Start',
  'What you get': 'Was du bekommst',
  'Welcome to the {product}!': 'Willkommen beim {product}!',
  'Write daily diary entries, get instant AI feedback, and track your language learning progress.':
    'Schreibe täglich Tagebuch, bekomme sofort KI-Feedback und verfolge deine Fortschritte beim Sprachenlernen.',
  'Start Writing': 'Losschreiben',
  About: 'Worum es geht',
  'You know your own day better than any exercise book does. Three short questions get you started: what happened, what went well, what you are grateful for. Write in the language that you are learning, as well as you can.':
    'Du kennst deinen eigenen Tag besser als jedes Übungsbuch. Drei kurze Fragen helfen dir hinein: was passiert ist, was gut lief, wofür du dankbar bist. Schreibe in der Sprache, die du lernst, so gut du kannst.',
  'Moments later you know how it should have read, and why. Nobody else sees it: there are no followers here and nothing to win, only a few lines a day and a language that becomes yours.':
    'Augenblicke später weißt du, wie es hätte heißen sollen und warum. Niemand sonst sieht es: Hier gibt es keine Follower und nichts zu gewinnen, nur ein paar Zeilen am Tag und eine Sprache, die deine wird.',
};
