import { PRODUCT } from '#domain/product.ts';
import { greeting, mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/ports/mailer.ts';

/** The mail with the link that sets a new password. */
export const resetMail = (to: string, username: string | undefined, href: string): Mail =>
  mailOf(to, {
    subject: `Choose a new password for ${PRODUCT}`,
    before: [greeting(username), 'somebody, most likely you, asked for a new password for your diary.'],
    button: { label: 'Choose a new password', href },
    after: [
      'The link works once, for one hour. If you asked more than once, only the newest mail has the link that works.',
      'If it was not you, ignore this mail: your password stays as it is.',
    ],
  });
