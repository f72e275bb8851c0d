import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Piece } from '#domain/diff.ts';
import { graphemes } from '#domain/segments.ts';
import { areUnlike, unlikePieces } from '#domain/unlike.ts';

const side = (pieces: readonly Piece[], without: Piece['type']): string =>
  pieces.map(({ type, text }) => (type === without ? '' : text)).join('');

const COMMON = ['the', 'and', 'I', 'to', 'we', 'a', 'was', 'in'];
/** A text in an order of its own, every other word a common one. */
function english(seed: number, words = 2000): string {
  const at = (n: number) => (n * (seed * 2 + 31) + seed * 7919) % 4093;
  return Array.from({ length: words }, (_, n) => (n % 2 ? `w${at(n)}` : COMMON[at(n) % 8])).join(' ');
}
const japanese = (seed: number): string =>
  Array.from({ length: 6000 }, (_, n) => String.fromCharCode(0x4e00 + ((n * n * seed + n * 97) % 1999))).join('');
/** Every so-many-th character is another. */
const mistyped = (text: string, every: number) => text.replace(new RegExp(`(.{${every - 1}}).`, 'gsu'), '$1x');

describe('areUnlike', () => {
  test.each([
    ['two English texts', english(1), english(2), true],
    ['two Japanese texts', japanese(3), japanese(5), true],
    ['a text and itself', english(1), english(1), false],
    ['a correction of every third word', english(1), english(1).replace(/(\S+ \S+ )\S+/g, '$1other'), false],
    ['a correction of half of the words', english(1), english(1).replace(/(\S+ \S+ )\S+ \S+/g, '$1other ones'), false],
    ['Japanese with a tenth of it corrected', japanese(3), mistyped(japanese(3), 10), false],
    ['a text with as much again written before it', english(1), `${english(2)} ${english(1)}`, false],
    ['two short texts', english(1, 300), english(2, 300), false],
  ])('%s', (_, original, corrected, expected) => {
    expect(areUnlike(original, corrected)).toBe(expected);
  });
});

describe('unlikePieces', () => {
  it('are few, each a line or a few hundred characters', () => {
    const pieces = unlikePieces(english(1, 5000), english(2, 5000));
    expect(pieces.length).toBeLessThan(120);
    for (const { text } of pieces) expect(text.length).toBeLessThan(700);
    expect(unlikePieces('a b\nc', 'd\n').map(({ text }) => text)).toEqual(['a b\n', 'd\n', 'c']);
  });

  it('lose nothing of either text and cut no character, in any script', () => {
    const word = fc.constantFrom(
      'we ',
      '今日',
      'ฉันรัก ',
      'ذهبت ',
      'שלום ',
      'क्षि ',
      '👩‍👩‍👧‍👦 ',
      '\r\n',
      ' \u0301',
      '\n',
      '. ',
    );
    const text = fc.array(word, { maxLength: 40 }).map((some) => some.join('').repeat(20));
    fc.assert(
      fc.property(text, text, (original, corrected) => {
        const pieces = unlikePieces(original, corrected);
        expect(side(pieces, 'added')).toBe(original);
        expect(side(pieces, 'removed')).toBe(corrected);
        const removed = pieces.filter(({ type }) => type === 'removed');
        expect(removed.flatMap((piece) => graphemes(piece.text))).toEqual(graphemes(original));
      }),
      { numRuns: 50 },
    );
  });
});
