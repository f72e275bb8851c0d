import { newResetLink } from '#server/auth/password-reset.ts';
import { verificationLink } from '#server/auth/verification.ts';
import { renderReminder } from '#server/jobs/reminder-mails.ts';
import { wordsIn } from '#server/languages/words.ts';
import { passwordChangedMail } from '#server/mails/password-changed-mail.ts';
import { registrationAttemptMail } from '#server/mails/registration-attempt-mail.ts';
import { resetMail } from '#server/mails/reset-mail.ts';
import { verificationMail } from '#server/mails/verification-mail.ts';
import type { Mail, Mailer } from '#server/ports/mailer.ts';
import type { Services } from '#server/services.ts';
import { findUser, findUserByEmail } from '#server/store/accounts.ts';
import { inTransaction, type Sql } from '#server/store/db.ts';
import {
  claimMail,
  deleteMail,
  enqueueMail,
  postponeMail,
  type QueuedMail,
  type QueuedPush,
} from '#server/store/outbox.ts';
import { takeResetRequest } from '#server/store/password-resets.ts';

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
  while (await queueOneReset(services));
  return sendAll(services, claimMail, async (queued) => {
    const mail = await render(services, queued);
    if (mail) await mailer.send(mail);
    return mail !== undefined;
  });
}

/**
 * Claims one after the other and has it sent by `send`, which answers false for what has lost its point and throws where it
 * could not: then it is tried again later. Answers how many went out.
 */
export async function sendAll<T extends QueuedMail | QueuedPush>(
  services: Services,
  claim: (sql: Sql, now_ms: number, lease_ms: number) => Promise<T | undefined>,
  send: (queued: T) => Promise<boolean>,
): Promise<number> {
  const { db, now_ms } = services;
  let sent = 0;
  // A server that stops leaves the rest to the next one.
  while (!services.stopping.aborted) {
    const queued = await claim(db.kysely, now_ms(), now_ms() + LEASE_MS);
    if (!queued) return sent;
    if (await sendOne(services, queued, () => send(queued))) sent += 1;
  }
  return sent;
}

/** Turns the oldest wish for a reset into a mail, where the address has an account; false when there was none. */
const queueOneReset = ({ db, newId, now_ms }: Services): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const request = await takeResetRequest(trx);
    if (!request) return false;
    const user = await findUserByEmail(trx, request.email);
    const mail = { kind: 'password-reset', to_address: request.email, created_ms: now_ms() } as const;
    if (user) await enqueueMail(trx, { ...mail, user_id: user.user_id, id: newId() });
    return true;
  });

async function sendOne(
  { db, log, now_ms, observer }: Services,
  queued: QueuedMail | QueuedPush,
  send: () => Promise<boolean>,
): Promise<boolean> {
  try {
    const isSent = await send();
    await deleteMail(db.kysely, queued.id);
    if (isSent) observer.sent(queued.kind, 'sent');
    return isSent;
  } catch (error) {
    const retry_ms = now_ms() + retryDelayMs(queued.attempts);
    const giveUp = retry_ms > queued.created_ms + GIVE_UP_MS;
    const what = queued.kind === 'push' ? 'push' : 'mail';
    const about = { [what]: queued.kind, attempts: queued.attempts, giveUp, reason: reasonOf(error) };
    log.warn(about, `a ${what} was not sent`);
    observer.sent(queued.kind, giveUp ? 'given up' : 'failed');
    if (giveUp) await deleteMail(db.kysely, queued.id);
    else await postponeMail(db.kysely, queued.id, retry_ms);
    return false;
  }
}

/** The mail as it is true now; undefined when it has lost its point (the address was verified or changed meanwhile). */
async function render(services: Services, queued: QueuedMail): Promise<Mail | undefined> {
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

/** Mailers and push services throw errors that hold codes and no address (ports/), so their words may be logged. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
