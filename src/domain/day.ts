/** The hour at which a learner's day begins: what is written at 01:30 still belongs to yesterday. */
export const DAY_START_HOUR = 3;
/** No learner's day begins later than this. */
export const LATEST_DAY_START_HOUR = 6;

const DAY_MS = 86_400_000;
/** Zone names come from outside in any spelling, so what is remembered of them must have an end. */
const MAX_CACHED_ZONES = 500;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  });
  if (formats.size >= MAX_CACHED_ZONES) formats.clear();
  formats.set(timeZone, format);
  return format;
}

/** Whether Intl knows this IANA time zone. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  try {
    formatOf(value);
    return true;
  } catch {
    return false;
  }
}

const two = (n: number): string => String(n).padStart(2, '0');

function dayFromUtc(ms: number): string {
  const date = new Date(ms);
  return `${String(date.getUTCFullYear()).padStart(4, '0')}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
}

const utcOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The wall clock read last: a call asks several times about one moment, and Intl takes longer than the rest of them. */
let read = '';
let wallDay = '';
let wallHour = 0;

/**
 * The learner's calendar day, 'YYYY-MM-DD', at a moment in ms since 1970 in their IANA zone. It is read off the zone's wall
 * clock, so that a day of 23 or 25 hours changes nothing. Throws RangeError for an unknown zone or an impossible time.
 */
export function dayOf(ms: number, timeZone: string, startHour: number = DAY_START_HOUR): string {
  const asked = ms + timeZone;
  if (asked !== read) {
    const wall: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
    for (const { type, value } of formatOf(timeZone).formatToParts(ms)) wall[type] = value;
    wallDay = `${String(wall.year).padStart(4, '0')}-${wall.month}-${wall.day}`;
    wallHour = Number(wall.hour);
    read = asked;
  }
  return wallHour < startHour ? addDays(wallDay, -1) : wallDay;
}

const HALF_DAY_MS = DAY_MS / 2;

/** Whether a zone's calendar had this day: Samoa left out 30 December 2011 when it changed sides of the date line. */
export const wasDayIn = (timeZone: string, day: string): boolean =>
  // Every half day from 12 hours ahead of UTC to the end of the day 24 hours behind it: one of them falls into the day.
  [-1, 0, 1, 2, 3].some((n) => dayOf(utcOf(day) + n * HALF_DAY_MS, timeZone, 0) === day);

/** The day n days later, or earlier for a negative n. */
export const addDays = (day: string, n: number): string => dayFromUtc(utcOf(day) + n * DAY_MS);

/** How many days later `to` is than `from`; negative when it is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((utcOf(to) - utcOf(from)) / DAY_MS);

/** The same date n months earlier; where that month is too short, its last day: a month before 31 March is 28 February. */
export function monthsBefore(day: string, n: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(2000, month - 1 - n, 1));
  // Years below 100 would be read as of the last century.
  first.setUTCFullYear(first.getUTCFullYear() - 2000 + year);
  const last = new Date(first);
  last.setUTCFullYear(first.getUTCFullYear(), first.getUTCMonth() + 1, 0);
  return addDays(dayFromUtc(first.getTime()), Math.min(date, last.getUTCDate()) - 1);
}

/** n days in order, the last of which is today. */
export const daysEndingAt = (today: string, n: number): string[] =>
  Array.from({ length: n }, (_, i) => addDays(today, i - n + 1));

/** The German day.month label of a day, such as '21.11.' (spec §9). */
export function dayMonthLabel(day: string): string {
  const [, month, date] = day.split('-');
  return `${Number(date)}.${Number(month)}.`;
}
