import type { ShellCounted, ShellMessage } from '#web/languages/catalogue/shell.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const shell: Texts<ShellMessage, ShellCounted> = {
  'Very Bad': 'Sehr schlecht',
  Bad: 'Schlecht',
  Okay: 'Okay',
  Good: 'Gut',
  'Very Good': 'Sehr gut',
  Week: 'Woche',
  Month: 'Monat',
  'Thank you. Statistics are on.': 'Danke. Die Statistik ist an.',
  'Statistics are off.': 'Die Statistik ist aus.',
  Statistics: 'Statistik',
  'May we count page views?': 'Dürfen wir Seitenaufrufe zählen?',
  'Only necessary': 'Nur Notwendiges',
  Accept: 'Zulassen',
  'Cookie settings': 'Cookie-Einstellungen',
  'What may be kept while you are here?': 'Was darf gespeichert werden, während du hier bist?',
  Necessary: 'Notwendig',
  'The cookies that keep you logged in, and what your browser keeps so that no word of yours is lost. Always on.':
    'Die Cookies, die dich angemeldet halten, und was dein Browser aufbewahrt, damit keins deiner Worte verloren geht. Immer an.',
  Close: 'Schließen',
  Save: 'Speichern',
  'Your browser asks not to be tracked (Do Not Track or Global Privacy Control). We take that as your no: nothing is counted.':
    'Dein Browser bittet darum, nicht verfolgt zu werden (Do Not Track oder Global Privacy Control). Das ist für uns ein Nein: Es wird nichts gezählt.',
  'This server counts opened pages per day, and PostHog records how they are used. Your diary, feedback, history and progress stay out of it.':
    'Dieser Server zählt geöffnete Seiten pro Tag, und PostHog zeichnet auf, wie sie benutzt werden. Tagebuch, Feedback, Verlauf und Fortschritt bleiben außen vor.',
  'Only numbers per day, on this server: no names, no identifiers, not a word of your diary.':
    'Nur Zahlen pro Tag, auf diesem Server: keine Namen, keine Kennungen, kein Wort aus deinem Tagebuch.',
  'Error: {code}': 'Fehler: {code}',
  'Please wait {time} and try again.': 'Bitte warte {time} und versuche es noch einmal.',
  Error: 'Fehler',
  Imprint: 'Impressum',
  'Data Protection': 'Datenschutz',
  Disclaimer: 'Haftungsausschluss',
  Terms: 'Nutzungsbedingungen',
  'About Us': 'Über uns',
  Legal: 'Rechtliches',
  'dayglot, to the first page': 'dayglot, zur Startseite',
  Main: 'Hauptmenü',
  '404 - Page Not Found': '404 – Seite nicht gefunden',
  'The page you are looking for does not exist.': 'Die Seite, die du suchst, gibt es nicht.',
  'Go Home': 'Zur Startseite',
  'There is a newer version': 'Es gibt eine neuere Version',
  'This page stopped working': 'Diese Seite funktioniert nicht mehr',
  'Dayglot Diary could not load this part. It may have been updated since you opened it, or your connection was gone for a moment. Please reload the page.':
    'Dayglot Diary konnte diesen Teil nicht laden. Vielleicht gibt es inzwischen eine neue Version, oder deine Verbindung war kurz weg. Bitte lade die Seite neu.',
  'Something went wrong that we did not expect. What you wrote is still on this device. Please reload the page.':
    'Etwas ist schiefgegangen, womit wir nicht gerechnet haben. Was du geschrieben hast, ist noch auf diesem Gerät. Bitte lade die Seite neu.',
  Reload: 'Neu laden',
  'Skip to content': 'Zum Inhalt springen',
  'Recent messages': 'Letzte Meldungen',
  'Light theme': 'Helles Design',
  'Dark theme': 'Dunkles Design',
  'The diary cannot be reached right now. We keep trying; you need not reload.':
    'Das Tagebuch ist gerade nicht erreichbar. Wir versuchen es weiter; du musst nicht neu laden.',
  'Native language': 'Muttersprache',
  'Type to search': 'Tippen, um zu suchen',
  Languages: 'Sprachen',
  'No language is called that.': 'Keine Sprache heißt so.',
  'The server cannot be reached. Please check your connection and try again.':
    'Der Server ist nicht erreichbar. Bitte prüfe deine Verbindung und versuche es noch einmal.',
  'The server gave an answer that could not be read. Please try again.':
    'Die Antwort des Servers war nicht lesbar. Bitte versuche es noch einmal.',
  Language: 'Sprache',
  'The language could not be loaded. Please try again.':
    'Die Sprache konnte nicht geladen werden. Bitte versuche es noch einmal.',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  'The diary cannot reach its database. Please try again in a moment.':
    'Das Tagebuch erreicht seine Datenbank nicht. Bitte versuche es gleich noch einmal.',
  'Please log in first.': 'Bitte melde dich zuerst an.',
  'Please verify your e-mail address first.': 'Bitte bestätige zuerst deine E-Mail-Adresse.',
  '{count} seconds': { one: '{count} Sekunde', other: '{count} Sekunden' },
  '{count} minutes': { one: '{count} Minute', other: '{count} Minuten' },
  '{count} hours': { one: '{count} Stunde', other: '{count} Stunden' },
  '{count} languages': { one: '{count} Sprache', other: '{count} Sprachen' },
};
