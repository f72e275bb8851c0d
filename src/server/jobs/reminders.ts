import { dayOf, isTimeZone } from '#domain/day.ts';
import { isInTime, isSunday, reminderAfter } from '#domain/reminder.ts';
import { queuePushes } from '#server/jobs/pushes.ts';
import { daysOfWeek } from '#server/jobs/weekly.ts';
import type { Services } from '#server/services.ts';
import { inTransaction, type Sql } from '#server/store/db.ts';
import { enqueueMail } from '#server/store/outbox.ts';
import { claimReminder, type DueReminder, hasWritten, listDue, takeDue, weekOf } from '#server/store/reminders.ts';
import type { ReminderKind } from '#server/store/schema.ts';

/** So many learners are read at once. */
const A_BATCH = 100;

/** Puts a mail and pushes into the outbox for everybody whose hour has come and who is to have one. Answers how many. */
export async function sendReminders(services: Services): Promise<number> {
  let queued = 0;
  // A server that stops leaves the rest to the next one.
  while (!services.stopping.aborted) {
    const due = await listDue(services.db.kysely, services.now_ms(), A_BATCH);
    let taken = 0;
    for (const reminder of due) {
      const outcome = await inTransaction(services.db, (trx) => remind(trx, services, reminder));
      if (outcome !== 'not ours') taken += 1;
      if (outcome === 'queued') queued += 1;
    }
    // Nobody is left, or other servers are at work on them.
    if (taken === 0) break;
  }
  if (queued > 0) services.sendMailSoon();
  return queued;
}

/** In one transaction: takes what is due, claims the mail and the pushes and puts them into the outbox, or none of it. */
async function remind(sql: Sql, services: Services, due: DueReminder): Promise<'not ours' | 'none' | 'queued'> {
  const now = services.now_ms();
  const wish = await takeDue(sql, due, reminderAfter(Math.min(due.due_ms, now), now, due));
  if (!wish) return 'not ours';
  const time_zone = isTimeZone(due.time_zone) ? due.time_zone : 'UTC';
  if (due.is_verified !== 1 || !isInTime(due.due_ms, now, time_zone, due.day_start_hour)) return 'none';
  const day = dayOf(due.due_ms, time_zone, due.day_start_hour);
  const isMailed = wish.is_noti_mail === 1 && (await queueMail(sql, services, due, day));
  const isPushed = wish.is_noti_push === 1 && (await queuePushes(sql, services, due, day));
  return isMailed || isPushed ? 'queued' : 'none';
}

async function queueMail(sql: Sql, { newId }: Services, due: DueReminder, day: string): Promise<boolean> {
  const kind = await kindFor(sql, due, day);
  if (!kind || !(await claim(sql, due.user_id, day, kind))) return false;
  // What was due is told by `created_ms`, so that the mail knows its day even when it goes out later.
  const mail = { user_id: due.user_id, id: newId(), kind, to_address: due.email, created_ms: due.due_ms };
  await enqueueMail(sql, mail);
  return true;
}

/** On Sundays the summary of a week with something in it takes the reminder's place: one mail a day is enough. */
async function kindFor(sql: Sql, due: DueReminder, day: string): Promise<ReminderKind | undefined> {
  if (due.is_noti_weekly === 1 && isSunday(day)) {
    const { now } = daysOfWeek(day);
    if ((await weekOf(sql, due.user_id, now.from, now.to)).days > 0) return 'weekly';
  }
  return (await hasWritten(sql, due.user_id, day)) ? undefined : 'reminder';
}

/** The summary says too that the day is still open, so it uses up the day's reminder. */
async function claim(sql: Sql, user_id: string, day: string, kind: ReminderKind): Promise<boolean> {
  const isFirst = await claimReminder(sql, user_id, day, kind);
  if (isFirst && kind === 'weekly') await claimReminder(sql, user_id, day, 'reminder');
  return isFirst;
}
