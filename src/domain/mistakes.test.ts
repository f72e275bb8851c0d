import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutGraphemes } from '#domain/mistakes.ts';
import { graphemes } from '#domain/segments.ts';

describe('an explanation cut to a number of characters', () => {
  const family = '👨‍👩‍👧';
  const cases: [string, string, number, string][] = [
    ['a short one stays as it is', 'Use “went”.', 100, 'Use “went”.'],
    ['one of exactly the length stays', 'abcde', 5, 'abcde'],
    ['a long one ends after a whole word', 'one two three', 9, 'one two…'],
    ['a word that just fits is kept', 'one two three', 8, 'one two…'],
    ['a comma before the cut goes', 'one two, three', 9, 'one two…'],
    ['a single long word is cut inside', 'abcdefghij', 5, 'abcd…'],
    ['Japanese is cut between words', '今日は天気がいいです', 6, '今日は天気…'],
    ['a family is one character', family.repeat(3), 3, family.repeat(3)],
    ['a family is never split', family.repeat(5), 3, `${family.repeat(2)}…`],
    ['no room at all', 'abc', 0, ''],
    ['room for the sign alone', 'abc', 1, '…'],
  ];
  test.each(cases)('%s', (_, text, max, cut) => expect(cutGraphemes(text, max)).toBe(cut));

  const texts = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.lorem({ maxCount: 40 }));
  test('never has more characters than allowed, and begins as the text does', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 120 }), (text, max) => {
        const cut = cutGraphemes(text, max);
        expect(graphemes(cut).length).toBeLessThanOrEqual(max);
        expect(cut === text || (cut.endsWith('…') && text.startsWith(cut.slice(0, -1)))).toBe(true);
        expect(cut.isWellFormed()).toBe(true);
      }),
    );
  });

  test('is as long as it may be: one more word would not fit', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 20, maxLength: 40 }), (words) => {
        const text = words.join(' ');
        const kept = cutGraphemes(text, 20).slice(0, -1).split(' ');
        fc.pre(text.length > 20);
        expect(kept).toEqual(words.slice(0, kept.length));
        expect(words.slice(0, kept.length + 1).join(' ').length + 1).toBeGreaterThan(20);
      }),
    );
  });
});
