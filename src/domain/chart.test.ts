import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chartPoints } from '#domain/chart.ts';
import type { StoredEntry } from '#domain/entry.ts';

const entry = (day: string, date_ms: number, num_words?: number, num_word_diffs?: number): StoredEntry => ({
  day,
  date_ms,
  num_words,
  num_word_diffs,
});

it('has a point a day with total and correct words and a German label', () => {
  expect(chartPoints([entry('2026-11-05', 1, 40, 6), entry('2026-11-21', 2, 50, 0)])).toEqual([
    { day: '2026-11-05', label: '5.11.', total_words: 40, correct_words: 34 },
    { day: '2026-11-21', label: '21.11.', total_words: 50, correct_words: 50 },
  ]);
});

it('keeps the first entry of a day, in whatever order they come', () => {
  const points = chartPoints([entry('2026-11-21', 30, 3), entry('2026-11-21', 10, 1), entry('2026-11-21', 20, 2)]);
  expect(points.map((point) => point.total_words)).toEqual([1]);
});

it('tells the same day of two years apart', () => {
  const points = chartPoints([entry('2026-11-21', 2, 2), entry('2025-11-21', 1, 1)]);
  expect(points.map((point) => point.total_words)).toEqual([1, 2]);
});

it('takes missing numbers for 0 and never goes below', () => {
  const points = chartPoints([entry('2026-11-20', 1), entry('2026-11-21', 2, 5, 9)]);
  expect(points.map((point) => [point.total_words, point.correct_words])).toEqual([
    [0, 0],
    [5, 0],
  ]);
});

it('has each day once, in order', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-02-${String(n).padStart(2, '0')}`);
  fc.assert(
    fc.property(fc.array(fc.record({ day, date_ms: fc.nat(), num_words: fc.nat() })), (entries) => {
      const days = chartPoints(entries).map((point) => point.day);
      expect(days).toEqual([...new Set(entries.map((e) => e.day))].sort());
    }),
  );
});
