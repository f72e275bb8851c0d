import { language, t } from '#web/languages/t.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** The dates are in the language of the words around them: «21 November 2026». */
const dates = () =>
  new Intl.DateTimeFormat(language() === 'en' ? 'en-GB' : language(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

/** The day of a moment in the visitor's own time zone. */
export const dateOf = (moment_ms: number): string => dates().format(moment_ms);

/** When something was last seen: «just now», «5 minutes ago», «2 days ago», and after a week «on 3 November 2026». */
export function lastSeen(moment_ms: number, now_ms: number): string {
  const ago_ms = now_ms - moment_ms;
  if (ago_ms < MINUTE_MS) return t('just now');
  const distances = new Intl.RelativeTimeFormat(language());
  if (ago_ms < HOUR_MS) return distances.format(-Math.floor(ago_ms / MINUTE_MS), 'minute');
  if (ago_ms < DAY_MS) return distances.format(-Math.floor(ago_ms / HOUR_MS), 'hour');
  if (ago_ms < WEEK_MS) return distances.format(-Math.floor(ago_ms / DAY_MS), 'day');
  return t('on {date}', { date: dateOf(moment_ms) });
}
