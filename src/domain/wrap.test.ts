import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { diffTokens, type Piece } from '#domain/diff.ts';
import { graphemes } from '#domain/segments.ts';
import { cellsOf, MIN_CHARS_PER_LINE, wordUnits, wrapDiff } from '#domain/wrap.ts';

const textOf = (pieces: readonly Piece[]): string => pieces.map((piece) => piece.text).join('');
const lines = (original: string, corrected: string, chars: number) =>
  wrapDiff(diffTokens(original, corrected), chars).map((row) => [textOf(row.corrected), textOf(row.original)]);

const word = fc.constantFrom(
  'I',
  'swimming',
  'Donaudampfschifffahrt',
  '日本語',
  '海へ行く',
  'مرحبا',
  'नमस्ते',
  '👩‍👩‍👧‍👦',
  '(so)',
  '«ja»',
  'cafe\u0301',
  'ok.',
  'a,',
);
const glue = fc.constantFrom(' ', '  ', '\n', '\n\n', '', '\t', '. ');
const anyText = fc.array(fc.tuple(word, glue), { maxLength: 40 }).map((all) => all.flat().join(''));
const width = fc.integer({ min: 1, max: 60 });

describe('wrapDiff', () => {
  it('puts the same words side by side and ends lines between words', () => {
    expect(
      lines('I go to the beach. We was there for two hour.', 'I went to the beach. We were there for two hours.', 16),
    ).toEqual([
      ['I went to the ', 'I go to the '],
      ['beach. We were ', 'beach. We was '],
      ['there for two ', 'there for two '],
      ['hours.', 'hour.'],
    ]);
  });

  it('ends a line where the text does, and keeps empty lines', () => {
    expect(lines('a b\n\nc', 'a b\n\nc', 40)).toEqual([
      ['a b\n', 'a b\n'],
      ['\n', '\n'],
      ['c', 'c'],
    ]);
  });

  it('keeps both sides together when a long stretch comes on one of them', () => {
    expect(lines('It ends.', 'It was a very long day and it ends.', 12)).toEqual([
      ['It was a ', 'It '],
      ['very long ', ''],
      ['day and it ', ''],
      ['ends.', 'ends.'],
    ]);
  });

  it('cuts a word that is wider than a line', () => {
    expect(lines('', 'Donaudampfschifffahrt', 10).map(([corrected]) => corrected)).toEqual([
      'Donaudampf',
      'schifffahr',
      't',
    ]);
  });

  it('counts wide characters double', () => {
    expect(cellsOf('日本a👩‍👩‍👧‍👦')).toBe(7);
    expect(lines('', '日本日本日本日本', 10).map(([corrected]) => corrected)).toEqual(['日本日本', '日本日本']);
  });

  it('takes the measure it is given', () => {
    const rows = wrapDiff([{ type: 'equal', text: 'one two three' }], 10, (text) => text.length * 3);
    expect(rows.map((row) => textOf(row.corrected))).toEqual(['one ', 'two ', 'thr', 'ee']);
  });

  it('loses nothing of either text', () => {
    fc.assert(
      fc.property(anyText, anyText, width, (original, corrected, chars) => {
        const rows = wrapDiff(diffTokens(original, corrected), chars);
        expect(rows.map((row) => textOf(row.original)).join('')).toBe(original);
        expect(rows.map((row) => textOf(row.corrected)).join('')).toBe(corrected);
      }),
    );
  });

  it('never cuts a character', () => {
    fc.assert(
      fc.property(anyText, width, (text, chars) => {
        const rows = wrapDiff(diffTokens('', text), chars);
        expect(rows.flatMap((row) => graphemes(textOf(row.corrected)))).toEqual(graphemes(text));
      }),
    );
  });

  it('never makes a line wider than asked, or than 10, but for one closing sign; a line break ends it', () => {
    fc.assert(
      fc.property(
        anyText,
        anyText,
        fc.oneof(width, fc.constantFrom(0, -5, Number.NaN)),
        (original, corrected, chars) => {
          const most = Math.max(MIN_CHARS_PER_LINE, chars || 0) + 2;
          for (const row of wrapDiff(diffTokens(original, corrected), chars)) {
            for (const text of [textOf(row.corrected), textOf(row.original)]) {
              expect(cellsOf(text.trimEnd())).toBeLessThanOrEqual(most);
              expect(text.slice(0, -1)).not.toContain('\n');
            }
          }
        },
      ),
    );
  });

  it('has words that stayed in the same row on both sides', () => {
    const equal = (pieces: readonly Piece[]) => textOf(pieces.filter((piece) => piece.type === 'equal'));
    fc.assert(
      fc.property(anyText, anyText, width, (original, corrected, chars) => {
        for (const row of wrapDiff(diffTokens(original, corrected), chars)) {
          expect(equal(row.corrected)).toBe(equal(row.original));
        }
      }),
    );
  });
});

test.each([
  ['He said «yes (maybe)», then left.', ['He ', 'said ', '«yes ', '(maybe)», ', 'then ', 'left.']],
  ["I don't", ['I ', "don't"]],
  ['a\nb', ['a\n', 'b']],
  ['海へ、行く。', ['海', 'へ、', '行く。']],
])('%j may be broken into %j', (text, units) => {
  expect(wordUnits(text)).toEqual(units);
});
