import { PRODUCT } from '#domain/product.ts';
import { mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/ports/mailer.ts';

/** The mail that asks a new learner to verify their address. */
export const verificationMail = (to: string, href: string): Mail =>
  mailOf(to, {
    subject: `Verify your e-mail for ${PRODUCT}`,
    before: ['Hello,', `please confirm that this address is yours. Then your diary is ready.`],
    button: { label: 'Verify my e-mail', href },
    after: [
      'The link works for 24 hours, on any device.',
      'If you did not register, ignore this mail: without the link nothing happens.',
    ],
  });
