import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, dayMonthLabel, dayOf, daysEndingAt, isTimeZone, monthsBefore } from '#domain/day.ts';

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'Africa/Casablanca',
];
const moment = fc.integer({ min: Date.UTC(1975, 0, 1), max: Date.UTC(2060, 0, 1) });
const zone = fc.constantFrom(...ZONES);

describe('dayOf', () => {
  const utc = (iso: string) => Date.parse(`${iso}Z`);
  test.each([
    ['before three in the morning it is still yesterday', '2026-11-21T01:30', 'UTC', '2026-11-20'],
    ['at three the new day begins', '2026-11-21T03:00', 'UTC', '2026-11-21'],
    ['one minute before three is yesterday', '2026-11-21T02:59', 'UTC', '2026-11-20'],
    ['the first of a year before three is the old year', '2027-01-01T02:00', 'UTC', '2026-12-31'],
    ['the first of March after a leap day', '2028-03-01T00:10', 'UTC', '2028-02-29'],
    ['Tokyo is ahead', '2026-11-20T18:00', 'Asia/Tokyo', '2026-11-21'],
    ['New York is behind', '2026-11-21T07:59', 'America/New_York', '2026-11-20'],
    ['Kathmandu has a quarter of an hour', '2026-11-20T21:15', 'Asia/Kathmandu', '2026-11-21'],
    ['Berlin, the night that skips 02:00', '2026-03-29T01:00', 'Europe/Berlin', '2026-03-29'],
    ['Berlin, just before it skips', '2026-03-29T00:59', 'Europe/Berlin', '2026-03-28'],
    ['Berlin, the night that has 02:30 twice, the first', '2026-10-25T00:30', 'Europe/Berlin', '2026-10-24'],
    ['Berlin, the night that has 02:30 twice, the second', '2026-10-25T01:30', 'Europe/Berlin', '2026-10-24'],
    ['Berlin, 03:00 of that night', '2026-10-25T02:00', 'Europe/Berlin', '2026-10-25'],
    ['Samoa left out the 30th of December 2011', '2011-12-30T10:30', 'Pacific/Apia', '2011-12-30'],
  ])('%s', (_, at, timeZone, day) => {
    expect(dayOf(utc(at), timeZone)).toBe(day);
  });

  it('takes another hour for the start of the day', () => {
    expect(dayOf(utc('2026-11-21T00:00'), 'UTC', 0)).toBe('2026-11-21');
    expect(dayOf(utc('2026-11-21T04:59'), 'UTC', 5)).toBe('2026-11-20');
  });

  it('never goes back while time goes on, in any zone', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 200_000_000 }), zone, (ms, later, timeZone) => {
        expect(dayOf(ms, timeZone) <= dayOf(ms + later, timeZone)).toBe(true);
      }),
    );
  });

  it('is the date that the zone shows three wall-clock hours after the day began, or the one before', () => {
    fc.assert(
      fc.property(moment, zone, (ms, timeZone) => {
        const wall = new Date(ms).toLocaleString('sv-SE', { timeZone });
        const date = wall.slice(0, 10);
        const hour = Number(wall.slice(11, 13));
        expect(dayOf(ms, timeZone)).toBe(hour < 3 ? addDays(date, -1) : date);
      }),
    );
  });

  it('refuses a zone that does not exist', () => {
    expect(() => dayOf(0, 'Mars/Olympus')).toThrow(RangeError);
  });
});

describe('isTimeZone', () => {
  test.each([
    ['Europe/Berlin', true],
    ['UTC', true],
    ['America/Argentina/Buenos_Aires', true],
    ['', false],
    ['Mars/Olympus', false],
    ['<script>', false],
    [undefined, false],
    [7, false],
  ])('%j: %s', (value, expected) => {
    expect(isTimeZone(value)).toBe(expected);
  });
});

describe('days', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %i is %s', (day, n, expected) => {
    expect(addDays(day, n)).toBe(expected);
  });

  test.each([
    ['2026-11-21', 1, '2026-10-21'],
    ['2026-11-21', 12, '2025-11-21'],
    ['2026-01-15', 1, '2025-12-15'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2028-03-31', 1, '2028-02-29'],
    ['2026-05-31', 1, '2026-04-30'],
    ['2028-02-29', 12, '2027-02-28'],
    ['2026-02-28', 12, '2025-02-28'],
    ['0050-01-31', 2, '0049-11-30'],
  ])('%s, %i months before, is %s: a month that is too short gives its last day', (day, n, expected) => {
    expect(monthsBefore(day, n)).toBe(expected);
  });

  it('come in order, follow each other and end today', () => {
    expect(daysEndingAt('2026-03-02', 4)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 400 }), (ms, n) => {
        const days = daysEndingAt(dayOf(ms, 'UTC'), n);
        expect(days).toHaveLength(n);
        expect(days.at(-1)).toBe(dayOf(ms, 'UTC'));
        expect(new Set(days).size).toBe(n);
        expect([...days].sort()).toEqual(days);
      }),
    );
  });

  it('are labelled day.month in the German way', () => {
    expect(['2026-11-21', '2026-03-05', '2026-12-01'].map(dayMonthLabel)).toEqual(['21.11.', '5.3.', '1.12.']);
  });
});
