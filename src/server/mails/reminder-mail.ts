import type { Words } from '#server/languages/words.ts';
import { greeting, mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/ports/mailer.ts';

/** To whom a mail goes that the learner asked for, and its links: to the diary, and to have no more of these. */
export type Reminding = {
  readonly to: string;
  readonly username: string;
  readonly href: string;
  readonly off: string;
};

/** The mail of a day on which nothing is written yet. */
export const reminderMail = (words: Words, { to, username, href, off }: Reminding): Mail =>
  mailOf(words, to, {
    subject: words.say('A few lines about today?'),
    before: [
      greeting(words, username),
      words.say(
        'your page for today is still empty. Two or three sentences are plenty: what happened, what went well, what you are grateful for.',
      ),
    ],
    button: { label: words.say('Open my diary'), href },
    after: [
      words.say('You get this mail because Email Notifications are on. You choose the hour on your account page.'),
    ],
    off: { label: words.say('Stop these mails'), href: off },
  });
