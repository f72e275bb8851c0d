import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attestationBackoff } from '#domain/attestation-backoff.ts';

const MINUTE_MS = 60_000;

describe('the wait after failing to get an attestation token', () => {
  test.each([
    [1, undefined, 1000],
    [2, undefined, 2000],
    [3, 500, 4000],
    [4, 429, 8000],
    [8, 503, 128_000],
    [9, undefined, 256_000],
    [10, undefined, 5 * MINUTE_MS],
    [1000, 400, 5 * MINUTE_MS],
    [1, 403, 15 * MINUTE_MS],
    [7, 403, 15 * MINUTE_MS],
    [1, 404, 15 * MINUTE_MS],
  ])('after %i failures, the last with HTTP %s: %i ms', (failures, http_status, wait_ms) => {
    expect(attestationBackoff(failures, http_status)).toBe(wait_ms);
  });

  test('doubles until it is at its longest and never shrinks; a refusal always waits longer', () => {
    const status = fc.option(fc.integer({ min: 200, max: 599 }).filter((code) => code !== 403 && code !== 404));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), status, (failures, http_status) => {
        const now = attestationBackoff(failures, http_status ?? undefined);
        const next = attestationBackoff(failures + 1, http_status ?? undefined);
        expect(now).toBeGreaterThanOrEqual(1000);
        expect([now, Math.min(2 * now, 5 * MINUTE_MS)]).toContain(next);
        expect(attestationBackoff(failures, 403)).toBeGreaterThan(next);
      }),
    );
  });
});
