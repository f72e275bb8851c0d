import type { Words } from '#server/languages/words.ts';
import { mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/ports/mailer.ts';

/** The mail that tells the owner of an address that somebody tried to register with it. */
export const registrationAttemptMail = (words: Words, to: string, href: string): Mail =>
  mailOf(words, to, {
    subject: words.say('You have a Dayglot Diary account already'),
    before: [
      words.say('Hello,'),
      words.say('somebody tried to register with your address. Nothing was changed: you have an account already.'),
      words.say('If it was you, log in. If you forgot the password, you can ask for a new one there.'),
    ],
    button: { label: words.say('Log in'), href },
    after: [words.say('If it was not you, ignore this mail. Nobody learned anything but that this address is taken.')],
  });
