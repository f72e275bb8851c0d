import { expect, test } from 'vitest';
import { authError, CallError } from '#domain/errors.ts';
import { adviceFor, authCodeOf, authMessage } from '#web/lib/auth-message.ts';

const inUse = authError('ALREADY_EXISTS', 'auth/email-already-in-use', 'This e-mail address has an account already');

test.each([
  ['a code in parentheses', inUse, 'Error: auth/email-already-in-use'],
  ['a message without a code', new CallError('UNAVAILABLE', 'Too many at once.'), 'Too many at once.'],
  ['no message', new CallError('INTERNAL', ''), 'Registration failed'],
  ['something that is no error', 'down', 'Registration failed'],
])('an error with %s is told after spec §8', (_, error, message) => {
  expect(authMessage(error, 'Registration failed')).toBe(message);
});

test('the code is found in a failed call and nowhere else', () => {
  expect(authCodeOf(inUse)).toBe('auth/email-already-in-use');
  expect(authCodeOf(new CallError('INTERNAL', 'Try again.'))).toBeUndefined();
  expect(authCodeOf(undefined)).toBeUndefined();
});

test('a code that nobody knows has no advice', () => {
  expect(adviceFor('auth/weak-password')).toContain('8 to 128');
  expect(adviceFor('auth/unheard-of')).toBeUndefined();
  expect(adviceFor(undefined)).toBeUndefined();
});
