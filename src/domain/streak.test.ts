import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { addDays, daysEndingAt } from '#domain/day.ts';
import { currentStreak } from '#domain/streak.ts';

const TODAY = '2026-03-01';

test.each([
  ['nothing written', [], 0],
  ['today only', ['2026-03-01'], 1],
  ['yesterday only: today is not over', ['2026-02-28'], 1],
  ['the day before yesterday only', ['2026-02-27'], 0],
  ['three in a row up to today', ['2026-02-27', '2026-02-28', '2026-03-01'], 3],
  ['in any order, twice a day', ['2026-03-01', '2026-02-27', '2026-02-28', '2026-03-01'], 3],
  ['a gap ends it', ['2026-02-26', '2026-02-28', '2026-03-01'], 2],
  ['a gap right before today', ['2026-02-26', '2026-02-27', '2026-03-01'], 1],
  ['a day in the future does not count', ['2026-03-02'], 0],
])('%s: %j → %i', (_, days, expected) => {
  expect(currentStreak(days, TODAY)).toBe(expected);
});

it('counts n days in a row as n, whether they end today or yesterday, whatever else was written', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 800 }),
      fc.boolean(),
      fc.array(fc.integer({ min: 2, max: 900 })),
      (n, now, gaps) => {
        const last = now ? TODAY : addDays(TODAY, -1);
        const before = gaps.map((gap) => addDays(last, -n - gap + 1));
        expect(currentStreak([...before, ...daysEndingAt(last, n)], TODAY)).toBe(n);
      },
    ),
  );
});
