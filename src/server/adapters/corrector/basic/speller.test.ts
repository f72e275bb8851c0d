import { describe, expect, test } from 'vitest';
import { editCost } from '#server/adapters/corrector/basic/edit-cost.ts';
import { frequencyOf } from '#server/adapters/corrector/basic/frequency.ts';
import { createSpeller, variants } from '#server/adapters/corrector/basic/speller.ts';
import { spellingFixes } from '#server/adapters/corrector/basic/spelling.ts';

const WORDS = ['friend', 'fiend', 'the', 'house', 'mouse', 'café', 'a', 'lot', 'time', 'my', 'is', 'see', 'and', 'of'];
const dictionary = {
  spell: (word: string) => WORDS.includes(word.toLowerCase()),
  suggest: (word: string) =>
    word === 'freind' ? ['fiend', 'friend'] : word === 'alot' ? ['a lot'] : word === 'xouse' ? ['house', 'mouse'] : [],
};
const frequency = frequencyOf([
  [
    'the',
    'a',
    'lot',
    'time',
    'friend',
    'house',
    'mouse',
    ...Array.from({ length: 9000 }, (_, i) => `word${i}`),
    'fiend',
    'café',
  ],
]);
const speller = createSpeller(dictionary, frequency, 'en');
const data = { speller, frequency, names: new Set(['anna']), splits: true };
const mended = (text: string) => spellingFixes(text, data).map(({ replacement }) => replacement);

describe('editCost', () => {
  test.each([
    ['cafe', 'café', 'coffee'],
    ['freind', 'friend', 'fiend'],
    ['tomorow', 'tomorrow', 'tomboy'],
    ['Monday', 'monday', 'sunday'],
    ['definately', 'definitely', 'defiantly'],
  ])('«%s» is nearer to «%s» than to «%s»', (word, near, far) => {
    expect(editCost(word, near)).toBeLessThan(editCost(word, far));
  });

  test('is 0 for the same word and grows with an empty one', () => {
    expect(editCost('same', 'same')).toBe(0);
    expect(editCost('', 'same')).toBeGreaterThan(3);
  });
});

describe('createSpeller', () => {
  test('ranks a common word one slip away before what Hunspell offers first', () => {
    expect(speller.candidates('freind').map(({ word }) => word)).toEqual(['friend', 'fiend']);
  });

  test('tries accents by itself', () => {
    expect([...variants('cafe', 'fr')]).toContain('café');
  });

  test('searches for a limited number of words a text, so that any text ends in time', () => {
    let searches = 0;
    const counting = {
      spell: () => false,
      suggest: () => {
        searches++;
        return ['house'];
      },
    };
    const limited = createSpeller(counting, frequency, 'en');
    const search = (prefix: string) => Array.from({ length: 1000 }, (_, i) => limited.candidates(`${prefix}${i}`));
    expect(search('a').filter((found) => found.length > 0)).toHaveLength(150);
    expect(searches).toBe(150);
    limited.begin();
    search('b');
    expect(searches).toBe(300);
  });

  test('does not search for words that are too long', () => {
    expect(speller.candidates('x'.repeat(40))).toEqual([]);
  });
});

describe('spellingFixes', () => {
  test.each([
    ['My freind is Anna.', ['friend']],
    ['Alot of time.', []],
    ['A alot of time.', ['a lot']],
    ['The xouse is the xouse.', []],
    ['See freind@example.com and /freind/ and @freind.', []],
    ['The freind2.', []],
  ])('mends «%s» as %j', (text, expected) => {
    expect(mended(text).filter((word) => word !== 'is')).toEqual(expected);
  });

  test('leaves a sentence alone that looks like another language', () => {
    expect(mended('Mon freind habite loin dici maintenant.')).toEqual([]);
  });
});
