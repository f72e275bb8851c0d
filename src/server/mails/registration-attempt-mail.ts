import { PRODUCT } from '#domain/product.ts';
import { mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/ports/mailer.ts';

/** The mail that tells the owner of an address that somebody tried to register with it. */
export const registrationAttemptMail = (to: string, href: string): Mail =>
  mailOf(to, {
    subject: `You have a ${PRODUCT} account already`,
    before: [
      'Hello,',
      'somebody tried to register with your address. Nothing was changed: you have an account already.',
      'If it was you, log in. If you forgot the password, you can ask for a new one there.',
    ],
    button: { label: 'Log in', href },
    after: ['If it was not you, ignore this mail. Nobody learned anything but that this address is taken.'],
  });
