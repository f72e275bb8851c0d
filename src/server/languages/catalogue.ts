/* Types alone, as in the pages: the English text is its own key (docs/decisions/0034). A language that lacks one does not compile. */

/** What the mails of an account say. */
type AccountMail =
  | 'Hello,'
  | 'Hello {name},'
  | '{label}:'
  | 'Verify your e-mail for Dayglot Diary'
  | 'please confirm that this address is yours. Then your diary is ready.'
  | 'Verify my e-mail'
  | 'The link works for 24 hours, on any device.'
  | 'If you did not register, ignore this mail: without the link nothing happens.'
  | 'Choose a new password for Dayglot Diary'
  | 'somebody, most likely you, asked for a new password for your diary.'
  | 'Choose a new password'
  | 'The link works once, for one hour. If you asked more than once, only the newest mail has the link that works.'
  | 'If it was not you, ignore this mail: your password stays as it is.'
  | 'Your Dayglot Diary password was changed'
  | 'the password of your diary was changed just now. Every other device was signed out.'
  | 'If that was you, there is nothing to do. If it was not, take your account back at once:'
  | 'Ask for a new password'
  | 'You have a Dayglot Diary account already'
  | 'somebody tried to register with your address. Nothing was changed: you have an account already.'
  | 'If it was you, log in. If you forgot the password, you can ask for a new one there.'
  | 'Log in'
  | 'If it was not you, ignore this mail. Nobody learned anything but that this address is taken.';

/** What reminds of the diary, by mail and by push. */
type Reminder =
  | 'A few lines about today?'
  | 'Your page is still empty. Two or three sentences are plenty.'
  | 'your page for today is still empty. Two or three sentences are plenty: what happened, what went well, what you are grateful for.'
  | 'Open my diary'
  | 'You get this mail because Email Notifications are on. You choose the hour on your account page.'
  | 'Stop these mails'
  | 'this week you wrote on {days}.'
  | 'this week you wrote on {days}, {words} in all.'
  | 'Fewer mistakes than the week before: {kinds}.'
  | 'Today’s page is still empty; there is time for a few lines.'
  | 'You get this mail on Sundays because Weekly summary is on. You choose that on your account page.'
  | 'Stop the weekly summary';

/** The kinds of mistakes, as the summary lists them. */
export type KindName =
  | 'spelling'
  | 'capital letters'
  | 'punctuation'
  | 'spaces'
  | 'articles'
  | 'singular and plural'
  | 'verb forms'
  | 'tenses'
  | 'agreement'
  | 'prepositions'
  | 'pronouns'
  | 'word order'
  | 'choice of words'
  | 'missing words'
  | 'words too many'
  | 'tone';

/** What the page behind a link that stops mails says. */
type Unsubscribe =
  | 'Stop the reminders?'
  | 'No more mails that remind you to write, and no weekly summary. Your diary stays as it is.'
  | 'Stop the reminders'
  | 'No more reminders'
  | 'Email Notifications are off now. Mails about your account itself still come.'
  | 'Stop the weekly summary?'
  | 'No more summary on Sundays. Reminders on other days stay as you set them.'
  | 'No more weekly summary'
  | 'It is off now. Reminders to write stay as you set them.'
  | 'This link does not work'
  | 'It may have been cut in two by your mail program. You can turn the mails off on your account page.'
  | 'Please try again in a moment'
  | 'The diary cannot reach its database just now, so nothing was changed.'
  | 'Open my account';

/** Everything that the server itself says to a learner outside the pages. */
export type ServerMessage = AccountMail | Reminder | KindName | Unsubscribe;

/** What is said with a number, by the words for any other number than one. */
export type ServerCounted = 'Your week: {count} days written' | '{count} days' | '{count} words';
