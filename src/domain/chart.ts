import { dayMonthLabel } from '#domain/day.ts';
import { correctWords, type StoredEntry } from '#domain/entry.ts';

/** One day of the chart. */
export type ChartPoint = {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Day.month in the German way. */
  readonly label: string;
  readonly total_words: number;
  readonly correct_words: number;
};

/**
 * One point a day, in the order of the days: the first entry of a day is kept (spec §9). Days are told apart with their
 * year. Entries in any order.
 */
export function chartPoints(entries: readonly StoredEntry[]): ChartPoint[] {
  const first = new Map<string, StoredEntry>();
  for (const entry of entries) {
    const known = first.get(entry.day);
    if (!known || entry.date_ms < known.date_ms) first.set(entry.day, entry);
  }
  return [...first.values()].sort((a, b) => (a.day < b.day ? -1 : 1)).map(pointOf);
}

const pointOf = (entry: StoredEntry): ChartPoint => ({
  day: entry.day,
  label: dayMonthLabel(entry.day),
  total_words: entry.num_words ?? 0,
  correct_words: correctWords(entry),
});
