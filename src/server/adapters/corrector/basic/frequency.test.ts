import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frequencyOf, loadFrequency, loadNames, UNLISTED } from '#server/adapters/corrector/basic/frequency.ts';
import { createWordTable } from '#server/adapters/corrector/basic/word-table.ts';

describe('frequencyOf', () => {
  const frequency = frequencyOf([
    ['the', 'House', 'rare'],
    ['the', 'house'],
  ]);

  test('earlier words are likelier, and words of two lists likelier than words of one', () => {
    expect(frequency.of('the')).toBeGreaterThan(frequency.of('house'));
    expect(frequency.of('house')).toBeGreaterThan(frequency.of('rare'));
    expect(frequencyOf([['a', 'b']]).of('b')).toBeLessThan(frequencyOf([['a', 'b'], ['b']]).of('b'));
  });

  test('case makes no difference', () => {
    expect(frequency.of('HOUSE')).toBe(frequency.of('house'));
  });

  test('an unknown word is unlisted, also one that a listed word begins or ends with', () => {
    for (const word of ['', 'hous', 'ouse', 'houses', 'the\nhouse', 'unknown']) {
      expect(frequency.of(word)).toBe(UNLISTED);
      expect(frequency.has(word)).toBe(false);
    }
  });
});

test('a table finds the words of its lists and no others, as a Map does', () => {
  const word = fc.string({ minLength: 1, maxLength: 4 }).filter((text) => !text.includes('\n'));
  fc.assert(
    fc.property(fc.array(fc.array(word)), fc.array(word), (lists, others) => {
      const sum = (rank: number, before: number | undefined): number => (before ?? 100) + rank;
      const table = createWordTable(lists, sum);
      const map = new Map<string, number>();
      for (const list of lists) for (const [rank, one] of list.entries()) map.set(one, sum(rank, map.get(one)));
      for (const one of [...lists.flat(), ...others]) expect(table.get(one)).toBe(map.get(one));
    }),
  );
});

describe('the lists of the packages', () => {
  test.each([
    ['en', 'house', 'perseverance'],
    ['de', 'haus', 'beharrlichkeit'],
    ['es', 'casa', 'perseverancia'],
    ['fr', 'maison', 'persévérance'],
    ['it', 'casa', 'perseveranza'],
    ['pt', 'casa', 'perseverança'],
  ])('know %s', (lang, common, rare) => {
    const frequency = loadFrequency(lang);
    expect(frequency.of(common)).toBeGreaterThan(frequency.of(rare));
    expect(frequency.has(common)).toBe(true);
  });

  test('have first names of all languages', () => {
    for (const name of ['maria', 'giulia', 'wolfgang']) expect(loadNames('en').has(name)).toBe(true);
  });

  test('a language without lists knows no word', () => {
    expect(loadFrequency('xx').has('house')).toBe(false);
  });
});
