import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, dayOf, daysEndingAt, LATEST_DAY_START_HOUR } from '#domain/day.ts';
import { DAYS_PER_FREEZE, MOST_FREEZES, streakOf, type WrittenDay } from '#domain/streak.ts';
import { isYesterdayOpen } from '#domain/yesterday.ts';

const TODAY = '2026-03-01';

/** Written at noon of the day, in London. */
const on = (day: string): WrittenDay => ({ day, date_ms: Date.parse(`${day}T12:00:00Z`), time_zone: 'Europe/London' });
const streak = (days: readonly string[], now = {}) => streakOf(days.map(on), { today: TODAY, ...now });
/** n days, the last of them so many days before today. */
const row = (n: number, ago = 0) => daysEndingAt(addDays(TODAY, -ago), n);

test.each([
  ['nothing written', [], 0],
  ['today only', ['2026-03-01'], 1],
  ['yesterday only: today is not over', ['2026-02-28'], 1],
  ['the day before yesterday only', ['2026-02-27'], 0],
  ['three in a row up to today', ['2026-02-27', '2026-02-28', '2026-03-01'], 3],
  ['in any order, twice a day', ['2026-03-01', '2026-02-27', '2026-02-28', '2026-03-01'], 3],
  ['a gap ends it', ['2026-02-26', '2026-02-28', '2026-03-01'], 2],
  ['a gap right before today', ['2026-02-26', '2026-02-27', '2026-03-01'], 1],
])('%s: %j → %i', (_, days, expected) => {
  expect(streak(days).current).toBe(expected);
});

test.each([
  ['nine days earn none', row(9), { current: 9, freezes: 0, frozen: [] }],
  ['ten days earn one', row(10), { current: 10, freezes: 1 }],
  ['thirty days earn no more than two', row(30), { current: 30, freezes: 2 }],
  [
    'a missed day is frozen and adds nothing',
    [...row(10, 2), ...row(1)],
    { current: 11, freezes: 0, frozen: ['2026-02-28'] },
  ],
  ['yesterday is frozen as soon as it is over', row(10, 2), { current: 10, freezes: 0, frozen: ['2026-02-28'] }],
  ['two missed days cost both', row(20, 3), { current: 20, freezes: 0, frozen: ['2026-02-27', '2026-02-28'] }],
  [
    'three are too many, and no freeze is wasted on them',
    row(20, 4),
    { current: 0, longest: 20, freezes: 2, frozen: [] },
  ],
  ['one more than is held ends it', row(10, 3), { current: 0, longest: 10, freezes: 1 }],
  ['the longest is remembered', [...row(12, 20), ...row(3)], { current: 3, longest: 12 }],
])('%s', (_, days, expected) => {
  expect(streak(days)).toMatchObject(expected);
});

test('while yesterday may be filled in, it costs nothing', () => {
  expect(streak(row(10, 2), { isYesterdayOpen: true })).toMatchObject({ current: 10, freezes: 1, frozen: [] });
  expect(streak(row(3, 2), { isYesterdayOpen: true }).current).toBe(3);
  expect(streak(row(3, 3), { isYesterdayOpen: true }).current).toBe(0);
});

test('a day on which the service was down breaks nothing and costs nothing', () => {
  const excused = new Set(['2026-02-28']);
  expect(streak(row(3, 2), { excused })).toMatchObject({ current: 3, frozen: [] });
  expect(streak([...row(3, 2), TODAY], { excused }).current).toBe(4);
});

test('days written of the last 30', () => {
  expect(streak([...row(5), addDays(TODAY, -29), addDays(TODAY, -30)]).written_of_30).toBe(6);
});

test('a flight over the date line takes no day away', () => {
  // Honolulu, Friday at noon; the next entry 24 hours later in Kiritimati, where it is Sunday.
  const friday = { day: '2026-02-27', date_ms: Date.parse('2026-02-27T22:00:00Z'), time_zone: 'Pacific/Honolulu' };
  const sunday = { day: '2026-03-01', date_ms: Date.parse('2026-02-28T22:00:00Z'), time_zone: 'Pacific/Kiritimati' };
  expect(streakOf([friday, sunday], { today: TODAY }).current).toBe(2);
  // Who stays at home has missed the Saturday.
  expect(streakOf([friday, { ...sunday, time_zone: 'Pacific/Honolulu' }], { today: TODAY }).current).toBe(1);
});

describe('where the zone changed', () => {
  const ZONES = ['Pacific/Honolulu', 'America/New_York', 'Europe/Berlin', 'Asia/Kathmandu', 'Pacific/Kiritimati'];
  const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2030, 0, 1) });
  const startHour = fc.integer({ min: 0, max: LATEST_DAY_START_HOUR });
  const zones = fc.tuple(fc.constantFrom(...ZONES), fc.constantFrom(...ZONES));
  /** An entry of a moment, by a clock and a start of the day; `isLate`: for the day before, where that was open. */
  const entry = (date_ms: number, time_zone: string, hour: number, isLate = false): WrittenDay => {
    const today = dayOf(date_ms, time_zone, hour);
    const day = isLate && isYesterdayOpen(date_ms, time_zone, hour) ? addDays(today, -1) : today;
    return { day, date_ms, time_zone };
  };
  const bothIn = (...days: WrittenDay[]) => streakOf(days, { today: days.at(-1)?.day ?? '' }).current === 2;

  it('no day is missed that the learner’s own clock did not miss, whenever their day begins', () => {
    fc.assert(
      fc.property(moment, zones, startHour, fc.integer({ min: 1, max: 47 }), (ms, [from, to], hour, hours) => {
        const [before, after] = [entry(ms, from, hour), entry(ms + hours * 3_600_000, to, hour)];
        fc.pre(before.day < after.day);
        const byOldClock = dayOf(after.date_ms, from, hour);
        if (byOldClock <= addDays(before.day, 1)) expect(bothIn(before, after)).toBe(true);
      }),
    );
  });

  it('to one of the same time, nothing is given and nothing taken', () => {
    fc.assert(
      fc.property(moment, startHour, fc.boolean(), fc.integer({ min: 1, max: 90 }), (ms, hour, isLate, hours) => {
        const before = entry(ms, 'Europe/Berlin', hour);
        const later = ms + hours * 3_600_000;
        const [there, here] = ['Europe/Paris', 'Europe/Berlin'].map((zone) => entry(later, zone, hour, isLate));
        fc.pre(there !== undefined && here !== undefined && before.day < here.day);
        if (there && here) expect(bothIn(before, there)).toBe(bothIn(before, here));
      }),
    );
  });
});

const someDays = fc.uniqueArray(fc.integer({ min: 0, max: 120 }), { maxLength: 121 });

it('counts n days in a row as n, whether they end today or yesterday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 800 }), fc.boolean(), (n, now) => {
      expect(streak(row(n, now ? 0 : 1))).toMatchObject({ current: n, longest: n });
    }),
  );
});

it('one more day written never shortens the streak, the longest, nor the days of the last 30', () => {
  fc.assert(
    fc.property(someDays, (ago) => {
      const days = ago.map((n) => addDays(TODAY, -n)).filter((day) => day !== TODAY);
      const [without, withToday] = [streak(days), streak([...days, TODAY])];
      expect(withToday.current).toBeGreaterThan(0);
      expect(withToday.current).toBe(without.current + 1);
      expect(withToday.longest).toBeGreaterThanOrEqual(without.longest);
      expect(withToday.written_of_30).toBe(without.written_of_30 + 1);
    }),
  );
});

it('holds at most two freezes, spends no more than were earned, and only on days that were missed', () => {
  fc.assert(
    fc.property(someDays, (ago) => {
      const days = ago.map((n) => addDays(TODAY, -n));
      const { freezes, frozen, current, longest } = streak(days);
      expect(freezes).toBeLessThanOrEqual(MOST_FREEZES);
      expect(frozen.length + freezes).toBeLessThanOrEqual(Math.floor(days.length / DAYS_PER_FREEZE));
      expect(frozen.filter((day) => days.includes(day) || day >= TODAY)).toEqual([]);
      expect(current).toBeLessThanOrEqual(longest);
    }),
  );
});
