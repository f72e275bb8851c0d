import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMadeOfNames, isWeakPassword } from '#domain/password.ts';

const ANN = ['Ann Smith', 'ann.smith@example.org'] as const;

describe('a password made of names', () => {
  test.each([
    ['annsmith1', true],
    ['Ann Smith', true],
    ['SMITH-ann-2024', true],
    ['ann.smith@example.org', true],
    ['example12345', true],
    ['Dayglot Diary!', true],
    ['ánnsmíth99', true],
    ['annual festival', false],
    ['smithereens of glass', false],
    ['ann 8374 6251 99', false],
    ['correct horse battery', false],
    ['パスワードは秘密です', false],
  ])('%s: %s', (password, isMade) => {
    expect(isMadeOfNames(password, ...ANN)).toBe(isMade);
  });

  test('names of one or two letters are in many good passwords', () => {
    expect(isMadeOfNames('old river', 'Ol', 'ol@ol.de')).toBe(false);
  });

  test('a name alone, in whatever case, is always made of it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,20}$/), fc.integer({ min: 0, max: 99_999 }), (name, number) => {
        expect(isMadeOfNames(`${name.toUpperCase()}${number}`, name, 'x@y.z')).toBe(true);
      }),
    );
  });
});

describe('a weak password', () => {
  test.each([
    ['1234567', true],
    ['short 1', true],
    ['a'.repeat(129), true],
    ['abc'.repeat(43), true],
    ['aaaaaaaa', true],
    ['abababab', true],
    ['a river of words', false],
    ['🦉🌙🪶🦉🌙🪶🦉🌙', false],
    ['a1'.repeat(60).concat('xyz'), false],
  ])('%s: %s', (password, isWeak) => {
    expect(isWeakPassword(password, ...ANN)).toBe(isWeak);
  });
});
