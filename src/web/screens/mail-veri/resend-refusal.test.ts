import { describe, expect, test } from 'vitest';
import { authError } from '#domain/auth-codes.ts';
import { CallError } from '#domain/errors.ts';
import { resendRefusal } from '#web/screens/mail-veri/resend-refusal.ts';

const FAILURE = 'Could not send verification email.';

describe('resendRefusal', () => {
  test('nobody is signed in any more', () => {
    const error = new CallError('UNAUTHENTICATED', 'Please log in.');
    expect(resendRefusal(error)).toEqual({ message: 'No user found. Please log in again.' });
  });

  test('too many mails: how long to wait', () => {
    const error = authError('auth/too-many-requests', { retry_after_s: 290 });
    expect(resendRefusal(error)).toEqual({ message: FAILURE, advice: 'Please wait 5 minutes and try again.' });
  });

  test('a server that cannot be reached', () => {
    const error = new CallError('UNAVAILABLE', 'The server cannot be reached.');
    expect(resendRefusal(error)).toEqual({ message: FAILURE, advice: error.message });
  });
});
