import { expect, test } from 'vitest';
import { authError } from '#domain/auth-codes.ts';
import { CallError } from '#domain/errors.ts';
import { adviceOf, authCodeOf, authMessage } from '#web/lib/auth-message.ts';

const inUse = authError('auth/email-already-in-use');

test.each([
  [inUse, 'Error: auth/email-already-in-use'],
  [new Error('Firebase: refused (auth/network-request-failed).'), 'Error: auth/network-request-failed'],
  [new CallError('INVALID_ARGUMENT', 'Choose a username.'), 'Choose a username.'],
  [new Error(''), 'Registration failed'],
  ['not an error', 'Registration failed'],
])('%s is told as %s', (error, told) => {
  expect(authMessage(error, 'Registration failed')).toBe(told);
});

test('the code is read from a call’s failure only', () => {
  expect(authCodeOf(inUse)).toBe('auth/email-already-in-use');
  expect(authCodeOf(new Error('(auth/x)'))).toBeUndefined();
});

test.each([
  [authError('auth/weak-password'), '8 to 128'],
  [authError('auth/too-many-requests', { retry_after_s: 1 }), 'wait 1 second and'],
  [authError('auth/too-many-requests', { retry_after_s: 40 }), 'wait 40 seconds and'],
  [authError('auth/too-many-requests', { retry_after_s: 61 }), 'wait 2 minutes and'],
  [authError('auth/too-many-requests', { retry_after_s: 3600 }), 'wait 1 hour and'],
  [new CallError('RESOURCE_EXHAUSTED', 'Slow down.', { retry_after_s: 5 }), 'wait 5 seconds and'],
])('%s is advised about', (error, words) => {
  expect(adviceOf(error)).toContain(words);
});

test('what nobody knows gets no advice', () => {
  expect(adviceOf(new Error('x'))).toBeUndefined();
  expect(adviceOf(new CallError('INTERNAL', 'broken (auth/unheard-of)'))).toBeUndefined();
});
