import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Edit } from '#domain/edits.ts';
import type { EntryTexts } from '#domain/entry.ts';
import { cutExplanation, cutGraphemes, inEntryOrder, showMistake, topMistakes } from '#domain/mistakes.ts';

const texts = (inputDay: string): EntryTexts => ({ inputDay, inputWell: '', inputGrateful: '' });

function edit(text: string, original: string, replacement: string, over: Partial<Edit> = {}): Edit {
  const start = text.indexOf(original);
  const base = { part: 'Day', start, end: start + original.length, original, replacement } as const;
  return { ...base, kind: 'agreement', explanation: 'They must agree.', ...over };
}

describe('cutGraphemes', () => {
  test.each([
    ['one two three', 20, 'one two three'],
    ['one two three', 13, 'one two three'],
    ['one two three', 9, 'one two…'],
    ['one two three', 8, 'one two…'],
    ['onetwothree', 5, 'onet…'],
    ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2, '👨‍👩‍👧‍👦…'],
  ])('cuts %j to %i graphemes as %j', (text, max, expected) => {
    expect(cutGraphemes(text, max)).toBe(expected);
  });

  test('never gives more than the limit, and never splits a grapheme', () => {
    const count = (text: string) =>
      [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const cut = cutExplanation(text);
        expect(count(cut)).toBeLessThanOrEqual(100);
        expect(cut.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('showMistake', () => {
  const text = 'Then we was at home. I like it alot and have dog.';
  test.each([
    ['the word before', edit(text, 'was', 'were'), 'we was → we were'],
    ['a misspelled word alone', edit(text, 'alot', 'a lot', { kind: 'spelling' }), 'alot → a lot'],
    [
      'both sides of an insertion',
      edit(text, 'dog', 'a dog', { end: text.indexOf('dog'), original: '', replacement: 'a ' }),
      'have dog → have a dog',
    ],
    ['an article with its noun', edit(text, 'it', 'the', { kind: 'article' }), 'it alot → the alot'],
    ['the word after at the start of a sentence', edit(text, 'Then', 'There'), 'Then we → There we'],
  ])('shows %s', (_, change, expected) => {
    expect(showMistake(texts(text), change)).toBe(expected);
  });
});

describe('topMistakes', () => {
  test('tells the most frequent first, then by the order of the entry, at most 3', () => {
    const text = 'a b c d e';
    const edits = ['a', 'b', 'c', 'd', 'e'].map((word, i) =>
      edit(text, word, word.toUpperCase(), { explanation: ['one', 'two', 'three', 'two', 'four'][i] ?? '' }),
    );
    expect(topMistakes(texts(text), edits).map(({ explanation }) => explanation)).toEqual(['two', 'one', 'three']);
  });

  test('cuts long explanations', () => {
    const [mistake] = topMistakes(texts('a'), [edit('a', 'a', 'b', { explanation: 'word '.repeat(40) })]);
    expect(mistake?.explanation.length).toBeLessThanOrEqual(100);
  });

  test('is empty without edits', () => {
    expect(topMistakes(texts('a'), [])).toEqual([]);
  });
});

test('edits are ordered by part, then by place', () => {
  const edits = [edit('x', 'x', 'y', { part: 'Well' }), edit('ab', 'b', 'y'), edit('ab', 'a', 'y')];
  expect(inEntryOrder(edits).map(({ part, original }) => part + original)).toEqual(['Daya', 'Dayb', 'Wellx']);
});
