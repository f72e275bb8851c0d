import type { LegalMessage } from '#web/languages/catalogue/legal.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const legal: Texts<LegalMessage> = {
  'A quiet place to write a few lines a day in the language you are learning.':
    'Ein ruhiger Ort, um jeden Tag ein paar Zeilen in der Sprache zu schreiben, die du lernst.',
  'Why a diary': 'Warum ein Tagebuch',
  'You know your own day better than any exercise book does. Writing about it makes you look for exactly the words that you need, and a correction stays when it mends a sentence that you meant.':
    'Du kennst deinen eigenen Tag besser als jedes Übungsbuch. Darüber zu schreiben lässt dich genau nach den Wörtern suchen, die du brauchst, und eine Korrektur bleibt hängen, wenn sie einen Satz verbessert, den du wirklich sagen wolltest.',
  'How it works': 'Wie es geht',
  'Three short questions and your mood. Then you see your text beside the corrected one, each change in its place, and the mistakes worth remembering. The progress page shows how your words become more, and more of them right.':
    'Drei kurze Fragen und deine Stimmung. Dann siehst du deinen Text neben dem korrigierten, jede Änderung an ihrem Platz, und die Fehler, die du dir merken solltest. Die Fortschrittsseite zeigt, wie deine Wörter mehr werden und immer mehr davon richtig sind.',
  'What we care about': 'Was uns wichtig ist',
  'Your words are yours: encrypted, never published, never shown to other learners.':
    'Deine Worte gehören dir: verschlüsselt, nie veröffentlicht, nie anderen Lernenden gezeigt.',
  'No feed, no followers, no points to lose. A missed day is just a day.':
    'Kein Feed, keine Follower, keine Punkte zu verlieren. Ein ausgelassener Tag ist einfach ein Tag.',
  'The page works with a keyboard, a screen reader, a small phone and a slow connection.':
    'Die Seite funktioniert mit Tastatur, Screenreader, kleinem Telefon und langsamer Verbindung.',
  'Open the diary': 'Das Tagebuch öffnen',
  'What the corrections are, and what they are not.': 'Was die Korrekturen sind, und was sie nicht sind.',
  'Corrections can be wrong': 'Korrekturen können falsch sein',
  'Entries are corrected by programs: rules and dictionaries, or a generative AI provider where the operator chose one. They miss mistakes, and now and then they change something that was right. Take a correction as a hint from a well-read friend, and ask a teacher where it matters.':
    'Einträge werden von Programmen korrigiert: von Regeln und Wörterbüchern oder von einem Anbieter generativer KI, wo der Betreiber einen gewählt hat. Sie übersehen Fehler, und hin und wieder ändern sie etwas, das richtig war. Nimm eine Korrektur als Hinweis eines belesenen Freundes, und frage eine Lehrkraft, wo es darauf ankommt.',
  'No advice': 'Keine Beratung',
  'The diary does not read what you feel in order to help you. It gives no medical, psychological or legal advice. If you are not well, please talk to somebody you trust or to a doctor.':
    'Das Tagebuch liest nicht, was du fühlst, um dir zu helfen. Es gibt keinen medizinischen, psychologischen oder rechtlichen Rat. Wenn es dir nicht gut geht, sprich bitte mit jemandem, dem du vertraust, oder mit einer Ärztin oder einem Arzt.',
  Availability: 'Verfügbarkeit',
  'The site is run with care, but nobody can promise that it is always there. Keep a copy of the words that you would miss.':
    'Die Website wird mit Sorgfalt betrieben, aber niemand kann versprechen, dass sie immer da ist. Bewahre eine Kopie der Worte auf, die dir fehlen würden.',
  Links: 'Links',
  'Where a page leads to another site, that site’s operator answers for what stands there.':
    'Wo eine Seite auf eine andere Website führt, ist deren Betreiber für das verantwortlich, was dort steht.',
  'Who answers for this site.': 'Wer für diese Website verantwortlich ist.',
  Operator: 'Betreiber',
  'What the learners write': 'Was die Lernenden schreiben',
  'Diary entries belong to the learners who wrote them. They are not published, and the operator does not adopt them as their own. What happens to them stands under {policy}.':
    'Tagebucheinträge gehören den Lernenden, die sie geschrieben haben. Sie werden nicht veröffentlicht, und der Betreiber macht sie sich nicht zu eigen. Was mit ihnen geschieht, steht unter {policy}.',
  'The software': 'Die Software',
  'It is made of the work of many; {licences} stand on a page of their own.':
    'Sie ist aus der Arbeit vieler gemacht; {licences} stehen auf einer eigenen Seite.',
  'their licences': 'ihre Lizenzen',
  'This is a translation. Where the two differ, the English text holds.':
    'Dies ist eine Übersetzung. Wo beide voneinander abweichen, gilt der englische Text.',
  Licences: 'Lizenzen',
  'Dayglot Diary stands on the work of many. These are the packages in it, and the licences they come under.':
    'Dayglot Diary ruht auf der Arbeit vieler. Das sind die Pakete darin und die Lizenzen, unter denen sie stehen.',
  'The list could not be read.': 'Die Liste konnte nicht gelesen werden.',
  'Dayglot Diary is software that anybody can run on a server of their own. Whoever runs this installation, under the address that your browser shows, is its operator and answers for it. To reach them, reply to any mail that you received from this site. Where a school, a company or a friend gave you the address, they know the operator too.':
    'Dayglot Diary ist Software, die jede und jeder auf einem eigenen Server betreiben kann. Wer diese Installation unter der Adresse betreibt, die dein Browser zeigt, ist ihr Betreiber und dafür verantwortlich. Um ihn zu erreichen, antworte auf irgendeine Mail, die du von dieser Website bekommen hast. Wo dir eine Schule, ein Unternehmen oder Freunde die Adresse gegeben haben, kennen auch sie den Betreiber.',
  'This is the privacy policy: what is stored about you, why, and who else sees it.':
    'Dies ist die Datenschutzerklärung: was über dich gespeichert wird, warum, und wer es sonst sieht.',
  'Who is responsible': 'Wer verantwortlich ist',
  'Your account': 'Dein Konto',
  'Of the registration itself, only your e-mail address and the time of your registration are stored. Beside them stands what you chose for your profile:':
    'Von der Registrierung selbst werden nur deine E-Mail-Adresse und der Zeitpunkt deiner Registrierung gespeichert. Daneben steht, was du für dein Profil gewählt hast:',
  'your username and your native language, and the time zone of your device, so that a day ends when yours ends;':
    'dein Benutzername und deine Muttersprache, und die Zeitzone deines Geräts, damit ein Tag endet, wenn deiner endet;',
  'the language of the pages, so that mails and notifications come to you in it;':
    'die Sprache der Seiten, damit Mails und Benachrichtigungen in ihr zu dir kommen;',
  'your password as a hash (argon2id), from which nobody can read it back;':
    'dein Passwort als Hash (argon2id), aus dem es niemand zurücklesen kann;',
  'your notification settings, and for each device that is logged in the session: the browser and the system as the browser names them, such as «Firefox on Windows», when you logged in, when it was last used and when it ends.':
    'deine Einstellungen zu Benachrichtigungen, und für jedes angemeldete Gerät die Sitzung: der Browser und das System, wie der Browser sie nennt, etwa „Firefox on Windows“, wann du dich angemeldet hast, wann sie zuletzt benutzt wurde und wann sie endet.',
  'Your e-mail address is used to log you in and to send you the mails that the account needs, such as the verification link, the link for a new password, or word that your password was changed. They leave through the mail server that the operator chose.':
    'Deine E-Mail-Adresse dient dazu, dich anzumelden und dir die Mails zu schicken, die das Konto braucht, etwa den Bestätigungslink, den Link zu einem neuen Passwort oder die Nachricht, dass dein Passwort geändert wurde. Sie gehen über den Mailserver hinaus, den der Betreiber gewählt hat.',
  'So that nobody guesses passwords, the server counts tries per account and per network address. These counts stand under keyed hashes, from which neither can be read, and are cleared away within hours. Before you log in, register or ask for feedback, your browser solves a small computation by itself; no company outside is asked.':
    'Damit niemand Passwörter errät, zählt der Server die Versuche pro Konto und pro Netzwerkadresse. Diese Zahlen stehen unter Hashes mit Schlüssel, aus denen keines von beiden zu lesen ist, und werden binnen Stunden gelöscht. Bevor du dich anmeldest, registrierst oder um Feedback bittest, löst dein Browser von selbst eine kleine Rechenaufgabe; kein fremdes Unternehmen wird gefragt.',
  'Your diary': 'Dein Tagebuch',
  'An entry is stored with its three texts, its mood, its day, its number of words, and the feedback it received. The texts and the feedback are encrypted where they are stored (AES-256-GCM), under a key that belongs to you alone. The server opens them only to correct them and to show them to you. Other learners never see them. Of each mistake its kind is kept, and a keyed mark by which it is known again; from these come the figures of your progress and the cards of your review, with the dates on which you answered them. What you delete goes for good a minute later.':
    'Ein Eintrag wird mit seinen drei Texten, seiner Stimmung, seinem Tag, der Zahl seiner Wörter und dem Feedback gespeichert, das er bekommen hat. Die Texte und das Feedback sind dort verschlüsselt, wo sie gespeichert sind (AES-256-GCM), mit einem Schlüssel, der dir allein gehört. Der Server öffnet sie nur, um sie zu korrigieren und dir zu zeigen. Andere Lernende sehen sie nie. Von jedem Fehler bleibt seine Art und ein mit einem Schlüssel gebildetes Merkmal, an dem er wiedererkannt wird; daraus entstehen die Zahlen deines Fortschritts und die Karten deiner Wiederholung, mit den Tagen, an denen du sie beantwortet hast. Was du löschst, ist eine Minute später endgültig fort.',
  'Mails and notifications': 'Mails und Benachrichtigungen',
  'Reminders and the weekly summary come only if you switch them on, and each mail has a link that stops them. They hold no word of your diary. Notifications on a device, where the operator offers them, go through the service of your browser’s maker; the server keeps the address that this service gave your browser until you log out or switch them off.':
    'Erinnerungen und der Wochenrückblick kommen nur, wenn du sie einschaltest, und jede Mail hat einen Link, der sie abstellt. Sie enthalten kein Wort aus deinem Tagebuch. Benachrichtigungen auf einem Gerät gehen, wo der Betreiber sie anbietet, über den Dienst des Herstellers deines Browsers; der Server behält die Adresse, die dieser Dienst deinem Browser gegeben hat, bis du dich abmeldest oder sie ausschaltest.',
  'AI processing': 'Verarbeitung durch KI',
  'Accounts, database and functions': 'Konten, Datenbank und Funktionen',
  'Authentication, the database and the functions that the page calls run on the operator’s own server. No backend-as-a-service provider is involved.':
    'Anmeldung, Datenbank und die Funktionen, die die Seite aufruft, laufen auf dem eigenen Server des Betreibers. Kein Backend-as-a-Service-Anbieter ist beteiligt.',
  Analytics: 'Statistik',
  'Statistics are kept only after you allow them, and you can withdraw that at any time by «Cookie settings» at the foot of every page. Then this server counts per day how often each page was opened and, for example, how many entries were sent: bare numbers, with no name, no identifier and no network address. Where your browser asks not to be tracked (Do Not Track or Global Privacy Control), that is taken as your no.':
    'Statistik wird nur geführt, nachdem du sie zugelassen hast, und du kannst das jederzeit über „Cookie-Einstellungen“ am Fuß jeder Seite widerrufen. Dann zählt dieser Server pro Tag, wie oft jede Seite geöffnet und zum Beispiel wie viele Einträge abgeschickt wurden: bloße Zahlen, ohne Namen, ohne Kennung und ohne Netzwerkadresse. Wo dein Browser darum bittet, nicht verfolgt zu werden (Do Not Track oder Global Privacy Control), gilt das als dein Nein.',
  'Where the operator uses PostHog as well, the question says so before you answer. From your yes to its withdrawal it then receives the same counts and a recording of how pages are used, in which the diary, feedback, history, progress and account pages are blank. Without your yes nothing of it is even loaded.':
    'Wo der Betreiber zusätzlich PostHog verwendet, sagt es die Frage, bevor du antwortest. Von deinem Ja bis zu dessen Widerruf erhält es dieselben Zahlen und eine Aufzeichnung, wie Seiten benutzt werden, in der Tagebuch, Feedback, Verlauf, Fortschritt und Konto leer sind. Ohne dein Ja wird nichts davon auch nur geladen.',
  'The server’s log holds no diary text and no e-mail address.':
    'Das Protokoll des Servers enthält keinen Tagebuchtext und keine E-Mail-Adresse.',
  'On your device': 'Auf deinem Gerät',
  'While you write, the draft is kept in your browser, so that nothing is lost when the page is closed; it is removed after you finish the entry or log out. So that the diary also opens without a network, your browser keeps the files of the page and, until you log out, the number of your account, with nothing about you. Your choice of the light or dark theme, the language of the pages and your answer about statistics are kept there too. The only cookies are those that log you in and protect your log-in. One of them remembers for 400 days, also after you log out, which accounts logged in in this browser, so that strangers who guess at your password cannot lock you out. They are necessary, so we do not ask for your consent.':
    'Während du schreibst, wird der Entwurf in deinem Browser aufbewahrt, damit nichts verloren geht, wenn die Seite geschlossen wird; er wird entfernt, wenn du den Eintrag abschließt oder dich abmeldest. Damit das Tagebuch auch ohne Netz aufgeht, behält dein Browser die Dateien der Seite und, bis du dich abmeldest, die Nummer deines Kontos, ohne etwas über dich. Auch deine Wahl des hellen oder dunklen Designs, die Sprache der Seiten und deine Antwort zur Statistik liegen dort. Die einzigen Cookies sind die, die dich anmelden und deine Anmeldung schützen. Eines davon merkt sich 400 Tage lang, auch nach dem Abmelden, welche Konten sich in diesem Browser angemeldet haben, damit Fremde, die dein Passwort raten, dich nicht aussperren können. Sie sind notwendig, darum bitten wir nicht um deine Einwilligung.',
  'Your rights': 'Deine Rechte',
  'On your account page you can download your whole diary as a file, and delete your account with everything in it. You may also ask the operator what is stored about you, have it corrected, receive a copy or have it deleted, and you may complain to the data protection authority where you live. The imprint says how to reach the operator.':
    'Auf deiner Kontoseite kannst du dein ganzes Tagebuch als Datei herunterladen und dein Konto mit allem darin löschen. Du kannst den Betreiber auch fragen, was über dich gespeichert ist, es berichtigen lassen, eine Kopie erhalten oder es löschen lassen, und du kannst dich bei der Datenschutzbehörde an deinem Wohnort beschweren. Wie der Betreiber zu erreichen ist, steht im Impressum.',
  'To correct an entry, this site sends it to a generative AI provider or another program outside itself:':
    'Um einen Eintrag zu korrigieren, schickt diese Website ihn an einen Anbieter generativer KI oder ein anderes Programm außerhalb:',
  'Entries are corrected by a program on this very server: the texts are sent nowhere.':
    'Einträge werden von einem Programm auf genau diesem Server korrigiert: Die Texte werden nirgendwohin geschickt.',
  'Who corrects the entries is the operator’s choice; after each correction the page names who checked it.':
    'Wer die Einträge korrigiert, entscheidet der Betreiber; nach jeder Korrektur nennt die Seite, wer geprüft hat.',
  'What is sent are the three texts of the entry, its language and your native language, and what you said you meant; that provider’s own terms then apply. Your name, your e-mail address and your mood are not sent along. Where a provider does not answer, the next one is asked, or the basic corrector on this server; the page names who checked the entry.':
    'Geschickt werden die drei Texte des Eintrags, seine Sprache und deine Muttersprache und was du als Absicht bezeichnet hast; dann gelten die eigenen Bedingungen dieses Anbieters. Dein Name, deine E-Mail-Adresse und deine Stimmung werden nicht mitgeschickt. Wo ein Anbieter nicht antwortet, wird der nächste gefragt oder der einfache Korrektor auf diesem Server; die Seite nennt, wer den Eintrag geprüft hat.',
  'The few rules under which you use the diary.': 'Die wenigen Regeln, unter denen du das Tagebuch benutzt.',
  'A diary for the language you are learning: you write, your entry is corrected, and you see your progress. Features may change or grow; what you wrote stays yours.':
    'Ein Tagebuch für die Sprache, die du lernst: Du schreibst, dein Eintrag wird korrigiert, und du siehst deinen Fortschritt. Funktionen können sich ändern oder dazukommen; was du geschrieben hast, bleibt deins.',
  'One account is for one person. Give an e-mail address that is yours, and keep the password to yourself.':
    'Ein Konto ist für eine Person. Gib eine E-Mail-Adresse an, die dir gehört, und behalte das Passwort für dich.',
  'Tell the operator if you think that somebody else uses your account.':
    'Sag dem Betreiber Bescheid, wenn du glaubst, dass jemand anderes dein Konto benutzt.',
  'What you write': 'Was du schreibst',
  'Your entries belong to you. You allow the operator to store them and to have them corrected, and nothing else.':
    'Deine Einträge gehören dir. Du erlaubst dem Betreiber, sie zu speichern und korrigieren zu lassen, und sonst nichts.',
  'Please write nothing that breaks the law or another person’s rights.':
    'Bitte schreibe nichts, was das Gesetz oder die Rechte anderer verletzt.',
  'Do not attack the site, overload it or try to read what belongs to others.':
    'Greife die Website nicht an, überlaste sie nicht und versuche nicht zu lesen, was anderen gehört.',
  'Ending it': 'Wie es endet',
  'You may stop at any time and have the operator delete your account. The operator may close an account that breaks these rules, or stop the service after telling you in good time.':
    'Du kannst jederzeit aufhören und dein Konto vom Betreiber löschen lassen. Der Betreiber kann ein Konto schließen, das gegen diese Regeln verstößt, oder den Dienst einstellen, nachdem er es rechtzeitig gesagt hat.',
  Liability: 'Haftung',
  'The diary is offered as it is. The operator is liable as the law demands, and beyond that only for intent and gross negligence. Corrections carry no guarantee; see the disclaimer.':
    'Das Tagebuch wird angeboten, wie es ist. Der Betreiber haftet, wie das Gesetz es verlangt, und darüber hinaus nur für Vorsatz und grobe Fahrlässigkeit. Für Korrekturen gibt es keine Gewähr; siehe den Haftungsausschluss.',
};
