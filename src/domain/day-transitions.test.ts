import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOf, wasDayIn } from '#domain/day.ts';
import { streakOf } from '#domain/streak.ts';

/* Every change of every zone's clock in thirty years: no day is lost on it, whatever hour a learner's day begins at. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FROM_MS = Date.UTC(1997, 0, 1);
const TO_MS = Date.UTC(2027, 0, 1);

type Change = { readonly time_zone: string; readonly at_ms: number };

/** Minutes that a zone's wall clock is ahead of UTC. */
function offsetAt(format: Intl.DateTimeFormat, ms: number): number {
  const name = format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (60 * Number(hours) + Number(minutes));
}

/** The shortest time between two changes that undo each other is Morocco's Ramadan, of 29 days. */
const STEP_MS = 28 * DAY_MS;

/** The changes of one zone, to the minute. */
function changesOf(time_zone: string): Change[] {
  const format = new Intl.DateTimeFormat('en', { timeZone: time_zone, timeZoneName: 'longOffset' });
  const changes: Change[] = [];
  let before = offsetAt(format, FROM_MS);
  for (let ms = FROM_MS; ms < TO_MS; ms += STEP_MS) {
    const after = offsetAt(format, ms + STEP_MS);
    if (after !== before) changes.push({ time_zone, at_ms: bisect(format, before, ms, ms + STEP_MS) });
    before = after;
  }
  return changes;
}

function bisect(format: Intl.DateTimeFormat, before: number, from_ms: number, to_ms: number): number {
  let [low, high] = [from_ms, to_ms];
  while (high - low > 60_000) {
    const middle = low + Math.floor((high - low) / 120_000) * 60_000;
    if (offsetAt(format, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

const changes = Intl.supportedValuesOf('timeZone').flatMap(changesOf);

describe('over every change of a clock', () => {
  test('there are thousands, and Samoa’s jump over the date line is among them', () => {
    expect(changes.length).toBeGreaterThan(5000);
    expect(changes).toContainEqual({ time_zone: 'Pacific/Apia', at_ms: Date.UTC(2011, 11, 30, 10) });
  });

  /** Which of a day's moments somebody writes at, and the hour at which their day begins. */
  const habit = fc.record({ startHour: fc.integer({ min: 0, max: 6 }), pick: fc.nat() });

  test('whoever writes on each of their days has a row of all of them', () => {
    const habits = fc.sample(habit, changes.length);
    for (const [n, change] of changes.entries()) expect([change, ...gapsOf(change, habits[n])]).toEqual([change]);
  });
});

/** The days around a change at which a row of writing breaks; none, it is hoped. */
function gapsOf({ time_zone, at_ms }: Change, habit: { startHour: number; pick: number } | undefined): string[] {
  const { startHour = 3, pick = 0 } = habit ?? {};
  const moments = Array.from({ length: 16 }, (_, n) => at_ms + (n - 8) * 6 * HOUR_MS + (pick % 179) * 60_000);
  const days = new Map<string, number[]>();
  for (const ms of moments) {
    const day = dayOf(ms, time_zone, startHour);
    days.set(day, [...(days.get(day) ?? []), ms]);
  }
  const written = [...days].map(([day, all]) => ({ day, time_zone, date_ms: all[pick % all.length] ?? 0 }));
  const today = written.at(-1)?.day ?? '';
  const { current } = streakOf(written, { today });
  return current === written.length ? [] : [`${current} of ${written.map(({ day }) => day)}`];
}

test.each([
  ['the day that Samoa left out', 'Pacific/Apia', '2011-12-30', false],
  ['the day before', 'Pacific/Apia', '2011-12-29', true],
  ['the day after', 'Pacific/Apia', '2011-12-31', true],
  ['a day of 23 hours', 'Europe/Berlin', '2026-03-29', true],
  ['the first zone', 'Pacific/Kiritimati', '2026-11-21', true],
  ['the last zone', 'Etc/GMT+12', '2026-11-21', true],
  ['one that another zone left out', 'Europe/Berlin', '2011-12-30', true],
])('%s: had it %s %s?', (_, time_zone, day, was) => {
  expect(wasDayIn(time_zone, day)).toBe(was);
});

test('whoever wrote before and after the day that was left out has lost nothing, and spent no freeze', () => {
  const time_zone = 'Pacific/Apia';
  const days = [...Array.from({ length: 10 }, (_, n) => addDays('2011-12-29', n - 9)), '2011-12-31'];
  const written = days.map((day) => ({ day, time_zone, date_ms: Date.parse(`${day}T12:00Z`) }));
  expect(streakOf(written, { today: '2011-12-31' })).toMatchObject({ current: 11, freezes: 1, frozen: [] });
  expect(streakOf(written.slice(0, 10), { today: '2011-12-31' })).toMatchObject({ current: 10, freezes: 1 });
});
