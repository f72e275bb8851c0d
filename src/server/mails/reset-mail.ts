import type { Words } from '#server/languages/words.ts';
import { mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/ports/mailer.ts';

/** The mail with the link that sets a new password. */
export const resetMail = (words: Words, to: string, href: string): Mail =>
  mailOf(words, to, {
    subject: words.say('Choose a new password for Dayglot Diary'),
    before: [words.say('Hello,'), words.say('somebody, most likely you, asked for a new password for your diary.')],
    button: { label: words.say('Choose a new password'), href },
    after: [
      words.say(
        'The link works once, for one hour. If you asked more than once, only the newest mail has the link that works.',
      ),
      words.say('If it was not you, ignore this mail: your password stays as it is.'),
    ],
  });
