import { expect, it } from 'vitest';
import { authError } from '#domain/auth-codes.ts';
import { CallError } from '#domain/errors.ts';
import { authStatusOf, problemOf, statusOf } from '#web/screens/account/failure.ts';

const long = new CallError('INVALID_ARGUMENT', 'Use at most 80 characters.');

it('tells a failure in the texts of the specification', () => {
  expect(statusOf('Error updating username', long)).toBe('Error updating username: Use at most 80 characters.');
  expect(authStatusOf(authError('auth/weak-password'))).toBe('Error: auth/weak-password');
  expect(authStatusOf(new CallError('UNAVAILABLE', 'Not now.'))).toBe('Error: Not now.');
  expect(statusOf('Error deleting account', new Error())).toMatch(/^Error deleting account: ./);
  expect(statusOf('Error deleting account', undefined)).toMatch(/^Error deleting account: ./);
});

it('says beside the field what to do, or what the server said', () => {
  expect(problemOf(authError('auth/weak-password'))).toContain('8 to 128 characters');
  expect(problemOf(authError('auth/too-many-requests', { retry_after_s: 61 }))).toContain('2 minutes');
  expect(problemOf(long)).toBe('Use at most 80 characters.');
});
