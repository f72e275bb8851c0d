import type { Words } from '#server/languages/words.ts';
import { mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/ports/mailer.ts';

/** The mail that tells the owner that the password was changed; `href` is where a new one can be asked for. */
export const passwordChangedMail = (words: Words, to: string, href: string): Mail =>
  mailOf(words, to, {
    subject: words.say('Your Dayglot Diary password was changed'),
    before: [
      words.say('Hello,'),
      words.say('the password of your diary was changed just now. Every other device was signed out.'),
      words.say('If that was you, there is nothing to do. If it was not, take your account back at once:'),
    ],
    button: { label: words.say('Ask for a new password'), href },
    after: [],
  });
