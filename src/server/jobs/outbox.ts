import { verificationLink } from '#server/auth/verification.ts';
import { verificationMail } from '#server/mails/verification-mail.ts';
import type { Mail, Mailer } from '#server/ports/mailer.ts';
import type { Services } from '#server/services.ts';
import { findUser } from '#server/store/accounts.ts';
import { claimMail, deleteMail, postponeMail, type QueuedMail } from '#server/store/outbox.ts';

const MINUTE_MS = 60_000;
/** Longer than a mailer may take: a server that dies while sending leaves the mail to another. */
const LEASE_MS = 2 * MINUTE_MS;
const GIVE_UP_MS = 24 * 60 * MINUTE_MS;
const FIRST_RETRY_MS = 5000;

/** After the first failure 5 s, then twice as long each time, at most an hour. */
export const retryDelayMs = (attempts: number): number =>
  Math.min(60 * MINUTE_MS, FIRST_RETRY_MS * 2 ** (attempts - 1));

/** Sends every mail that is due, one after the other. Answers how many went out. */
export async function sendOutbox(services: Services, mailer: Mailer): Promise<number> {
  const { db, now_ms } = services;
  let sent = 0;
  for (;;) {
    const queued = await claimMail(db.kysely, now_ms(), now_ms() + LEASE_MS);
    if (!queued) return sent;
    if (await sendOne(services, mailer, queued)) sent += 1;
  }
}

async function sendOne(services: Services, mailer: Mailer, queued: QueuedMail): Promise<boolean> {
  const { db, log, now_ms } = services;
  try {
    const mail = await render(services, queued);
    if (mail) await mailer.send(mail);
    await deleteMail(db.kysely, queued.id);
    return mail !== undefined;
  } catch (error) {
    const retry_ms = now_ms() + retryDelayMs(queued.attempts);
    const giveUp = retry_ms > queued.created_ms + GIVE_UP_MS;
    log.warn({ mail: queued.kind, attempts: queued.attempts, giveUp, reason: reasonOf(error) }, 'a mail was not sent');
    if (giveUp) await deleteMail(db.kysely, queued.id);
    else await postponeMail(db.kysely, queued.id, retry_ms);
    return false;
  }
}

/** The mail as it is true now; undefined when it has lost its point (the address was verified or changed meanwhile). */
async function render(services: Services, { user_id, to_address }: QueuedMail): Promise<Mail | undefined> {
  const user = await findUser(services.db.kysely, user_id);
  if (!user || user.email !== to_address || user.is_verified === 1) return undefined;
  return verificationMail(to_address, user.display_name, verificationLink(services, user_id, to_address));
}

/** Mailers throw errors that hold codes and no address (ports/mailer.ts), so their words may be logged. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
