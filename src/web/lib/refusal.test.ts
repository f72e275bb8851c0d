import { describe, expect, test } from 'vitest';
import { authError } from '#domain/auth-codes.ts';
import { CallError } from '#domain/errors.ts';
import { refusalOf } from '#web/lib/refusal.ts';

const FALLBACK = 'Registration failed';

describe('refusalOf', () => {
  test('a code about a field: its message, the field and what to do', () => {
    expect(refusalOf(authError('auth/email-already-in-use'), FALLBACK)).toEqual({
      message: 'Error: auth/email-already-in-use',
      field: 'email',
      advice: 'This address has an account already. You can log in with it.',
    });
    expect(refusalOf(authError('auth/weak-password'), FALLBACK)).toMatchObject({ field: 'password' });
  });

  test('a code about no field turns none red', () => {
    expect(refusalOf(authError('auth/invalid-credential'), FALLBACK).field).toBeUndefined();
  });

  test('too many tries: how long to wait', () => {
    expect(refusalOf(authError('auth/too-many-requests', { retry_after_s: 90 }), FALLBACK)).toEqual({
      message: 'Error: auth/too-many-requests',
      field: undefined,
      advice: 'Please wait 2 minutes and try again.',
    });
  });

  test('a refused field that no code is about', () => {
    const error = new CallError('INVALID_ARGUMENT', 'Choose a shorter username.', { field: 'username' });
    expect(refusalOf(error, FALLBACK)).toEqual({
      message: 'Choose a shorter username.',
      field: 'username',
      advice: undefined,
    });
  });

  test('what says nothing gets the fallback', () => {
    expect(refusalOf(undefined, FALLBACK)).toEqual({ message: FALLBACK, field: undefined, advice: undefined });
  });
});
