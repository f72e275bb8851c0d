import { addDays } from '#domain/day.ts';

/**
 * How many days in a row were written, ending today, or yesterday while today is not written yet.
 * Days are 'YYYY-MM-DD' in any order; repeated ones count once.
 */
export function currentStreak(daysWritten: Iterable<string>, today: string): number {
  const written = new Set(daysWritten);
  let day = written.has(today) ? today : addDays(today, -1);
  let length = 0;
  while (written.has(day)) {
    length++;
    day = addDays(day, -1);
  }
  return length;
}
