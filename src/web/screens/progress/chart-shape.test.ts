import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChartPoint } from '#domain/chart.ts';
import { dayMonthLabel, daysEndingAt } from '#domain/day.ts';
import { HEIGHT, shapeOf } from '#web/screens/progress/chart-shape.ts';

const WEEK = daysEndingAt('2026-11-21', 7);
const point = (day: string, total_words: number, correct_words = total_words): ChartPoint => ({
  day,
  label: dayMonthLabel(day),
  total_words,
  correct_words,
});

describe('shapeOf', () => {
  it('leaves the room of a day without an entry', () => {
    const { xs } = shapeOf(WEEK, [point('2026-11-15', 5), point('2026-11-16', 5), point('2026-11-18', 5)], 700);
    const [a = 0, b = 0, c = 0] = xs;
    expect(c - b).toBeCloseTo(2 * (b - a));
  });

  it('draws more words higher, on whole numbers', () => {
    const shape = shapeOf(WEEK, [point('2026-11-15', 3, 1)], 700);
    expect(shape.y(3)).toBeLessThan(shape.y(1));
    for (const rule of shape.rules) expect(Number.isInteger(Number(rule.label))).toBe(true);
  });

  it('finds the point nearest to the pointer, and none where there is none', () => {
    const shape = shapeOf(WEEK, [point('2026-11-15', 5), point('2026-11-21', 5)], 700);
    expect([shape.nearest(0), shape.nearest(340), shape.nearest(690)]).toEqual([0, 0, 1]);
    expect(shapeOf(WEEK, [], 700).nearest(10)).toBeUndefined();
  });

  it('names every day of a wide week, and fewer where there is less room, always today', () => {
    expect(shapeOf(WEEK, [], 700).dates).toHaveLength(7);
    const month = daysEndingAt('2026-11-21', 30);
    const dates = shapeOf(month, [], 320).dates.map((date) => date.day);
    expect(dates.length).toBeLessThanOrEqual(5);
    expect(dates.at(-1)).toBe('2026-11-21');
  });

  it('keeps every point inside the picture', () => {
    const words = fc.array(fc.nat({ max: 6000 }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(words, fc.integer({ min: 200, max: 1200 }), (counts, width) => {
        const points = counts.map((n, i) => point(WEEK[i] ?? '', n));
        const { xs, y } = shapeOf(WEEK, points, width);
        for (const x of xs) expect(x >= 0 && x <= width).toBe(true);
        for (const n of counts) expect(y(n) >= 0 && y(n) <= HEIGHT).toBe(true);
      }),
    );
  });
});
