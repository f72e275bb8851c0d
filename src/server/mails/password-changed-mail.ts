import { PRODUCT } from '#domain/product.ts';
import { greeting, mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/ports/mailer.ts';

/** The mail that tells the owner that the password was changed; `href` is where a new one can be asked for. */
export const passwordChangedMail = (to: string, username: string | undefined, href: string): Mail =>
  mailOf(to, {
    subject: `Your ${PRODUCT} password was changed`,
    before: [
      greeting(username),
      'the password of your diary was changed just now. Every other device was signed out.',
      'If that was you, there is nothing to do. If it was not, take your account back at once:',
    ],
    button: { label: 'Ask for a new password', href },
    after: [],
  });
