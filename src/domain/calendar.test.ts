import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { moodCalendar } from '#domain/calendar.ts';
import { addDays, daysEndingAt } from '#domain/day.ts';
import type { StoredEntry } from '#domain/entry.ts';
import { MOODS, type Mood } from '#domain/mood.ts';

const TODAY = '2026-11-21';
let ms = 0;
const entry = (day: string, mood?: Mood): StoredEntry => ({ day, mood, date_ms: ms++, num_words: 10 });
const moodOn = (day: string, entries: StoredEntry[]) =>
  moodCalendar(entries, TODAY, 7).find((c) => c.day === day)?.mood;

describe('moodCalendar', () => {
  it('has a cell a day and ends today', () => {
    const cells = moodCalendar([], TODAY, 7);
    expect(cells.map((cell) => cell.label)).toEqual([
      '15.11.',
      '16.11.',
      '17.11.',
      '18.11.',
      '19.11.',
      '20.11.',
      '21.11.',
    ]);
    expect(cells.some((cell) => cell.has_data || cell.is_last || cell.mood !== undefined)).toBe(false);
  });

  test.each<[string, Mood[], Mood]>([
    ['one entry', [2], 2],
    ['an average below the half', [2, 2, 3], 2],
    ['a half goes up', [2, 3], 3],
    ['an average above the half', [4, 5, 5], 5],
  ])('%s: %j is %i', (_, moods, expected) => {
    expect(
      moodOn(
        TODAY,
        moods.map((mood) => entry(TODAY, mood)),
      ),
    ).toBe(expected);
  });

  it('lets an entry without a mood count in no average', () => {
    expect(moodOn(TODAY, [entry(TODAY, 4), entry(TODAY)])).toBe(4);
    expect(moodOn(TODAY, [entry(TODAY)])).toBeUndefined();
  });

  it('paints nothing for a number that is no mood', () => {
    for (const none of [0, -1, 6, 2.5]) {
      expect(moodOn(TODAY, [{ ...entry(TODAY), mood: none as Mood }])).toBeUndefined();
    }
  });

  it('ticks the last day with data, with a mood or without', () => {
    const cells = moodCalendar([entry('2026-11-19', 3), entry('2026-11-20'), entry('2026-11-16', 1)], TODAY, 7);
    expect(cells.filter((cell) => cell.is_last).map((cell) => cell.day)).toEqual(['2026-11-20']);
  });

  it('leaves out what lies before the period or after today', () => {
    const cells = moodCalendar([entry(addDays(TODAY, -7), 1), entry(addDays(TODAY, 1), 5)], TODAY, 7);
    expect(cells.some((cell) => cell.has_data)).toBe(false);
  });

  it('has as many cells as the period has days, one tick at most, and moods of the scale only', () => {
    const day = fc.integer({ min: -40, max: 3 }).map((n) => addDays(TODAY, n));
    const some = fc.record({ day, date_ms: fc.nat(), mood: fc.option(fc.constantFrom(...MOODS), { nil: undefined }) });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 90 }), fc.constantFrom(7, 30), (entries, period) => {
        const cells = moodCalendar(entries, TODAY, period);
        expect(cells.map((cell) => cell.day)).toEqual(daysEndingAt(TODAY, period));
        const written = cells.filter((cell) => entries.some((e) => e.day === cell.day));
        expect(cells.filter((cell) => cell.is_last)).toEqual(written.slice(-1));
        for (const { mood } of cells) expect([undefined, ...MOODS]).toContain(mood);
      }),
    );
  });
});

test('a day that a freeze kept says so', () => {
  const cells = moodCalendar([], '2026-11-21', 7, ['2026-11-19']);
  expect(cells.filter(({ is_frozen }) => is_frozen).map(({ day }) => day)).toEqual(['2026-11-19']);
});
