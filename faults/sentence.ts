import { expect } from 'vitest';
import type { CallAnswer } from '#testing/server.ts';

/** What a person may read who meets a fault: a whole sentence of ours, with nothing of the machine in it. */
export function expectSentence(text: string | undefined): void {
  expect(text).toMatch(/^[A-Z].{14,}[.!?)]$/);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|Error:|\bat \/|SQLITE|ECONN|stack|src\//);
}

/** A call that met a fault: it is told to come again, when, and in words. */
export function expectLater({ status, error, response }: CallAnswer): void {
  expect([status, error?.status]).toEqual([503, 'UNAVAILABLE']);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expectSentence(error?.message);
}
