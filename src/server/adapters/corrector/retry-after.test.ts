import { expect, test } from 'vitest';
import { retryAfterMs } from '#server/adapters/corrector/retry-after.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const google = (retryDelay: string) => JSON.stringify({ error: { details: [{ '@type': 'RetryInfo', retryDelay }] } });

const cases: [string, Record<string, string>, string | undefined, number | undefined][] = [
  ['seconds', { 'retry-after': '7' }, undefined, 7000],
  ['parts of a second', { 'retry-after': '0.5' }, undefined, 500],
  ['a date', { 'retry-after': 'Sat, 21 Nov 2026 10:00:30 GMT' }, undefined, 30_000],
  ['a date that has passed', { 'retry-after': 'Sat, 21 Nov 2026 09:00:00 GMT' }, undefined, undefined],
  ['milliseconds, which are more exact', { 'retry-after-ms': '250', 'retry-after': '1' }, undefined, 250],
  ['Google’s delay', {}, google('34.5s'), 34_500],
  ['nothing', {}, google('soon'), undefined],
  ['words', { 'retry-after': 'tomorrow' }, undefined, undefined],
  ['more than a day', { 'retry-after': '90000' }, undefined, undefined],
];
test.each(cases)('%s', (_, headers, body, ms) => {
  expect(retryAfterMs(headers, body, NOW)).toBe(ms);
});
