import { expect, test } from 'vitest';
import { CallError } from '#domain/errors.ts';
import { backoff, createQueryClient, isPassing } from '#web/query-client.ts';
import { SESSION_KEY } from '#web/session-query.ts';

test.each([
  [0, 0, 1000],
  [1, 0, 2000],
  [3, 0, 8000],
  [4, 0, 15_000],
  [60, 0, 15_000],
  [0, 1, 500],
  [60, 1, 7500],
])('after %i failures with the dice at %d it waits %i ms', (failures, dice, wait) => {
  expect(backoff(failures, dice)).toBe(wait);
});

test.each([
  [new CallError('UNAVAILABLE', ''), true],
  [new CallError('DEADLINE_EXCEEDED', ''), true],
  [new CallError('INVALID_ARGUMENT', ''), false],
  [new TypeError(''), false],
])('a failure that may pass is told apart: %s', (error, expected) => {
  expect(isPassing(error)).toBe(expected);
});

test.each([
  ['UNAUTHENTICATED', true],
  ['PERMISSION_DENIED', true],
  ['INVALID_ARGUMENT', false],
] as const)('a call that fails with %s has the session read anew: %s', async (status, isInvalidated) => {
  const client = createQueryClient();
  client.setQueryData(SESSION_KEY, null);
  const failing = { queryKey: ['profile'], queryFn: () => Promise.reject(new CallError(status, '')), retry: false };
  await expect(client.fetchQuery(failing)).rejects.toThrow();
  expect(client.getQueryState(SESSION_KEY)?.isInvalidated).toBe(isInvalidated);
  client.clear();
});
