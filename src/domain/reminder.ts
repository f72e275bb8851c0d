import { addDays, dayOf, isTimeZone } from '#domain/day.ts';
import { dateIn, firstFrom, startOfHour, wallOf } from '#domain/reminder-clock.ts';

/** When reminders come, until the learner chooses another hour. */
export const REMIND_HOUR = 19;

const HOUR_MS = 3_600_000;
/** A reminder that is later than this has lost its point. */
const LATEST_MS = 4 * HOUR_MS;
/** Days to look ahead: today may be over, the next day may be one that the zone left out. */
const AHEAD = 4;

/** What says when a learner is reminded. */
export type RemindWish = { readonly time_zone: string; readonly remind_hour: number };

/**
 * The first moment after `after_ms` at which a learner is reminded: once on each calendar day of their IANA zone, at the
 * hour (0–23), or at the first moment after it on that day where the clocks skip it. The first of the two where they show it
 * twice. A day that has no such moment, because it was left out or ends before the hour, has no reminder.
 */
export function nextReminder(after_ms: number, timeZone: string, hour: number): number {
  const today = dateIn(after_ms, timeZone);
  for (let n = 0; n <= AHEAD; n += 1) {
    const at = startOfHour(addDays(today, n), hour, timeZone);
    if (at !== undefined && at > after_ms) return at;
  }
  throw new RangeError(`${timeZone} has no hour ${hour} after ${after_ms}.`);
}

/** The next reminder by a profile, in whose zone this server may not believe any more: then by UTC. */
export const nextReminderOf = (after_ms: number, { time_zone, remind_hour }: RemindWish): number =>
  nextReminder(after_ms, isTimeZone(time_zone) ? time_zone : 'UTC', remind_hour);

/**
 * What comes after a reminder that was due at `due_ms` and is dealt with now: the next one that is ahead or can still go out,
 * so that a server that was down over several of them misses no more than it must.
 */
export const reminderAfter = (due_ms: number, now_ms: number, wish: RemindWish): number =>
  nextReminderOf(Math.max(due_ms, now_ms - LATEST_MS - 1), wish);

/**
 * Whether a reminder that was due at `due_ms` still goes out now: within four hours, before the learner's midnight, and
 * while the day that it is about is not over.
 */
export function isInTime(due_ms: number, now_ms: number, timeZone: string, startHour: number): boolean {
  if (now_ms < due_ms || now_ms > due_ms + LATEST_MS) return false;
  if (dateIn(due_ms, timeZone) !== dateIn(now_ms, timeZone)) return false;
  return dayOf(due_ms, timeZone, startHour) === dayOf(now_ms, timeZone, startHour);
}

/** The first moment at which a reminder that was due at `due_ms` does not go out any more (isInTime). */
export const endOfReminder = (due_ms: number, timeZone: string, startHour: number): number =>
  firstFrom(due_ms, due_ms + LATEST_MS + 1, (ms) => !isInTime(due_ms, ms, timeZone, startHour));

/** Whether a day, YYYY-MM-DD, is a Sunday. */
export const isSunday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

/** The hour of day, 0–23, that a zone's clocks show. */
export const hourIn = (ms: number, timeZone: string): number => new Date(wallOf(ms, timeZone)).getUTCHours();
