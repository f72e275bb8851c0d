import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { StoredEntry } from '#domain/entry.ts';
import { MOODS, type Mood } from '#domain/mood.ts';
import { recentWindow, statsOf } from '#domain/stats.ts';

const NOTHING = { value: undefined, arrow: 'equal', difference: undefined, percent: undefined };
const withMoods = (...moods: (Mood | undefined)[]): StoredEntry[] =>
  moods.map((mood, i) => ({ day: '2026-11-21', date_ms: i, mood }));
const withWords = (...correct: number[]): StoredEntry[] =>
  correct.map((n, i) => ({ day: '2026-11-21', date_ms: i, num_words: n + 2, num_word_diffs: 2 }));

describe('recentWindow', () => {
  test.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 1],
    [5, 1],
    [6, 2],
    [7, 2],
    [8, 7],
    [20, 7],
  ])('of %i entries in a week has the last %i', (n, expected) => {
    const all = Array.from({ length: n }, (_, i) => i);
    expect(recentWindow(all, 7)).toEqual(all.slice(n - expected));
  });

  test.each([
    [30, 10],
    [31, 30],
  ])('of %i entries in a month has the last %i', (n, expected) => {
    expect(recentWindow(new Array(n).fill(0), 30)).toHaveLength(expected);
  });
});

describe('statsOf', () => {
  test.each<[string, (Mood | undefined)[], object]>([
    ['no entries', [], NOTHING],
    ['one entry is its own average', [4], { value: 4, arrow: 'equal', difference: 0, percent: 0 }],
    ['a better mood lately', [2, 3, 4], { value: 4, arrow: 'up', difference: 1, percent: 33 }],
    ['a worse mood lately', [5, 5, 2], { value: 2, arrow: 'down', difference: 2, percent: 50 }],
    [
      'an unset mood counts nowhere',
      [undefined, 2, undefined, undefined, 3, 4],
      { value: 3.5, arrow: 'up', difference: 0.5, percent: 17 },
    ],
    ['no mood in the recent window', [2, 3, undefined], NOTHING],
    ['no mood at all', [undefined, undefined], NOTHING],
    [
      'a full week: the last 7 against all 8',
      [1, 4, 4, 4, 4, 4, 4, 4],
      { value: 4, arrow: 'up', difference: 0.4, percent: 10 },
    ],
    [
      'too small to be shown is equal',
      [...new Array<Mood>(40).fill(3), 4, 3, 3, 3, 3, 3, 3, 3],
      { value: 3, arrow: 'equal', difference: 0, percent: 0 },
    ],
  ])('mood: %s', (_, moods, expected) => {
    expect(statsOf(withMoods(...moods), 7).mood).toEqual(expected);
  });

  test.each<[string, number[], object]>([
    ['no entries', [], NOTHING],
    ['more words lately', [10, 20, 60], { value: 60, arrow: 'up', difference: 30, percent: 100 }],
    ['fewer words lately', [60, 20, 10], { value: 10, arrow: 'down', difference: 20, percent: 67 }],
    ['the same', [30, 30, 30], { value: 30, arrow: 'equal', difference: 0, percent: 0 }],
    [
      'never a correct word: no percent of nothing',
      [0, 0, 0],
      { value: 0, arrow: 'equal', difference: 0, percent: undefined },
    ],
    ['a half goes up', [0, 0, 0, 0, 1, 2], { value: 2, arrow: 'up', difference: 1, percent: 200 }],
  ])('correct words: %s', (_, words, expected) => {
    expect(statsOf(withWords(...words), 7).correct_words).toEqual(expected);
  });

  it('rounds halves of tenths up, which floating point alone would not', () => {
    const moods = [...new Array<Mood>(7).fill(4), ...new Array<Mood>(13).fill(4)].map((m, i) => (i % 20 < 7 ? 5 : m));
    expect(statsOf(withMoods(...moods.toReversed(), ...moods), 20).mood.value).toBe(4.4);
  });

  it('takes entries in any order', () => {
    const entries = withWords(1, 5, 9, 13, 40);
    expect(statsOf(entries.toReversed(), 7)).toEqual(statsOf(entries, 7));
  });

  it('never shows NaN, Infinity or a negative difference', () => {
    const some = fc.record({
      day: fc.constant('2026-11-21'),
      date_ms: fc.nat(),
      num_words: fc.option(fc.nat({ max: 5000 }), { nil: undefined }),
      num_word_diffs: fc.option(fc.nat({ max: 5000 }), { nil: undefined }),
      mood: fc.option(fc.constantFrom(...MOODS), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 80 }), fc.constantFrom(7, 30), (entries, period) => {
        const stats = statsOf(entries, period);
        for (const figure of [stats.mood, stats.correct_words]) {
          for (const n of [figure.value, figure.difference, figure.percent]) {
            if (n !== undefined) expect(Number.isFinite(n) && n >= 0).toBe(true);
          }
          expect(figure.arrow === 'equal').toBe((figure.difference ?? 0) === 0);
        }
        if (stats.mood.value !== undefined) expect(stats.mood.value >= 1 && stats.mood.value <= 5).toBe(true);
      }),
    );
  });
});
