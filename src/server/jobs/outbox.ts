import { renderMail } from '#server/jobs/render-mail.ts';
import { type Mailer, RecipientRefused } from '#server/ports/mailer.ts';
import type { Services } from '#server/services.ts';
import { findUserByEmail } from '#server/store/accounts.ts';
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
import { createTimeSlice } from '#server/time-slice.ts';

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
  // Before each mail, not once: whoever lost their password does not wait for the end of ten thousand reminders.
  const claimNext: typeof claimMail = async (...claim) => {
    while (await queueOneReset(services));
    return claimMail(...claim);
  };
  return sendAll(services, claimNext, async (queued) => {
    const mail = await renderMail(services, queued);
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
  const giveWay = createTimeSlice();
  let sent = 0;
  // A server that stops leaves the rest to the next one.
  while (!services.stopping.aborted) {
    const queued = await claim(db.kysely, now_ms(), now_ms() + LEASE_MS);
    if (!queued) return sent;
    if (await sendOne(services, queued, () => send(queued))) sent += 1;
    await giveWay();
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
  services: Services,
  queued: QueuedMail | QueuedPush,
  send: () => Promise<boolean>,
): Promise<boolean> {
  const { db, observer } = services;
  let isSent: boolean;
  try {
    isSent = await send();
  } catch (error) {
    await settleFailed(services, queued, error);
    return false;
  }
  // Not within the try: what went out and cannot be deleted has not failed, and is not to go out again in five seconds.
  await deleteMail(db.kysely, queued.id);
  if (isSent) observer.sent(queued.kind, 'sent');
  return isSent;
}

/** Postpones what was not taken, or deletes it where there is no use in another try. */
async function settleFailed(
  { db, log, now_ms, observer }: Services,
  { id, kind, attempts, created_ms }: QueuedMail | QueuedPush,
  error: unknown,
): Promise<void> {
  const isRefused = error instanceof RecipientRefused;
  const retry_ms = now_ms() + retryDelayMs(attempts);
  const giveUp = isRefused || retry_ms > created_ms + GIVE_UP_MS;
  const what = kind === 'push' ? 'push' : 'mail';
  const about = { [what]: kind, attempts, giveUp, reason: reasonOf(error) };
  log.warn(about, isRefused ? 'a mail was refused for good' : `a ${what} was not sent`);
  observer.sent(kind, isRefused ? 'refused' : giveUp ? 'given up' : 'failed');
  if (giveUp) await deleteMail(db.kysely, id);
  else await postponeMail(db.kysely, id, retry_ms);
}

/** Mailers and push services throw errors that hold codes and no address (ports/), so their words may be logged. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
