import { dayMonthLabel, daysEndingAt } from '#domain/day.ts';
import type { StoredEntry } from '#domain/entry.ts';
import { isMood, type Mood, moodStep } from '#domain/mood.ts';

/** One day of the mood calendar. */
export type CalendarCell = {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Day.month in the German way. */
  readonly label: string;
  /** The day's moods averaged, rounded and clamped to 1-5; undefined paints nothing. */
  readonly mood: Mood | undefined;
  /** Something was written, with a mood or without. */
  readonly has_data: boolean;
  /** The last day with data carries the tick. */
  readonly is_last: boolean;
  /** Nothing was written, and a freeze kept the streak. */
  readonly is_frozen: boolean;
};

/** One cell a day, as many as the period has days, the last of which is today (spec §9). Entries in any order. */
export function moodCalendar(
  entries: readonly StoredEntry[],
  today: string,
  days: number,
  frozen: readonly string[] = [],
): CalendarCell[] {
  const cells = daysEndingAt(today, days);
  const moods = new Map<string, Mood[]>();
  for (const { day, mood } of entries) {
    const known = moods.get(day) ?? [];
    moods.set(day, isMood(mood) ? [...known, mood] : known);
  }
  const last = cells.findLast((day) => moods.has(day));
  return cells.map((day) => ({
    day,
    label: dayMonthLabel(day),
    mood: averageMood(moods.get(day) ?? []),
    has_data: moods.has(day),
    is_last: day === last,
    is_frozen: frozen.includes(day),
  }));
}

const averageMood = (moods: readonly Mood[]): Mood | undefined =>
  moods.length === 0 ? undefined : moodStep(moods.reduce<number>((sum, mood) => sum + mood, 0) / moods.length);
