import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isYesterdayOpen } from '#domain/yesterday.ts';

const ZONES = ['UTC', 'Europe/Berlin', 'America/Sao_Paulo', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia'];
const moment = fc.integer({ min: Date.UTC(1975, 0, 1), max: Date.UTC(2060, 0, 1) });

describe('isYesterdayOpen', () => {
  const utc = (iso: string) => Date.parse(`${iso}Z`);
  test.each([
    ['at the first moment of the day', '2026-11-21T03:00', 'UTC', 3, true],
    ['a minute before noon', '2026-11-21T11:59', 'UTC', 3, true],
    ['at noon', '2026-11-21T12:00', 'UTC', 3, false],
    ['in the evening', '2026-11-21T21:00', 'UTC', 3, false],
    ['after midnight, while it is still the day before', '2026-11-21T01:30', 'UTC', 3, false],
    ['after midnight, where the day has begun', '2026-11-21T01:30', 'UTC', 0, true],
    ['by Tokyo’s clock', '2026-11-21T02:59', 'Asia/Tokyo', 3, true],
    ['by Tokyo’s clock, at noon', '2026-11-21T03:00', 'Asia/Tokyo', 3, false],
    ['Berlin, the day that is an hour shorter', '2026-03-29T09:59', 'Europe/Berlin', 3, true],
    ['Berlin, the noon of that day', '2026-03-29T10:00', 'Europe/Berlin', 3, false],
    ['Berlin, the day that is an hour longer', '2026-10-25T10:59', 'Europe/Berlin', 3, true],
    ['Berlin, the noon of that day', '2026-10-25T11:00', 'Europe/Berlin', 3, false],
    ['Samoa, the morning after the day that it left out', '2011-12-30T18:00', 'Pacific/Apia', 3, true],
  ])('%s', (_, at, timeZone, startHour, isOpen) => {
    expect(isYesterdayOpen(utc(at), timeZone, startHour)).toBe(isOpen);
  });

  it('holds exactly from the start of the day until twelve on the wall clock', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...ZONES), fc.integer({ min: 0, max: 6 }), (ms, timeZone, startHour) => {
        const hour = Number(new Date(ms).toLocaleTimeString('sv-SE', { timeZone }).slice(0, 2));
        expect(isYesterdayOpen(ms, timeZone, startHour)).toBe(startHour <= hour && hour < 12);
      }),
    );
  });
});
