import type { ServerTexts } from '#server/languages/words.ts';

export const de: ServerTexts = {
  'Hello,': 'Hallo,',
  'Hello {name},': 'Hallo {name},',
  '{label}:': '{label}:',
  'Verify your e-mail for Dayglot Diary': 'Bestätige deine E-Mail-Adresse für Dayglot Diary',
  'please confirm that this address is yours. Then your diary is ready.':
    'bitte bestätige, dass diese Adresse dir gehört. Dann ist dein Tagebuch bereit.',
  'Verify my e-mail': 'Meine Adresse bestätigen',
  'The link works for 24 hours, on any device.': 'Der Link gilt 24 Stunden, auf jedem Gerät.',
  'If you did not register, ignore this mail: without the link nothing happens.':
    'Falls du dich nicht registriert hast, kannst du diese Mail ignorieren: Ohne den Link passiert nichts.',
  'Choose a new password for Dayglot Diary': 'Wähle ein neues Passwort für Dayglot Diary',
  'somebody, most likely you, asked for a new password for your diary.':
    'jemand, höchstwahrscheinlich du, hat ein neues Passwort für dein Tagebuch angefordert.',
  'Choose a new password': 'Neues Passwort wählen',
  'The link works once, for one hour. If you asked more than once, only the newest mail has the link that works.':
    'Der Link gilt einmal, eine Stunde lang. Wenn du mehrmals gefragt hast, funktioniert nur der Link in der neuesten Mail.',
  'If it was not you, ignore this mail: your password stays as it is.':
    'Falls du es nicht warst, kannst du diese Mail ignorieren: Dein Passwort bleibt, wie es ist.',
  'Your Dayglot Diary password was changed': 'Dein Passwort für Dayglot Diary wurde geändert',
  'the password of your diary was changed just now. Every other device was signed out.':
    'das Passwort deines Tagebuchs wurde gerade geändert. Alle anderen Geräte wurden abgemeldet.',
  'If that was you, there is nothing to do. If it was not, take your account back at once:':
    'Wenn du das warst, musst du nichts tun. Wenn nicht, hol dir dein Konto gleich zurück:',
  'Ask for a new password': 'Neues Passwort anfordern',
  'You have a Dayglot Diary account already': 'Du hast schon ein Konto bei Dayglot Diary',
  'somebody tried to register with your address. Nothing was changed: you have an account already.':
    'jemand hat versucht, sich mit deiner Adresse zu registrieren. Es wurde nichts geändert: Du hast schon ein Konto.',
  'If it was you, log in. If you forgot the password, you can ask for a new one there.':
    'Wenn du das warst, melde dich an. Falls du das Passwort vergessen hast, kannst du dort ein neues anfordern.',
  'Log in': 'Anmelden',
  'If it was not you, ignore this mail. Nobody learned anything but that this address is taken.':
    'Falls du es nicht warst, kannst du diese Mail ignorieren. Niemand hat mehr erfahren, als dass diese Adresse vergeben ist.',
  'A few lines about today?': 'Ein paar Zeilen über heute?',
  'Your page is still empty. Two or three sentences are plenty.':
    'Deine Seite ist noch leer. Zwei oder drei Sätze reichen völlig.',
  'your page for today is still empty. Two or three sentences are plenty: what happened, what went well, what you are grateful for.':
    'deine Seite für heute ist noch leer. Zwei oder drei Sätze reichen völlig: was passiert ist, was gut lief, wofür du dankbar bist.',
  'Open my diary': 'Mein Tagebuch öffnen',
  'You get this mail because Email Notifications are on. You choose the hour on your account page.':
    'Du bekommst diese Mail, weil „Benachrichtigungen per E-Mail“ eingeschaltet ist. Die Uhrzeit wählst du auf deiner Kontoseite.',
  'Stop these mails': 'Keine solchen Mails mehr',
  'this week you wrote on {days}.': 'diese Woche hast du an {days} geschrieben.',
  'this week you wrote on {days}, {words} in all.': 'diese Woche hast du an {days} geschrieben, insgesamt {words}.',
  'Fewer mistakes than the week before: {kinds}.': 'Weniger Fehler als in der Woche davor: {kinds}.',
  'Today’s page is still empty; there is time for a few lines.':
    'Die Seite von heute ist noch leer; für ein paar Zeilen ist noch Zeit.',
  'You get this mail on Sundays because Weekly summary is on. You choose that on your account page.':
    'Du bekommst diese Mail sonntags, weil „Wochenrückblick“ eingeschaltet ist. Das wählst du auf deiner Kontoseite.',
  'Stop the weekly summary': 'Keinen Wochenrückblick mehr',
  spelling: 'Rechtschreibung',
  'capital letters': 'Großschreibung',
  punctuation: 'Zeichensetzung',
  spaces: 'Leerzeichen',
  articles: 'Artikel',
  'singular and plural': 'Einzahl und Mehrzahl',
  'verb forms': 'Verbformen',
  tenses: 'Zeitformen',
  agreement: 'Übereinstimmung',
  prepositions: 'Präpositionen',
  pronouns: 'Pronomen',
  'word order': 'Wortstellung',
  'choice of words': 'Wortwahl',
  'missing words': 'fehlende Wörter',
  'words too many': 'überflüssige Wörter',
  tone: 'Stilebene',
  'Stop the reminders?': 'Keine Erinnerungen mehr?',
  'No more mails that remind you to write, and no weekly summary. Your diary stays as it is.':
    'Keine Mails mehr, die dich ans Schreiben erinnern, und kein Wochenrückblick. Dein Tagebuch bleibt, wie es ist.',
  'Stop the reminders': 'Erinnerungen abschalten',
  'No more reminders': 'Keine Erinnerungen mehr',
  'Email Notifications are off now. Mails about your account itself still come.':
    '„Benachrichtigungen per E-Mail“ ist jetzt aus. Mails zu deinem Konto selbst kommen weiterhin.',
  'Stop the weekly summary?': 'Keinen Wochenrückblick mehr?',
  'No more summary on Sundays. Reminders on other days stay as you set them.':
    'Kein Rückblick mehr am Sonntag. Erinnerungen an anderen Tagen bleiben, wie du sie eingestellt hast.',
  'No more weekly summary': 'Kein Wochenrückblick mehr',
  'It is off now. Reminders to write stay as you set them.':
    'Er ist jetzt aus. Erinnerungen ans Schreiben bleiben, wie du sie eingestellt hast.',
  'This link does not work': 'Dieser Link funktioniert nicht',
  'It may have been cut in two by your mail program. You can turn the mails off on your account page.':
    'Vielleicht hat ihn dein Mailprogramm entzweigeschnitten. Auf deiner Kontoseite kannst du die Mails abschalten.',
  'Please try again in a moment': 'Bitte versuche es gleich noch einmal',
  'The diary cannot reach its database just now, so nothing was changed.':
    'Das Tagebuch erreicht gerade seine Datenbank nicht, deshalb wurde nichts geändert.',
  'Open my account': 'Mein Konto öffnen',
  'Your week: {count} days written': {
    one: 'Deine Woche: an {count} Tag geschrieben',
    other: 'Deine Woche: an {count} Tagen geschrieben',
  },
  '{count} days': { one: '{count} Tag', other: '{count} Tagen' },
  '{count} words': { one: '{count} Wort', other: '{count} Wörter' },
};
