import { createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGuessable } from '#server/vault/guessable.ts';

test.each([
  'a'.repeat(64),
  '01'.repeat(32),
  'abc'.repeat(20),
  '0123456789'.repeat(4),
  '0123456789abcdef0123456789abcdef',
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'zyxwvutsrqponmlkjihgfedcba9876543210',
  'changemechangemechangemechangeme',
  'changeme-changeme-changeme-changeme',
  'ChangeMe123!ChangeMe123!ChangeMe123!',
  'passwordpassword1234567890123456',
  'please-change-this-secret-in-production',
  'your-secret-key-here-your-secret-key-here',
  'my-super-secret-key-for-production!!',
  'qwertyuiopasdfghjklzxcvbnm123456',
  'dayglot-diary-dayglot-diary-dayglot-diary',
  '________________________________',
  '01101001011010011001011010010110',
])('%s is guessable', (secret) => {
  expect(isGuessable(secret)).toBe(true);
});

test.each([
  'correct horse battery staple wanders north',
  'a secret for tests that is longer than thirty-two characters',
  '4f9d2c7be81a06355d0c9e7f1b3a8426',
  'dGhpcyBpcyBqdXN0IGJ5dGVzIGluIGJhc2U2NA==',
  '6fa459ea-ee8a-3ca4-894e-db77e160355e',
  '49016372850918273645109283746501',
])('%s is not', (secret) => {
  expect(isGuessable(secret)).toBe(false);
});

const ENCODINGS = ['hex', 'base64', 'base64url'] as const;

test('a random secret in hexadecimal or base64 is never refused', () => {
  for (let n = 0; n < 20_000; n += 1)
    for (const encoding of ENCODINGS) {
      const secret = randomBytes(encoding === 'hex' ? 16 : 24).toString(encoding);
      expect([secret, isGuessable(secret)]).toEqual([secret, false]);
    }
});

test('nor is one of another length, or with spaces around it', () => {
  const lengths = fc.integer({ min: 24, max: 96 });
  fc.assert(
    fc.property(lengths, fc.constantFrom(...ENCODINGS), fc.nat(), (length, encoding, seed) => {
      const bytes = createHash('shake256', { outputLength: length }).update(String(seed)).digest();
      expect(isGuessable(` ${bytes.toString(encoding)}\n`)).toBe(false);
    }),
    { numRuns: 2000 },
  );
});
