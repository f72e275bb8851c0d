import { addDays, dayOf, daysBetween, LATEST_DAY_START_HOUR, wasDayIn } from '#domain/day.ts';

/** A freeze is earned with every so many days written. */
export const DAYS_PER_FREEZE = 10;
export const MOST_FREEZES = 2;

/** A day on which something was written: the learner's day and zone as they were stored, and when. */
export type WrittenDay = { readonly day: string; readonly date_ms: number; readonly time_zone: string };

export type Streak = {
  /** Days written in a row up to today; a frozen or excused day keeps the row and adds nothing. */
  readonly current: number;
  readonly longest: number;
  /** Freezes held now. */
  readonly freezes: number;
  /** Days that a freeze was spent on, oldest first. */
  readonly frozen: readonly string[];
  /** Days of the last 30, today among them, on which something was written. */
  readonly written_of_30: number;
};

export type Now = {
  /** The learner's day, YYYY-MM-DD. */
  readonly today: string;
  /** Yesterday can still be filled in, so it breaks nothing yet. */
  readonly isYesterdayOpen?: boolean | undefined;
  /** Days at whose end the service was down: they break nothing and cost nothing. */
  readonly excused?: Pick<ReadonlySet<string>, 'has'> | undefined;
};

type Row = Pick<Streak, 'current' | 'longest' | 'freezes'>;

/**
 * The streak from the days written, in any order. Today breaks nothing while it is not over; days after today, written under
 * another zone, count.
 */
export function streakOf(days: Iterable<WrittenDay>, now: Now): Streak {
  const written = firstOfEachDay(days);
  const frozen: string[] = [];
  let row: Row = { current: 0, longest: 0, freezes: 0 };
  for (const [n, day] of written.entries()) {
    const before = written[n - 1];
    if (before) row = across(missedBetween(before, day), row, frozen, now);
    const earned = (n + 1) % DAYS_PER_FREEZE === 0 ? 1 : 0;
    const current = row.current + 1;
    row = {
      current,
      longest: Math.max(row.longest, current),
      freezes: Math.min(MOST_FREEZES, row.freezes + earned),
    };
  }
  const last = written.at(-1);
  if (last) row = across(daysAfter(last, daysBetween(last.day, now.today) - 1), row, frozen, now);
  const since = addDays(now.today, -29);
  return { ...row, frozen, written_of_30: written.filter(({ day }) => day >= since && day <= now.today).length };
}

function firstOfEachDay(days: Iterable<WrittenDay>): WrittenDay[] {
  const first = new Map<string, WrittenDay>();
  for (const written of days) {
    const known = first.get(written.day);
    if (!known || written.date_ms < known.date_ms) first.set(written.day, written);
  }
  return [...first.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** The n days after one, without one that its zone left out; where more were missed than any row outlives, it is not asked. */
function daysAfter({ day, time_zone }: WrittenDay, n: number): string[] {
  const days = Array.from({ length: Math.max(0, n) }, (_, i) => addDays(day, i + 1));
  return n > MOST_FREEZES + 1 ? days : days.filter((each) => wasDayIn(time_zone, each));
}

/**
 * The days that were missed between two. Who travels may never have lived a day that the calendar counts, so where the zone
 * changed, the old zone's calendar counts too, and the kinder one wins.
 */
function missedBetween(before: WrittenDay, after: WrittenDay): string[] {
  const byStoredDay = daysBetween(before.day, after.day) - 1;
  if (before.time_zone === after.time_zone) return daysAfter(before, byStoredDay);
  const byOldZone = daysBetween(before.day, dayIn(before.time_zone, after)) - 1;
  return daysAfter(before, Math.min(byStoredDay, byOldZone));
}

/**
 * The day that an entry would have been of in another zone. The hour at which its learner's day began is not stored and may be
 * another now: it is taken to be the latest that gives the stored day. Where none does, the entry was for the day before
 * that of its moment, and so it would have been there.
 */
function dayIn(timeZone: string, { day, date_ms, time_zone }: WrittenDay): string {
  for (let hour = LATEST_DAY_START_HOUR; hour >= 0; hour -= 1)
    if (dayOf(date_ms, time_zone, hour) === day) return dayOf(date_ms, timeZone, hour);
  const late = daysBetween(day, dayOf(date_ms, time_zone, LATEST_DAY_START_HOUR));
  return addDays(dayOf(date_ms, timeZone, LATEST_DAY_START_HOUR), -late);
}

/** The row after days on which nothing was written: each costs a freeze; where they do not reach, the row ends and none is lost. */
function across(missed: readonly string[], row: Row, frozen: string[], { today, isYesterdayOpen, excused }: Now): Row {
  if (row.current === 0) return row;
  const open = isYesterdayOpen ? addDays(today, -1) : undefined;
  const costly = missed.filter((day) => day !== open && !excused?.has(day));
  if (costly.length === 0) return row;
  if (costly.length > row.freezes) return { ...row, current: 0 };
  frozen.push(...costly);
  return { ...row, freezes: row.freezes - costly.length };
}
