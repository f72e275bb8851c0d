import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { countTries, isRightTry, isTried } from '#domain/tries.ts';

describe('isRightTry', () => {
  test.each([
    ['the correction itself', 'goed', 'went', 'went', true],
    ['what stood there', 'goed', 'went', 'goed', false],
    ['something else', 'goed', 'went', 'gone', false],
    ['another case', 'goed', 'went', 'Went', true],
    ['white space around it', 'goed', 'went', ' went\n', true],
    ['a missing word', '', 'the', 'the', true],
    ['a missing word, left out again', '', 'the', '', false],
    ['a word too many, taken away', 'to', '', '  ', true],
    ['a word too many, left', 'to', '', 'to', false],
    ['the case where the case was wrong', 'berlin', 'Berlin', 'Berlin', true],
    ['the wrong case where the case was wrong', 'berlin', 'Berlin', 'BERLIN', false],
    ['a curly apostrophe for a straight one', 'dont', "don't", 'don’t', true],
    ['German quotes for English ones', 'so', '"so"', '„so“', true],
    ['the shape of the quotes where that was wrong', '"so"', '“so”', '“so”', true],
    ['the old shape of the quotes where that was wrong', '"so"', '“so”', '"so"', false],
    ['decomposed letters', 'cafe', 'café', 'cafe\u0301', true],
    ['two words for one', 'alot', 'a lot', 'a  lot', true],
    ['one sign more', 'went', 'went,', 'went,,', false],
    ['a Japanese particle', 'を', 'に', 'に', true],
    ['another Japanese particle', 'を', 'に', 'が', false],
    ['Arabic', 'ذهبت', 'ذهب', 'ذهب', true],
  ])('%s: %j → %j, tried %j', (_, original, corrected, tried, expected) => {
    expect(isRightTry({ original, corrected, tried })).toBe(expected);
  });

  it('knows the Turkish dotless i', () => {
    const place = { original: 'isik', corrected: 'ışık', tried: 'IŞIK' };
    expect([isRightTry(place, 'tr'), isRightTry(place, 'en')]).toEqual([true, false]);
  });

  const text = fc.string({ unit: 'grapheme', maxLength: 12 });
  const lang = fc.constantFrom(undefined, 'en', 'tr', 'ja', 'not a language');

  it('takes the correction for right, however its letters are composed', () => {
    fc.assert(
      fc.property(text, text, lang, (original, corrected, of) => {
        expect(isRightTry({ original, corrected, tried: corrected.normalize('NFD') }, of)).toBe(true);
      }),
    );
  });

  it('never takes what stood there for right where more than white space was changed', () => {
    const plain = (of: string) => of.normalize('NFC').replace(/\s+/g, ' ').trim();
    const twoCases = text.map((of) => [of, of.toUpperCase()] as const);
    fc.assert(
      fc.property(fc.oneof(fc.tuple(text, text), twoCases), lang, ([original, corrected], of) => {
        fc.pre(plain(original) !== plain(corrected));
        expect(isRightTry({ original, corrected, tried: original }, of)).toBe(false);
      }),
    );
  });
});

describe('countTries', () => {
  const place = (tried: string) => ({ original: 'goed', corrected: 'went', tried });

  test.each([
    ['nothing was tried', ['goed', 'goed'], 0, 0],
    ['one of two was tried', ['went', 'goed'], 1, 1],
    ['both were tried, one is right', ['went', 'gone'], 2, 1],
    ['there was nothing to try', [], 0, 0],
  ])('%s', (_, tried, num_tries, num_tries_right) => {
    expect(countTries(tried.map(place))).toEqual({ num_tries, num_tries_right });
  });

  it('never counts more right ones than tries, nor more tries than places', () => {
    const tries = fc.array(fc.record({ original: fc.string(), corrected: fc.string(), tried: fc.string() }));
    fc.assert(
      fc.property(tries, (all) => {
        const { num_tries, num_tries_right } = countTries(all);
        expect(num_tries_right).toBeLessThanOrEqual(num_tries);
        expect(num_tries).toBe(all.filter(isTried).length);
      }),
    );
  });
});
