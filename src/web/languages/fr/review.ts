import type { ReviewCounted, ReviewMessage } from '#web/languages/catalogue/review.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const review: Texts<ReviewMessage, ReviewCounted> = {
  'Type what is missing, or choose Show.': 'Écris ce qui manque, ou choisis «\u00a0Afficher\u00a0».',
  'Right.': 'Juste.',
  'Not quite: you typed “{words}”.': 'Pas tout à fait\u00a0: tu as écrit «\u00a0{words}\u00a0».',
  'The answer is “{words}”.': 'La réponse est «\u00a0{words}\u00a0».',
  'It was missing in {entry}': 'Il manquait dans {entry}',
  'You wrote “{words}” in {entry}': 'Tu as écrit «\u00a0{words}\u00a0» dans {entry}',
  'your entry of {day}': 'ton entrée du {day}',
  'You wrote “{words}” right on {day}': 'Le {day}, tu as bien écrit «\u00a0{words}\u00a0»',
  'The missing words in': 'Les mots manquants dans',
  'Card {at} of {all}': 'Carte {at} sur {all}',
  Check: 'Vérifier',
  Show: 'Afficher',
  '{at} of {all}': '{at} sur {all}',
  'begins with {letters}': 'commence par {letters}',
  'Set aside': 'Mettre de côté',
  Again: 'Encore',
  Easy: 'Facile',
  'I knew it': 'Je le savais',
  'Nothing to review yet.': 'Rien à réviser pour l’instant.',
  'Nothing more today.': 'Plus rien aujourd’hui.',
  'What is corrected in your entries comes back here as cards, from the next day on.':
    'Ce qui est corrigé dans tes entrées revient ici sous forme de cartes, dès le lendemain.',
  'Your cards come back when you are about to forget them.':
    'Tes cartes reviennent quand tu es sur le point de les oublier.',
  'That is enough for today.': 'C’est assez pour aujourd’hui.',
  'Right in your diary since': 'Écrit juste dans ton journal depuis',
  '“{words}” on {day}': '«\u00a0{words}\u00a0» le {day}',
  'No card was answered.': 'Aucune carte n’a reçu de réponse.',
  '1 card to learn again. It comes back soon.': '1 carte, pas encore sue. Elle revient bientôt.',
  Review: 'Révision',
  'Your cards could not be loaded. They are safe; please try again.':
    'Tes cartes n’ont pas pu être chargées. Elles sont en sécurité\u00a0; réessaie.',
  'Loading your cards': 'Chargement de tes cartes',
  'What you answered last could not be saved.': 'Ta dernière réponse n’a pas pu être enregistrée.',
  '“{words}” is set aside.': '«\u00a0{words}\u00a0» est mise de côté.',
  '“{words}” is deleted.': '«\u00a0{words}\u00a0» est supprimée.',
  '“{words}” comes again on {day}': '«\u00a0{words}\u00a0» revient le {day}',
  '“{words}” is answered.': '«\u00a0{words}\u00a0» a reçu sa réponse.',
  'A few more': 'Encore quelques-unes',
  'Nothing waits for tomorrow yet.': 'Rien n’attend encore pour demain.',
  'They could not be brought back. Please try again.': 'Elles n’ont pas pu être reprises. Réessaie.',
  '{count} cards, and you knew them all.': {
    one: '{count} carte, et tu la savais.',
    other: '{count} cartes, et tu les savais toutes.',
  },
  '{count} cards, {known} of them known. The others come again soon.': {
    one: '{count} carte\u00a0: tu en savais {known}. Les autres reviennent bientôt.',
    other: '{count} cartes\u00a0: tu en savais {known}. Les autres reviennent bientôt.',
  },
  '{count} cards wait for tomorrow.': {
    one: '{count} carte attend demain.',
    other: '{count} cartes attendent demain.',
  },
  '{count} cards are set aside.': {
    one: '{count} carte est mise de côté.',
    other: '{count} cartes sont mises de côté.',
  },
  'Bring them back': { one: 'La reprendre', other: 'Les reprendre' },
};
