import { addDays, dayOf } from '#domain/day.ts';
import { startOfHour } from '#domain/reminder-clock.ts';

/** A time at which the service was down, in ms since 1970. */
export type Outage = { readonly start_ms: number; readonly end_ms: number };

const HOUR_MS = 3_600_000;
/** Most write towards the end of their day: an outage in these last hours takes it from them, */
const EVENING_MS = 6 * HOUR_MS;
/** when it lasts so long. */
const ENOUGH_MS = HOUR_MS;
/** One that takes a day and a night is nobody's habit. */
const LONG_MS = 24 * HOUR_MS;

/** How an outage took a day's end. */
type Harm = 'short' | 'long' | undefined;

/**
 * The days of a learner on which the service was down at the end: when the day ended, or for an hour of its last six. A server
 * that is switched off every night takes nobody's day: from the third in a row on, a short outage excuses nothing. `outages`
 * oldest first; a day is worked out only when it is asked for.
 */
export function excusedDays(
  outages: readonly Outage[],
  timeZone: string,
  startHour: number,
): Pick<ReadonlySet<string>, 'has'> {
  const [first, last] = [outages[0], outages.at(-1)];
  if (!first || !last) return new Set<string>();
  const from = dayOf(first.start_ms, timeZone, startHour);
  const to = dayOf(last.end_ms, timeZone, startHour);
  const known = new Map<string, Harm>();
  const harmTo = (day: string): Harm => {
    if (day < from || day > to) return undefined;
    if (!known.has(day)) known.set(day, harmBefore(endOf(day, timeZone, startHour), outages));
    return known.get(day);
  };
  const isHabit = (day: string) => [-1, -2].every((n) => harmTo(addDays(day, n)) === 'short');
  return {
    has: (day) => {
      const harm = harmTo(day);
      return harm === 'long' || (harm === 'short' && !isHabit(day));
    },
  };
}

/** The moment at which a day is over: the next one that the zone has begins. */
const endOf = (day: string, timeZone: string, startHour: number): number =>
  [1, 2].map((n) => startOfHour(addDays(day, n), startHour, timeZone)).find((ms) => ms !== undefined) ?? 0;

function harmBefore(end_ms: number, outages: readonly Outage[]): Harm {
  const evening_ms = end_ms - EVENING_MS;
  const near = outages.filter((outage) => outage.start_ms < end_ms && outage.end_ms > evening_ms);
  const lost_ms = near.reduce(
    (sum, outage) => sum + Math.min(outage.end_ms, end_ms) - Math.max(outage.start_ms, evening_ms),
    0,
  );
  if (lost_ms < ENOUGH_MS && !near.some((outage) => outage.end_ms >= end_ms)) return undefined;
  return near.some((outage) => outage.end_ms - outage.start_ms >= LONG_MS) ? 'long' : 'short';
}
