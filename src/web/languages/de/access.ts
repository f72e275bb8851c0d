import type { AccessMessage } from '#web/languages/catalogue/access.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const access: Texts<AccessMessage> = {
  'Please check the address: it should look like name@example.org.':
    'Bitte prüfe die Adresse: Sie sollte so aussehen wie name@example.org.',
  'This address has an account already. You can log in with it.':
    'Zu dieser Adresse gibt es schon ein Konto. Du kannst dich damit anmelden.',
  'This account does not exist any more. You can register again.':
    'Dieses Konto gibt es nicht mehr. Du kannst dich neu registrieren.',
  'Please choose a password of 8 to 128 characters that is not among the common ones and not made of your name or address.':
    'Bitte wähle ein Passwort mit 8 bis 128 Zeichen, das nicht zu den häufigen gehört und nicht aus deinem Namen oder deiner Adresse besteht.',
  'This is not your current password. Please try again.':
    'Das ist nicht dein aktuelles Passwort. Bitte versuche es noch einmal.',
  'The e-mail or the password is not right. Please check both.':
    'Die E-Mail-Adresse oder das Passwort stimmt nicht. Bitte prüfe beide.',
  'This account has been disabled. Please write to us, and we will sort it out.':
    'Dieses Konto wurde gesperrt. Bitte schreib uns, dann klären wir das.',
  'That took too long. Please log in once more.': 'Das hat zu lange gedauert. Bitte melde dich noch einmal an.',
  'Please enter your current password, so that nobody else can do this on your device.':
    'Bitte gib dein aktuelles Passwort ein, damit das niemand sonst auf deinem Gerät tun kann.',
  'There were too many tries. Please wait a little and try again.':
    'Das waren zu viele Versuche. Bitte warte ein wenig und versuche es noch einmal.',
  'This link has expired': 'Dieser Link ist abgelaufen',
  'A link works for one hour. Please ask for a new one.': 'Ein Link gilt eine Stunde. Bitte fordere einen neuen an.',
  'This link was used already, or a newer one was sent. Please open the newest mail or ask for a new one.':
    'Dieser Link wurde schon benutzt, oder es wurde ein neuerer geschickt. Bitte öffne die neueste Mail oder fordere einen neuen an.',
  'The check that you are no robot did not go through. Please reload the page and try again.':
    'Die Prüfung, dass du kein Roboter bist, hat nicht geklappt. Bitte lade die Seite neu und versuche es noch einmal.',
  'You must accept the terms and consent to continue.':
    'Du musst den Bedingungen und der Datenverarbeitung zustimmen, um weiterzumachen.',
  'Choose language from list.': 'Wähle eine Sprache aus der Liste.',
  'All fields are required.': 'Alle Felder müssen ausgefüllt sein.',
  'Email and password cannot be empty.': 'E-Mail-Adresse und Passwort dürfen nicht leer sein.',
  'Please enter your email to reset password.': 'Bitte gib deine E-Mail-Adresse ein, um das Passwort zurückzusetzen.',
  'Forgot password?': 'Passwort vergessen?',
  'Good to see you again.': 'Schön, dass du wieder da bist.',
  'Tell us your email, and we send you a link to a new password.':
    'Sag uns deine E-Mail-Adresse, und wir schicken dir einen Link zu einem neuen Passwort.',
  'New here?': 'Neu hier?',
  Register: 'Registrieren',
  'Reset password': 'Passwort zurücksetzen',
  'Back to login': 'Zurück zur Anmeldung',
  'Error: internal': 'Fehler: internal',
  'Login successful!': 'Du bist angemeldet!',
  'If an account exists for this email, a password reset link will be sent.':
    'Wenn es zu dieser E-Mail-Adresse ein Konto gibt, wird ein Link zum Zurücksetzen geschickt.',
  'Please look among the spam too. The link works for one hour.':
    'Bitte sieh auch im Spam nach. Der Link gilt eine Stunde.',
  'Wrong address?': 'Falsche Adresse?',
  'Correct email': 'Richtige E-Mail-Adresse',
  'Your password': 'Dein Passwort',
  'Send to this address': 'An diese Adresse schicken',
  'Back to Login': 'Zurück zur Anmeldung',
  'No user found. Please log in again.': 'Kein Konto gefunden. Bitte melde dich noch einmal an.',
  'Could not send verification email.': 'Die Bestätigungsmail konnte nicht geschickt werden.',
  'Verification email sent. Please check your inbox.':
    'Bestätigungsmail geschickt. Bitte sieh in deinem Postfach nach.',
  'The address could not be changed.': 'Die Adresse konnte nicht geändert werden.',
  'Confirm your email': 'E-Mail-Adresse bestätigen',
  'Press the button to confirm that this address is yours.':
    'Drücke den Knopf, um zu bestätigen, dass diese Adresse dir gehört.',
  'Confirm my email': 'Meine E-Mail-Adresse bestätigen',
  'Your email could not be confirmed.': 'Deine E-Mail-Adresse konnte nicht bestätigt werden.',
  'Your email is verified': 'Deine E-Mail-Adresse ist bestätigt',
  'You can close this page: the one where you registered continues automatically. Or log in here.':
    'Du kannst diese Seite schließen: Wo du dich registriert hast, geht es automatisch weiter. Oder melde dich hier an.',
  'A verification link is good for 24 hours. Log in and press «Resend verification email» to get a new one.':
    'Ein Bestätigungslink gilt 24 Stunden. Melde dich an und drücke „Bestätigungsmail noch einmal schicken“, um einen neuen zu bekommen.',
  'This link does not work': 'Dieser Link funktioniert nicht',
  'Perhaps it was cut in two by the mail program, or it belongs to an older address. Log in and press «Resend verification email» to get a new one.':
    'Vielleicht hat das Mailprogramm ihn zerteilt, oder er gehört zu einer älteren Adresse. Melde dich an und drücke „Bestätigungsmail noch einmal schicken“, um einen neuen zu bekommen.',
  'Open your diary': 'Dein Tagebuch öffnen',
  'Get a new email': 'Neue E-Mail holen',
  'We sent a link to {address}. Open it on any device; this page goes on by itself.':
    'Wir haben einen Link an {address} geschickt. Öffne ihn auf irgendeinem Gerät; hier geht es dann von selbst weiter.',
  'To go on we need to send a link to {address}. Open it on any device; this page goes on by itself.':
    'Um weiterzumachen, müssen wir einen Link an {address} schicken. Öffne ihn auf irgendeinem Gerät; hier geht es dann von selbst weiter.',
  'Verify Your Email': 'Bestätige deine E-Mail-Adresse',
  'Nothing there?': 'Nichts angekommen?',
  'The mail could not be sent just now: press the button below.':
    'Die Mail konnte gerade nicht geschickt werden: Drücke den Knopf unten.',
  'Look among the spam, and please wait at least 5 minutes before requesting a new verification email.':
    'Sieh im Spam nach, und warte bitte mindestens 5 Minuten, bevor du eine neue Bestätigungsmail anforderst.',
  'We sent a new link to {address}.': 'Wir haben einen neuen Link an {address} geschickt.',
  'Sending...': 'Wird geschickt ...',
  'Resend verification email': 'Bestätigungsmail noch einmal schicken',
  'I accept the {terms}': 'Ich akzeptiere die {terms}',
  'Terms of Service': 'Nutzungsbedingungen',
  'I acknowledge the {policy}': 'Ich habe die {policy} zur Kenntnis genommen',
  'Privacy Policy': 'Datenschutzerklärung',
  'At least {count} characters.': 'Mindestens {count} Zeichen.',
  'A few lines a day are enough. Your diary stays yours.':
    'Ein paar Zeilen am Tag genügen. Dein Tagebuch bleibt deins.',
  'Have an account already?': 'Hast du schon ein Konto?',
  'Registration failed': 'Registrierung fehlgeschlagen',
  'Choose a new password': 'Wähle ein neues Passwort',
  'One moment, we look up your link.': 'Einen Moment, wir schlagen deinen Link nach.',
  'Use it to log in from now on. Your other devices will be logged out.':
    'Damit meldest du dich ab jetzt an. Deine anderen Geräte werden abgemeldet.',
  'Save new password': 'Neues Passwort speichern',
  'Ask for a new link': 'Neuen Link anfordern',
  'Please enter a new password.': 'Bitte gib ein neues Passwort ein.',
  'The password could not be saved.': 'Das Passwort konnte nicht gespeichert werden.',
};
