import { dayOf, isTimeZone } from '#domain/day.ts';
import { endOfReminder } from '#domain/reminder.ts';
import { sendAll } from '#server/jobs/outbox.ts';
import { type Words, wordsIn } from '#server/languages/words.ts';
import type { PushTarget } from '#server/ports/push.ts';
import { reminderPush } from '#server/pushes/reminder-push.ts';
import type { Services } from '#server/services.ts';
import { findProfile } from '#server/store/accounts.ts';
import { inTransaction, type Sql } from '#server/store/db.ts';
import { claimPush, enqueueMail, type QueuedPush } from '#server/store/outbox.ts';
import { deleteGone, findSubscription, listSubscriptions } from '#server/store/push-subscriptions.ts';
import { claimReminder, type DueReminder, hasWritten, holdProfile, settlePush } from '#server/store/reminders.ts';

/**
 * Puts one push for each device of a learner into the outbox, where nothing is written on the day and none was claimed for it
 * before. The profile is held by the turn (takeDue), which makes this one of its steps. False: there was nothing to send.
 */
export async function queuePushes(sql: Sql, services: Services, due: DueReminder, day: string): Promise<boolean> {
  const { push, now_ms, newId } = services;
  if (!push) return false;
  const { user_id, due_ms } = due;
  const devices = await listSubscriptions(sql, user_id, push.publicKey, now_ms());
  if (devices.length === 0) await settlePush(sql, user_id);
  if (devices.length === 0 || (await hasWritten(sql, user_id, day))) return false;
  if (!(await claimReminder(sql, user_id, day, 'push'))) return false;
  for (const { id } of devices)
    await enqueueMail(sql, { user_id, id: newId(), kind: 'push', to_address: id, created_ms: due_ms });
  return true;
}

/** Sends every push that is due, one after the other. Answers how many went out. */
export const sendPushes = (services: Services): Promise<number> =>
  sendAll(services, claimPush, async (queued) => {
    const { push, now_ms } = services;
    const ready = push && (await targetOf(services, push.publicKey, queued));
    if (!push || !ready) return false;
    const ttl_s = Math.floor((ready.end_ms - now_ms()) / 1000);
    const outcome = await push.send(ready.target, { notice: reminderPush(ready.words), ttl_s });
    if (outcome === 'gone') await forget(services, queued);
    return outcome === 'sent';
  });

type Ready = { readonly target: PushTarget; readonly words: Words; readonly end_ms: number };

/** Where a push goes and until when it has a point; undefined where it has none any more: switched off, late, or written. */
async function targetOf(services: Services, push_key: string, queued: QueuedPush): Promise<Ready | undefined> {
  const { user_id, to_address, created_ms } = queued;
  const [sql, now] = [services.db.kysely, services.now_ms()];
  const profile = await findProfile(sql, user_id);
  const target = await findSubscription(sql, user_id, to_address, push_key, now);
  if (!profile || !target) return undefined;
  const time_zone = isTimeZone(profile.time_zone) ? profile.time_zone : 'UTC';
  const end_ms = endOfReminder(created_ms, time_zone, profile.day_start_hour);
  if (now >= end_ms || (await hasWritten(sql, user_id, dayOf(created_ms, time_zone, profile.day_start_hour))))
    return undefined;
  return { target, words: wordsIn(profile.lang_page), end_ms };
}

const forget = ({ db }: Services, { user_id, to_address }: QueuedPush): Promise<void> =>
  inTransaction(db, async (trx) => {
    await holdProfile(trx, user_id);
    await deleteGone(trx, user_id, to_address);
    await settlePush(trx, user_id);
  });
