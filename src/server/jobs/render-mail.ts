import { newResetLink } from '#server/auth/password-reset.ts';
import { verificationLink } from '#server/auth/verification.ts';
import { renderReminder } from '#server/jobs/reminder-mails.ts';
import { wordsIn } from '#server/languages/words.ts';
import { passwordChangedMail } from '#server/mails/password-changed-mail.ts';
import { registrationAttemptMail } from '#server/mails/registration-attempt-mail.ts';
import { resetMail } from '#server/mails/reset-mail.ts';
import { verificationMail } from '#server/mails/verification-mail.ts';
import type { Mail } from '#server/ports/mailer.ts';
import type { Services } from '#server/services.ts';
import { findUser } from '#server/store/accounts.ts';
import type { QueuedMail } from '#server/store/outbox.ts';
import type { MailKind } from '#server/store/schema.ts';

/** All that an address gets that is not verified: it may belong to a stranger. */
const TO_UNVERIFIED: readonly MailKind[] = ['verification', 'password-reset'];

/**
 * The mail as it is true now; undefined when it has lost its point (the address was verified or changed). Security mails hold
 * no word that a learner chose, because anybody can open an account on a stranger's address.
 */
export async function renderMail(services: Services, queued: QueuedMail): Promise<Mail | undefined> {
  const { user_id, to_address, kind } = queued;
  const user = await findUser(services.db.kysely, user_id);
  if (!user || user.email !== to_address) return undefined;
  const isVerified = user.is_verified === 1;
  if (!isVerified && !TO_UNVERIFIED.includes(kind)) return undefined;
  const words = wordsIn(user.lang_page);
  const page = (path: string) => `${services.config.PUBLIC_URL}${path}`;
  switch (kind) {
    case 'verification':
      if (isVerified) return undefined;
      return verificationMail(words, to_address, verificationLink(services, user_id, to_address));
    case 'password-reset':
      return resetMail(words, to_address, await newResetLink(services, user_id));
    case 'password-changed':
      return passwordChangedMail(words, to_address, page('/login?reset'));
    case 'registration-attempt':
      return registrationAttemptMail(words, to_address, page('/login'));
    case 'reminder':
    case 'weekly':
      return renderReminder(services, { ...queued, kind });
  }
}
