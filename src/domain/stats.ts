import { correctWords, type StoredEntry } from '#domain/entry.ts';
import { isMood } from '#domain/mood.ts';

/** A figure of the recent entries beside that of all; undefined wherever there is nothing to tell. */
export type Figure = {
  /** The average of the recent entries, rounded. */
  readonly value: number | undefined;
  readonly arrow: 'up' | 'down' | 'equal';
  /** How far it is from the average of all entries, rounded, never negative. */
  readonly difference: number | undefined;
  /** The same in whole percent of the average of all entries. */
  readonly percent: number | undefined;
};

export type Stats = {
  /** To one decimal; entries without a mood count nowhere. */
  readonly mood: Figure;
  /** Correct words per entry, a whole number. */
  readonly correct_words: Figure;
};

/**
 * The entries of the recent window: the last N, N being the period; of N entries or fewer a third, one at least (spec §9).
 * `entries` oldest first.
 */
export function recentWindow<T>(entries: readonly T[], period: number): readonly T[] {
  const size = entries.length > period ? period : Math.max(1, Math.floor(entries.length / 3));
  return entries.slice(-size);
}

/** The recent window against all entries (spec §9). Entries in any order; `period` 7 or 30. */
export function statsOf(entries: readonly StoredEntry[], period: number): Stats {
  const all = [...entries].sort((a, b) => a.date_ms - b.date_ms);
  const recent = recentWindow(all, period);
  return { mood: figure(moodsOf(recent), moodsOf(all), 10), correct_words: figure(wordsOf(recent), wordsOf(all), 1) };
}

const moodsOf = (entries: readonly StoredEntry[]): number[] => entries.map((e): number => e.mood ?? 0).filter(isMood);
const wordsOf = (entries: readonly StoredEntry[]): number[] => entries.map(correctWords);

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** `steps` per unit: 10 rounds to one decimal. Sums stay whole until the one division, so that halves round up as by hand. */
function figure(recent: readonly number[], all: readonly number[], steps: number): Figure {
  if (recent.length === 0) return { value: undefined, arrow: 'equal', difference: undefined, percent: undefined };
  const gap = sumOf(recent) * all.length - sumOf(all) * recent.length;
  const difference = Math.round((Math.abs(gap) * steps) / (recent.length * all.length)) / steps;
  const overall = sumOf(all) * recent.length;
  return {
    value: Math.round((sumOf(recent) * steps) / recent.length) / steps,
    // A difference too small to be shown is none.
    arrow: difference === 0 ? 'equal' : gap > 0 ? 'up' : 'down',
    difference,
    percent: overall === 0 ? undefined : difference === 0 ? 0 : Math.round((Math.abs(gap) * 100) / overall),
  };
}
