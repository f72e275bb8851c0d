import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, dayOf, daysBetween } from '#domain/day.ts';
import { excusedDays, type Outage } from '#domain/outages.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** From one wall-clock time in UTC to another. */
const down = (start: string, end: string): Outage => ({
  start_ms: Date.parse(`${start}Z`),
  end_ms: Date.parse(`${end}Z`),
});

/** The days around some outages that they excuse. */
function excused(outages: readonly Outage[], zone = 'UTC', startHour = 3): string[] {
  const [first, last] = [outages[0], outages.at(-1)];
  if (!first || !last) return [];
  const from = addDays(dayOf(first.start_ms, zone, startHour), -3);
  const days = Array.from({ length: Math.ceil((last.end_ms - first.start_ms) / DAY_MS) + 7 }, (_, n) =>
    addDays(from, n),
  );
  const { has } = excusedDays(outages, zone, startHour);
  return days.filter((day) => has(day));
}

describe('a day that begins at three, in UTC', () => {
  test.each([
    ['down when it ended', [down('2026-11-21T02:45', '2026-11-21T03:10')], ['2026-11-20']],
    ['down until it ended', [down('2026-11-21T02:45', '2026-11-21T03:00')], ['2026-11-20']],
    ['down when the next one had begun', [down('2026-11-21T03:00', '2026-11-21T08:00')], []],
    ['down for an hour of the evening', [down('2026-11-20T20:00', '2026-11-20T22:00')], ['2026-11-20']],
    ['down for less of it', [down('2026-11-20T20:00', '2026-11-20T21:59')], []],
    [
      'down for two halves of an hour',
      [down('2026-11-20T21:30', '2026-11-20T22:00'), down('2026-11-21T01:00', '2026-11-21T01:30')],
      ['2026-11-20'],
    ],
    ['down all morning and afternoon', [down('2026-11-20T06:00', '2026-11-20T21:00')], []],
    ['down for the night: one day’s end', [down('2026-11-20T22:00', '2026-11-21T09:00')], ['2026-11-20']],
    ['down for three days', [down('2026-11-18T12:00', '2026-11-21T12:00')], ['2026-11-18', '2026-11-19', '2026-11-20']],
  ])('%s', (_, outages, days) => {
    expect(excused(outages)).toEqual(days);
  });
});

test.each([
  [
    'Berlin, as its clocks skip an hour of the evening’s end',
    'Europe/Berlin',
    3,
    '2026-03-28T23:50',
    '2026-03-29T00:50',
    '2026-03-28',
  ],
  ['Berlin, where the hour comes twice', 'Europe/Berlin', 3, '2026-10-25T00:30', '2026-10-25T01:30', '2026-10-24'],
  ['Tokyo ends its day in our evening', 'Asia/Tokyo', 3, '2026-11-20T17:00', '2026-11-20T18:10', '2026-11-20'],
  ['a day that begins at midnight', 'UTC', 0, '2026-11-20T23:50', '2026-11-21T00:10', '2026-11-20'],
  [
    'Samoa, which goes on from the 29th to the 31st',
    'Pacific/Apia',
    0,
    '2011-12-30T09:30',
    '2011-12-30T10:30',
    '2011-12-29',
  ],
])('%s', (_, zone, startHour, start, end, day) => {
  expect(excused([down(start, end)], zone, startHour)).toContain(day);
});

describe('switched off every night', () => {
  const nights = (days: readonly string[]) => days.map((day) => down(`${day}T23:00`, `${addDays(day, 1)}T07:00`));
  it('takes a day or two, and from then on nobody’s', () => {
    const days = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06'];
    expect(excused(nights(days))).toEqual(['2026-11-02', '2026-11-03']);
  });
  it('is no habit after a night on which it was up', () => {
    const days = ['2026-11-02', '2026-11-03', '2026-11-05', '2026-11-06', '2026-11-07'];
    expect(excused(nights(days))).toEqual(['2026-11-02', '2026-11-03', '2026-11-05', '2026-11-06']);
  });
  it('takes nothing from those whom a day and a night of silence hit', () => {
    const outages = [...nights(['2026-11-02', '2026-11-03']), down('2026-11-04T23:00', '2026-11-06T07:00')];
    expect(excused(outages)).toEqual(['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05']);
  });
});

test('without an outage no day is excused, and none far from it', () => {
  expect(excused([])).toEqual([]);
  const { has } = excusedDays([down('2026-11-20T22:00', '2026-11-21T09:00')], 'UTC', 3);
  expect([has('2020-01-01'), has('2026-11-19'), has('2026-11-21'), has('2030-01-01')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

describe('in any zone, with any start of the day', () => {
  const zone = fc.constantFrom(
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Pacific/Apia',
  );
  const startHour = fc.integer({ min: 0, max: 6 });
  const moment = fc.integer({ min: Date.UTC(2005, 0, 1), max: Date.UTC(2035, 0, 1) });

  it('an outage excuses the days that ended in it, and at most the one in whose evening it ended', () => {
    fc.assert(
      fc.property(
        moment,
        fc.integer({ min: 11, max: 120 * 60 }),
        zone,
        startHour,
        (start_ms, minutes, timeZone, hour) => {
          const end_ms = start_ms + minutes * 60_000;
          const { has } = excusedDays([{ start_ms, end_ms }], timeZone, hour);
          const [from, to] = [dayOf(start_ms, timeZone, hour), dayOf(end_ms, timeZone, hour)];
          for (let n = 0; n < daysBetween(from, to); n += 1) expect(has(addDays(from, n))).toBe(true);
          expect(has(addDays(from, -1))).toBe(false);
          expect(has(addDays(to, 1))).toBe(false);
        },
      ),
    );
  });

  it('what lasts longer excuses no fewer days', () => {
    fc.assert(
      fc.property(
        moment,
        fc.array(fc.integer({ min: 11, max: 4000 }), { minLength: 2, maxLength: 2 }),
        zone,
        startHour,
        (start_ms, minutes, timeZone, hour) => {
          const [short = 0, long = 0] = [...minutes].sort((a, b) => a - b);
          const days = (n: number) => excused([{ start_ms, end_ms: start_ms + n * 60_000 }], timeZone, hour);
          expect(days(long)).toEqual(expect.arrayContaining(days(short)));
        },
      ),
    );
  });

  it('nothing but the last six hours of a day counts, as its clock tells them', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 11, max: 600 }), zone, startHour, (start_ms, minutes, timeZone, hour) => {
        const end_ms = start_ms + minutes * 60_000;
        const day = dayOf(start_ms, timeZone, hour);
        // Six hours on, and it is still the same day: it was not the evening.
        fc.pre(dayOf(end_ms + 6 * HOUR_MS, timeZone, hour) === day);
        expect(excusedDays([{ start_ms, end_ms }], timeZone, hour).has(day)).toBe(false);
      }),
    );
  });
});
