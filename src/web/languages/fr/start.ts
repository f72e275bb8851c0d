import type { StartMessage } from '#web/languages/catalogue/start.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const start: Texts<StartMessage> = {
  'A page of writing with one word struck and the right one written above it':
    'Une page d’écriture où un mot est barré, le bon mot au-dessus',
  'A speech bubble with three short notes and a tick': 'Une bulle avec trois courtes notes et une coche',
  'A line climbing over a row of days, with a smiling face at its end':
    'Une ligne qui monte au-dessus d’une rangée de jours, avec un visage souriant au bout',
  'Pause the example': 'Mettre l’exemple en pause',
  'Play the example': 'Lancer l’exemple',
  'Go on': 'Continuer',
  Corrections: 'Corrections',
  'Your text beside the corrected one, each change in its place, so that you see what became of your own sentence.':
    'Ton texte à côté du texte corrigé, chaque changement à sa place, pour voir ce que ta propre phrase est devenue.',
  'The mistakes worth remembering, three at most, each with its reason in one short sentence.':
    'Les erreurs qui valent la peine d’être retenues, trois au plus, chacune avec sa raison en une courte phrase.',
  'Your moods, your words and your streak, over a week or a month, at a glance.':
    'Tes humeurs, tes mots et ta série, sur une semaine ou un mois, d’un coup d’œil.',
  Home: 'Accueil',
  'What you get': 'Ce que tu y trouves',
  'Welcome to the {product}!': 'Bienvenue dans {product}\u00a0!',
  'Write daily diary entries, get instant AI feedback, and track your language learning progress.':
    'Écris ton journal chaque jour, reçois aussitôt les retours de l’IA et suis tes progrès dans la langue que tu apprends.',
  'Start Writing': 'Commencer à écrire',
  About: 'De quoi il s’agit',
  'You know your own day better than any exercise book does. Three short questions get you started: what happened, what went well, what you are grateful for. Write in the language that you are learning, as well as you can.':
    'Tu connais ta journée mieux que n’importe quel cahier d’exercices. Trois petites questions t’aident à commencer\u00a0: ce qui s’est passé, ce qui s’est bien passé, ce qui te rend reconnaissant·e. Écris dans la langue que tu apprends, aussi bien que tu peux.',
  'Moments later you know how it should have read, and why. Nobody else sees it: there are no followers here and nothing to win, only a few lines a day and a language that becomes yours.':
    'Quelques instants plus tard, tu sais comment il aurait fallu l’écrire, et pourquoi. Personne d’autre ne le voit\u00a0: ici, pas d’abonnés et rien à gagner, seulement quelques lignes par jour et une langue qui devient la tienne.',
};
