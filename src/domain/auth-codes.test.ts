import { expect, test } from 'vitest';
import { AUTH_CODES, type AuthCode, adviceFor, authCodeIn, authError, fieldOfAuthCode } from '#domain/auth-codes.ts';

const CODES = Object.keys(AUTH_CODES) as AuthCode[];

test.each(CODES)('%s travels inside its message and is found there again', (code) => {
  const error = authError(code);
  expect(error.message).toMatch(/^[A-Z].* \(auth\/[a-z-]+\)\.$/);
  expect(authCodeIn(error.message)).toBe(code);
  expect(adviceFor(code)).toMatch(/\.$/);
});

test('a message without a code has none', () => {
  expect(authCodeIn('The server cannot be reached.')).toBeUndefined();
});

test.each([
  ['auth/invalid-email', 'email'],
  ['auth/email-already-in-use', 'email'],
  ['auth/user-not-found', 'email'],
  ['auth/weak-password', 'password'],
  ['auth/wrong-password', 'password'],
  ['auth/invalid-credential', undefined],
  ['auth/too-many-requests', undefined],
  ['constructor', undefined],
  [undefined, undefined],
])('the code %s turns %s red', (code, field) => {
  expect(fieldOfAuthCode(code)).toBe(field);
});
