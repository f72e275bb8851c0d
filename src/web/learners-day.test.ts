import { expect, test, vi } from 'vitest';
import { learnersDay, noteDay, timeZone } from '#web/learners-day.ts';

const HALF_PAST_FOUR = Date.parse('2026-11-21T04:30:00Z');

test('the day begins where and when the profile says', () => {
  noteDay({ time_zone: 'UTC', is_time_zone_own: true, day_start_hour: 3 });
  expect(learnersDay(HALF_PAST_FOUR)).toBe('2026-11-21');
  noteDay({ day_start_hour: 5 });
  expect(learnersDay(HALF_PAST_FOUR)).toBe('2026-11-20');
  noteDay({ time_zone: 'Asia/Tokyo' });
  expect(learnersDay(HALF_PAST_FOUR)).toBe('2026-11-21');
});

test('a zone that only follows the browser does not stand in its way', () => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  noteDay({ time_zone: here, is_time_zone_own: true, day_start_hour: 3 });
  const expected = learnersDay(HALF_PAST_FOUR);
  noteDay({ time_zone: 'Pacific/Kiritimati', is_time_zone_own: false });
  expect(learnersDay(HALF_PAST_FOUR)).toBe(expected);
});

test('a traveller’s browser is asked anew within twenty seconds, and not for each drawing', () => {
  vi.useFakeTimers({ now: HALF_PAST_FOUR, toFake: ['Date'] });
  const asked = vi.spyOn(Intl, 'DateTimeFormat');
  const here = timeZone();
  for (let n = 0; n < 10; n += 1) expect(timeZone()).toBe(here);
  expect(asked).toHaveBeenCalledTimes(1);
  vi.setSystemTime(HALF_PAST_FOUR + 20_000);
  timeZone();
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
  vi.useRealTimers();
});
