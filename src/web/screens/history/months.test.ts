import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HistoryRow } from '#contract';
import { monthsOf, sameMonth } from '#web/screens/history/months.ts';

const row = (day: string): HistoryRow => ({
  ...{ entry_id: day, day, date_ms: 0, state: 'done' },
  snippet: { text: '', hits: [] },
});

test('rows stand under their months in the order in which they come', () => {
  const days = ['2026-11-21', '2026-11-02', '2026-10-31', '2025-11-30'];
  const months = monthsOf(days.map(row));
  expect(months.map(({ month, rows }) => [month, rows.length])).toEqual([
    ['2026-11', 2],
    ['2026-10', 1],
    ['2025-11', 1],
  ]);
});

test('none is lost and no month comes twice', () => {
  const day = fc.integer({ min: 0, max: 2000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.array(day), (days) => {
      const rows = days.sort().reverse().map(row);
      const months = monthsOf(rows);
      expect(months.flatMap((each) => each.rows)).toEqual(rows);
      expect(new Set(months.map(({ month }) => month)).size).toBe(months.length);
    }),
  );
});

test('a month is the same while its rows are', () => {
  const [a, b] = [row('2026-11-21'), row('2026-11-20')];
  expect(sameMonth({ month: '2026-11', rows: [a, b] }, { month: '2026-11', rows: [a, b] })).toBe(true);
  expect(sameMonth({ month: '2026-11', rows: [a, b] }, { month: '2026-11', rows: [a] })).toBe(false);
  expect(sameMonth({ month: '2026-11', rows: [a] }, { month: '2026-11', rows: [row('2026-11-21')] })).toBe(false);
});
