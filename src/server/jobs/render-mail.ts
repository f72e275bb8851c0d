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

/** The mail as it is true now; undefined when it has lost its point (the address was verified or changed meanwhile). */
export async function renderMail(services: Services, queued: QueuedMail): Promise<Mail | undefined> {
  const { user_id, to_address, kind } = queued;
  const user = await findUser(services.db.kysely, user_id);
  if (!user || user.email !== to_address) return undefined;
  const name = user.is_verified === 1 ? user.display_name : undefined;
  const words = wordsIn(user.lang_page);
  const page = (path: string) => `${services.config.PUBLIC_URL}${path}`;
  switch (kind) {
    case 'verification':
      if (user.is_verified === 1) return undefined;
      return verificationMail(words, to_address, verificationLink(services, user_id, to_address));
    case 'password-reset':
      return resetMail(words, to_address, name, await newResetLink(services, user_id));
    case 'password-changed':
      return passwordChangedMail(words, to_address, name, page('/login?reset'));
    case 'registration-attempt':
      return registrationAttemptMail(words, to_address, page('/login'));
    case 'reminder':
    case 'weekly':
      return user.is_verified === 1 ? renderReminder(services, { ...queued, kind }) : undefined;
  }
}
