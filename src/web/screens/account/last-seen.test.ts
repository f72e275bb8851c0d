import { expect, it } from 'vitest';
import { lastSeen } from '#web/screens/account/last-seen.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [0, 'just now'],
  [59_999, 'just now'],
  // The server's clock may be ahead.
  [-5 * MINUTE, 'just now'],
  [MINUTE, '1 minute ago'],
  [59 * MINUTE, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [23 * HOUR, '23 hours ago'],
  [24 * HOUR, '1 day ago'],
  [6 * 24 * HOUR, '6 days ago'],
  [18 * 24 * HOUR, 'on 3 November 2026'],
])('%d ms ago is said as «%s»', (ago_ms, words) => {
  expect(lastSeen(NOW - ago_ms, NOW)).toBe(words);
});
