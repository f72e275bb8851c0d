import { describe, expect, test } from 'vitest';
import { authError } from '#domain/auth-codes.ts';
import { CallError } from '#domain/errors.ts';
import { resetRefusal } from '#web/screens/login/reset-refusal.ts';

describe('resetRefusal', () => {
  test.each(['auth/invalid-email', 'auth/user-not-found'] as const)('%s turns the e-mail red', (code) => {
    expect(resetRefusal(authError(code))).toMatchObject({ message: `Error: ${code}`, field: 'email' });
  });

  test('too many tries: how long to wait', () => {
    expect(resetRefusal(authError('auth/too-many-requests', { retry_after_s: 40 }))).toEqual({
      message: 'Error: auth/too-many-requests',
      field: undefined,
      advice: 'Please wait 40 seconds and try again.',
    });
  });

  test('everything else is internal, and its own words stand below', () => {
    const error = new CallError('UNAVAILABLE', 'The server cannot be reached.');
    expect(resetRefusal(error)).toEqual({
      message: 'Error: internal',
      field: undefined,
      advice: 'The server cannot be reached.',
    });
  });
});
