import { describe, expect, test } from 'vitest';
import { AUTH_CODES, authError } from '#domain/auth-codes.ts';
import { CallError } from '#domain/errors.ts';
import { linkStateOf, wordsFor } from '#web/screens/reset/link-state.ts';

describe('a reset link', () => {
  test.each([
    ['auth/expired-action-code', 'This link has expired'],
    ['auth/invalid-action-code', 'This link does not work'],
  ] as const)('%s is a bad link, with its advice', (code, title) => {
    const error = authError(code);
    expect(linkStateOf(error)).toBe('bad');
    expect(wordsFor('bad', error)).toEqual({ title, lead: AUTH_CODES[code].advice });
  });

  test('a server that cannot be reached says nothing about the link', () => {
    const error = new CallError('UNAVAILABLE', 'The server cannot be reached.');
    expect(linkStateOf(error)).toBe('unreachable');
    expect(wordsFor('unreachable', error)).toEqual({ title: 'Choose a new password', lead: error.message });
  });

  test('too many tries: how long to wait, and the link may still be good', () => {
    const error = authError('auth/too-many-requests', { retry_after_s: 60 });
    expect(linkStateOf(error)).toBe('unreachable');
    expect(wordsFor('unreachable', error).lead).toBe('Please wait 1 minute and try again.');
  });

  test('while it is looked up and when it works the title is the same', () => {
    expect(wordsFor('asking', undefined).title).toBe(wordsFor('good', undefined).title);
  });
});
