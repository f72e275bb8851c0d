import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { diffTokens, type Piece } from '#domain/diff.ts';
import { graphemes } from '#domain/segments.ts';

const side = (pieces: readonly Piece[], without: Piece['type']): string =>
  pieces
    .filter((piece) => piece.type !== without)
    .map((piece) => piece.text)
    .join('');

const notation = { equal: (t: string) => t, removed: (t: string) => `[-${t}-]`, added: (t: string) => `{+${t}+}` };
const shown = (original: string, corrected: string, lang?: string) =>
  diffTokens(original, corrected, lang)
    .map(({ type, text }) => notation[type](text))
    .join('');

describe('diffTokens', () => {
  test.each([
    ['I go home.', 'I went home.', 'I [-go-]{+went+} home.'],
    ['I went to beach.', 'I went to the beach.', 'I went to {+the +}beach.'],
    ['I went to beach today', 'I went to beach with her today', 'I went to beach {+with her +}today'],
    ['home at first.', 'home first.', 'home [-at -]first.'],
    ['two  spaces', 'two spaces', 'two[-  -]{+ +}spaces'],
    ['a\n\nb', 'a\nb', 'a\n[-\n-]b'],
    ['', 'new', '{+new+}'],
    ['old', '', '[-old-]'],
    ['', '', ''],
    ['same', 'same', 'same'],
    ['昨日海へ行く。', '昨日海へ行った。', '昨日海へ[-行く-]{+行った+}。'],
    ['👩‍👩‍👧 ok', '👩‍👩‍👧‍👦 ok', '[-👩‍👩‍👧-]{+👩‍👩‍👧‍👦+} ok'],
  ])('%j → %j', (original, corrected, expected) => {
    expect(shown(original, corrected)).toBe(expected);
  });

  const word = fc.constantFrom(
    'I',
    'go',
    'went',
    'café',
    'cafe\u0301',
    '日本',
    '海へ',
    'مرحبا',
    'नमस्ते',
    'ไทย',
    '👩‍👩‍👧‍👦',
    '🇩🇪',
    '👍🏽',
    "don't",
    '.',
  );
  const glue = fc.constantFrom(' ', '  ', '\n', '', ', ', '\u0600', '\u0301', '\u200d', '\r\n');
  const anyText = fc.oneof(
    fc.array(fc.tuple(word, glue), { maxLength: 60 }).map((all) => all.flat().join('')),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
  );

  it('keeps every character of both texts', () => {
    fc.assert(
      fc.property(anyText, anyText, (original, corrected) => {
        const pieces = diffTokens(original, corrected);
        expect(side(pieces, 'added')).toBe(original);
        expect(side(pieces, 'removed')).toBe(corrected);
      }),
    );
  });

  it('never splits a character', () => {
    const cut = (pieces: readonly Piece[], without: Piece['type']) =>
      pieces.filter((piece) => piece.type !== without).flatMap((piece) => graphemes(piece.text));
    fc.assert(
      fc.property(anyText, anyText, (original, corrected) => {
        const pieces = diffTokens(original, corrected);
        expect(cut(pieces, 'added')).toEqual(graphemes(original));
        expect(cut(pieces, 'removed')).toEqual(graphemes(corrected));
      }),
    );
  });

  it('alternates: no empty piece, no two of a kind in a row, what goes before what comes', () => {
    fc.assert(
      fc.property(anyText, anyText, (original, corrected) => {
        const pieces = diffTokens(original, corrected);
        pieces.forEach((piece, i) => {
          const before = pieces[i - 1]?.type;
          expect(piece.text).not.toBe('');
          expect(before).not.toBe(piece.type);
          if (piece.type === 'removed') expect(before).not.toBe('added');
        });
      }),
    );
  });

  it('says that a text is equal to itself', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(diffTokens(text, text)).toEqual(text === '' ? [] : [{ type: 'equal', text }]);
      }),
    );
  });
});

describe('diffTokens on texts too long to align', () => {
  const many = (word: string, n: number) => Array.from({ length: n }, (_, i) => `${word}${i}`).join(' ');

  it('replaces the paragraph that changed and keeps the others', () => {
    const pieces = diffTokens(`one\n${many('a', 9000)}\nlast`, `one\n${many('b', 9000)}\nlast`);
    expect(pieces.map((piece) => piece.type)).toEqual(['equal', 'removed', 'added', 'equal']);
    expect(pieces[0]?.text).toBe('one\n');
  });

  it('still goes word by word in paragraphs that are short enough', () => {
    const unrelated = (word: string) => `${many(word, 9000)}\n`;
    const pieces = diffTokens(`I go home.\nkept\n${unrelated('a')}`, `I went home.\nkept\n${unrelated('b')}`);
    expect(pieces.slice(0, 4)).toEqual([
      { type: 'equal', text: 'I ' },
      { type: 'removed', text: 'go' },
      { type: 'added', text: 'went' },
      { type: 'equal', text: ' home.\nkept\n' },
    ]);
  });
});
