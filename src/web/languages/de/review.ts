import type { ReviewCounted, ReviewMessage } from '#web/languages/catalogue/review.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const review: Texts<ReviewMessage, ReviewCounted> = {
  'Type what is missing, or choose Show.': 'Schreibe, was fehlt, oder wähle „Anzeigen“.',
  'Right.': 'Richtig.',
  'Not quite: you typed “{words}”.': 'Nicht ganz: Du hast „{words}“ geschrieben.',
  'The answer is “{words}”.': 'Die Antwort ist „{words}“.',
  'It was missing in {entry}': 'Es fehlte in {entry}',
  'You wrote “{words}” in {entry}': 'Du schriebst „{words}“ in {entry}',
  'your entry of {day}': 'deinem Eintrag vom {day}',
  'You wrote “{words}” right on {day}': 'Am {day} hast du „{words}“ richtig geschrieben',
  'The missing words in': 'Die fehlenden Wörter in',
  'Card {at} of {all}': 'Karte {at} von {all}',
  Check: 'Prüfen',
  Show: 'Anzeigen',
  '{at} of {all}': '{at} von {all}',
  'begins with {letters}': 'beginnt mit {letters}',
  'Set aside': 'Beiseitelegen',
  Again: 'Noch einmal',
  Easy: 'Leicht',
  'I knew it': 'Ich wusste es',
  'Nothing to review yet.': 'Noch nichts zu wiederholen.',
  'Nothing more today.': 'Für heute nichts mehr.',
  'What is corrected in your entries comes back here as cards, from the next day on.':
    'Was in deinen Einträgen korrigiert wird, kommt hier ab dem nächsten Tag als Karten wieder.',
  'Your cards come back when you are about to forget them.':
    'Deine Karten kommen wieder, wenn du kurz davor bist, sie zu vergessen.',
  'That is enough for today.': 'Das reicht für heute.',
  'Right in your diary since': 'Seitdem richtig in deinem Tagebuch',
  '“{words}” on {day}': '„{words}“ am {day}',
  'No card was answered.': 'Keine Karte wurde beantwortet.',
  '1 card to learn again. It comes back soon.': '1 Karte, noch nicht gewusst. Sie kommt bald wieder.',
  Review: 'Wiederholen',
  'Your cards could not be loaded. They are safe; please try again.':
    'Deine Karten konnten nicht geladen werden. Sie sind sicher; bitte versuche es noch einmal.',
  'Loading your cards': 'Deine Karten werden geladen',
  'What you answered last could not be saved.': 'Deine letzte Antwort konnte nicht gespeichert werden.',
  '“{words}” is set aside.': '„{words}“ ist beiseitegelegt.',
  '“{words}” is deleted.': '„{words}“ ist gelöscht.',
  '“{words}” comes again on {day}': '„{words}“ kommt am {day} wieder',
  '“{words}” is answered.': '„{words}“ ist beantwortet.',
  'A few more': 'Noch ein paar',
  'Nothing waits for tomorrow yet.': 'Für morgen wartet noch nichts.',
  'They could not be brought back. Please try again.':
    'Sie konnten nicht zurückgeholt werden. Bitte versuche es noch einmal.',
  '{count} cards, and you knew them all.': {
    one: '{count} Karte, und du wusstest sie.',
    other: '{count} Karten, und du wusstest sie alle.',
  },
  '{count} cards, {known} of them known. The others come again soon.': {
    one: '{count} Karte, {known} davon gewusst. Die anderen kommen bald wieder.',
    other: '{count} Karten, {known} davon gewusst. Die anderen kommen bald wieder.',
  },
  '{count} cards wait for tomorrow.': {
    one: '{count} Karte wartet auf morgen.',
    other: '{count} Karten warten auf morgen.',
  },
  '{count} cards are set aside.': { one: '{count} Karte liegt beiseite.', other: '{count} Karten liegen beiseite.' },
  'Bring them back': { one: 'Zurückholen', other: 'Zurückholen' },
};
