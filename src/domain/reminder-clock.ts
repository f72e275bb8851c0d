/* A zone's wall clock to the second. day.ts needs the hour alone and is asked far more often. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Zone names come from outside in any spelling, so what is remembered of them must have an end. */
const MAX_CACHED_ZONES = 500;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const two = '2-digit';
  const fields = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const;
  const format = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', { timeZone, hourCycle: 'h23', ...fields });
  if (formats.size >= MAX_CACHED_ZONES) formats.clear();
  formats.set(timeZone, format);
  return format;
}

/** What a zone's clocks show at a moment, written as the ms at which clocks in UTC show the same; whole seconds. */
export function wallOf(ms: number, timeZone: string): number {
  const wall: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(ms)) wall[type] = value;
  const { year, month, day, hour, minute, second } = wall;
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
}

/** The calendar date in a zone, YYYY-MM-DD, from midnight to midnight. */
export const dateIn = (ms: number, timeZone: string): string =>
  new Date(wallOf(ms, timeZone)).toISOString().slice(0, 10);

/**
 * The first moment of a date on which a zone's clocks show `hour` or later; undefined where the date has none. A clock is
 * taken to change at most once within a day of that moment.
 */
export function startOfHour(date: string, hour: number, timeZone: string): number | undefined {
  const wanted = Date.parse(`${date}T00:00:00Z`) + hour * HOUR_MS;
  const offsetAt = (ms: number): number => wallOf(ms, timeZone) - ms;
  const moments = [offsetAt(wanted - DAY_MS), offsetAt(wanted + DAY_MS)].map((offset) => wanted - offset);
  const [early, late] = [Math.min(...moments), Math.max(...moments)];
  if (wallOf(early, timeZone) === wanted) return early;
  if (wallOf(late, timeZone) === wanted) return late;
  const change = firstFrom(early, late, (ms) => wallOf(ms, timeZone) >= wanted);
  return dateIn(change, timeZone) === date ? change : undefined;
}

/** The first ms between two, of which the last holds, from which on `holds`: halved until it is found. */
export function firstFrom(early: number, late: number, holds: (ms: number) => boolean): number {
  let [not, yes] = [early - 1, late];
  while (yes - not > 1) {
    const middle = Math.floor((not + yes) / 2);
    if (holds(middle)) yes = middle;
    else not = middle;
  }
  return yes;
}
