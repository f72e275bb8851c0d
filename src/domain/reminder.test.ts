import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  endOfReminder,
  hourIn,
  isInTime,
  isSunday,
  nextReminder,
  nextReminderOf,
  reminderAfter,
} from '#domain/reminder.ts';
import { dateIn, wallOf } from '#domain/reminder-clock.ts';

const utc = (iso: string) => Date.parse(`${iso}Z`);
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 16);

describe('nextReminder', () => {
  test.each([
    ['later today', '2026-11-21T12:00', 'UTC', 19, '2026-11-21T19:00'],
    ['tomorrow, when the hour has struck', '2026-11-21T19:00', 'UTC', 19, '2026-11-22T19:00'],
    ['Berlin is an hour ahead in winter', '2026-11-21T12:00', 'Europe/Berlin', 19, '2026-11-21T18:00'],
    ['Kathmandu has a quarter of an hour', '2026-11-21T12:00', 'Asia/Kathmandu', 19, '2026-11-21T13:15'],
    ['Berlin, the night that skips 02:00: at 03:00', '2026-03-28T12:00', 'Europe/Berlin', 2, '2026-03-29T01:00'],
    ['and the night after at 02:00 again', '2026-03-29T01:00', 'Europe/Berlin', 2, '2026-03-30T00:00'],
    ['Berlin, the night that has 02:00 twice: the first', '2026-10-24T12:00', 'Europe/Berlin', 2, '2026-10-25T00:00'],
    ['and not the second', '2026-10-25T00:00', 'Europe/Berlin', 2, '2026-10-26T01:00'],
    ['nor half an hour before it', '2026-10-25T00:30', 'Europe/Berlin', 2, '2026-10-26T01:00'],
    ['Berlin, the evening before the summer', '2026-03-28T18:00', 'Europe/Berlin', 19, '2026-03-29T17:00'],
    ['Lord Howe skips half an hour: at 02:30', '2026-10-03T12:00', 'Australia/Lord_Howe', 2, '2026-10-03T15:30'],
    ['Lord Howe has 01:30–02:00 twice', '2026-04-04T12:00', 'Australia/Lord_Howe', 2, '2026-04-04T15:30'],
    ['Samoa left out the 30th of December 2011', '2011-12-30T06:00', 'Pacific/Apia', 19, '2011-12-31T05:00'],
    ['Santiago skips midnight: at 01:00', '2026-09-05T12:00', 'America/Santiago', 0, '2026-09-06T04:00'],
    ['Scoresbysund’s 29 March 2025 had no 23:00', '2025-03-29T12:00', 'America/Scoresbysund', 23, '2025-03-31T00:00'],
  ])('%s', (_, after, zone, hour, at) => {
    expect(iso(nextReminder(utc(after), zone, hour))).toBe(at);
  });

  const someZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const moment = fc.integer({ min: utc('1995-01-01T00:00'), max: utc('2040-01-01T00:00') });
  const hour = fc.integer({ min: 0, max: 23 });
  const runs = { seed: 20_261_121, numRuns: 200 };

  test('it lies ahead, within two days, at the hour or where the clocks skip it', () => {
    fc.assert(
      fc.property(moment, someZone, hour, (after, zone, wish) => {
        const at = nextReminder(after, zone, wish);
        expect(at).toBeGreaterThan(after);
        expect(at - after).toBeLessThan(50 * 3_600_000);
        if (hourIn(at, zone) === wish && new Date(wallOf(at, zone)).getUTCMinutes() === 0) return;
        // The moment before still showed an earlier hour of that day, or the day before.
        const skipped = Date.parse(`${dateIn(at, zone)}T00:00:00Z`) + wish * 3_600_000;
        expect(wallOf(at, zone)).toBeGreaterThan(skipped);
        expect(wallOf(at - 1000, zone)).toBeLessThan(skipped);
      }),
      runs,
    );
  });

  test('one after the other, each is on a later calendar day', () => {
    fc.assert(
      fc.property(moment, someZone, hour, (after, zone, wish) => {
        let at = nextReminder(after, zone, wish);
        for (let n = 0; n < 5; n += 1) {
          const next = nextReminder(at, zone, wish);
          expect(dateIn(next, zone) > dateIn(at, zone)).toBe(true);
          at = next;
        }
      }),
      runs,
    );
  });

  test('every day of a year of some zones has one', () => {
    for (const zone of ['Europe/Berlin', 'Australia/Lord_Howe', 'America/Havana', 'Africa/Casablanca'])
      for (const wish of [0, 2, 23]) {
        const days = new Set<string>();
        let at = utc('2026-01-01T00:00');
        for (let n = 0; n < 365; n += 1) {
          at = nextReminder(at, zone, wish);
          days.add(dateIn(at, zone));
        }
        expect([zone, wish, days.size]).toEqual([zone, wish, 365]);
        expect(at - utc('2026-01-01T00:00')).toBeLessThan(367 * 86_400_000);
      }
  });

  test('a zone that this server does not know is UTC', () => {
    const wish = { time_zone: 'Mars/Olympus', remind_hour: 19 };
    expect(iso(nextReminderOf(utc('2026-11-21T12:00'), wish))).toBe('2026-11-21T19:00');
  });
});

test.each([
  ['on the minute', '2026-11-21T18:00', '2026-11-21T18:00', 3, true],
  ['four hours later', '2026-11-21T18:00', '2026-11-21T22:00', 3, true],
  ['a minute after that', '2026-11-21T18:00', '2026-11-21T22:01', 3, false],
  ['before it is due', '2026-11-21T18:00', '2026-11-21T17:59', 3, false],
  ['22 o’clock, just before midnight', '2026-11-21T21:00', '2026-11-21T22:59', 3, true],
  ['22 o’clock, at midnight', '2026-11-21T21:00', '2026-11-21T23:00', 3, false],
  ['01 o’clock, the evening’s day not over', '2026-11-21T00:00', '2026-11-21T01:59', 3, true],
  ['01 o’clock, a new day of the learner’s', '2026-11-21T00:00', '2026-11-21T02:00', 3, false],
  ['01 o’clock, where days begin at midnight', '2026-11-21T00:00', '2026-11-21T02:00', 0, true],
])('in Berlin, a reminder %s', (_, due, now, startHour, isStill) => {
  expect(isInTime(utc(due), utc(now), 'Europe/Berlin', startHour)).toBe(isStill);
});

test.each([
  ['19 o’clock: four hours later', '2026-11-21T18:00', 'Europe/Berlin', 3, '2026-11-21T22:00'],
  ['22 o’clock: at midnight', '2026-11-21T21:00', 'Europe/Berlin', 3, '2026-11-21T23:00'],
  ['01 o’clock: when a new day begins', '2026-11-21T00:00', 'Europe/Berlin', 3, '2026-11-21T02:00'],
  ['20 o’clock, where the clocks skip midnight', '2026-09-06T00:00', 'America/Santiago', 0, '2026-09-06T04:00'],
])('the last moment of a reminder at %s', (_, due, zone, startHour, end) => {
  const at = endOfReminder(utc(due), zone, startHour);
  // Four hours are still in time, to the millisecond.
  expect(iso(at)).toBe(end);
  expect([isInTime(utc(due), at - 1, zone, startHour), isInTime(utc(due), at, zone, startHour)]).toEqual([true, false]);
});

test.each([
  ['sent on time: tomorrow', '2026-11-21T19:00', '2026-11-21T19:00', '2026-11-22T19:00'],
  ['sent late: tomorrow', '2026-11-21T19:00', '2026-11-21T23:00', '2026-11-22T19:00'],
  ['missed since days, and today’s is just due', '2026-11-18T19:00', '2026-11-21T19:30', '2026-11-21T19:00'],
  ['four hours after today’s', '2026-11-18T19:00', '2026-11-21T23:00', '2026-11-21T19:00'],
  ['too late for today’s', '2026-11-18T19:00', '2026-11-21T23:01', '2026-11-22T19:00'],
])('after a reminder that was %s', (_, due, now, next) => {
  const wish = { time_zone: 'UTC', remind_hour: 19 };
  expect(iso(reminderAfter(utc(due), utc(now), wish))).toBe(next);
});

test('Sundays', () => {
  expect(['2026-11-21', '2026-11-22', '2026-11-23'].map(isSunday)).toEqual([false, true, false]);
});
