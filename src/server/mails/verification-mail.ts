import type { Words } from '#server/languages/words.ts';
import { mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/ports/mailer.ts';

/** The mail that asks a new learner to verify their address. */
export const verificationMail = (words: Words, to: string, href: string): Mail =>
  mailOf(words, to, {
    subject: words.say('Verify your e-mail for Dayglot Diary'),
    before: [words.say('Hello,'), words.say('please confirm that this address is yours. Then your diary is ready.')],
    button: { label: words.say('Verify my e-mail'), href },
    after: [
      words.say('The link works for 24 hours, on any device.'),
      words.say('If you did not register, ignore this mail: without the link nothing happens.'),
    ],
  });
