import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { graphemes, langOr, stretchesOf, tokensOf, wordsOf } from '#domain/segments.ts';

/** Texts of many scripts, with what makes characters out of several code points, up to several stretches long. */
const piece = fc.oneof(
  fc.constantFrom(
    '\n',
    '\r\n',
    ' ',
    '  ',
    '. ',
    '。',
    '、',
    "don't ",
    'café',
    'cafe\u0301 ',
    '\u0600 ',
    '\u0600',
    '\u200d',
  ),
  fc.constantFrom(
    '👩‍👩‍👧‍👦',
    '🇩🇪🇫🇷',
    '👍🏽',
    '❤️',
    '日本語を',
    'カタカナ',
    'ﾊﾞ',
    '\uff9e',
    'ไทย',
    ' \u0e33',
    'क्षि ',
    '한국어',
    '\u1100\u1161',
  ),
  fc.constantFrom('مرحبا ', 'שָׁלוֹם ', 'Ελλάδα ', 'Привет, ', '\u0301', 'x̧̂ ', '\u0d4eക'),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const anyText = fc.array(piece, { maxLength: 200 }).map((pieces) => pieces.join(''));

describe('tokens and characters', () => {
  it('joined are the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(tokensOf(text).join('')).toBe(text);
        expect(graphemes(text).join('')).toBe(text);
      }),
    );
  });

  it('are the same however long the text is', () => {
    const whole = (text: string) => Array.from(new Intl.Segmenter('en').segment(text), (s) => s.segment);
    const words = new Intl.Segmenter('en', { granularity: 'word' });
    fc.assert(
      fc.property(anyText, (text) => {
        expect(graphemes(text)).toEqual(whole(text));
        const wordLike = [...words.segment(text)].filter((s) => s.isWordLike).map((s) => s.segment);
        expect(wordsOf(text)).toEqual(wordLike);
      }),
    );
  });

  it('are the same stretch by stretch', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(stretchesOf(text).join('')).toBe(text);
        expect(stretchesOf(text).flatMap((stretch) => wordsOf(stretch))).toEqual(wordsOf(text));
        expect(stretchesOf(text).flatMap(graphemes)).toEqual(graphemes(text));
      }),
    );
  });

  it('never cut a character', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(tokensOf(text).flatMap((token) => graphemes(token))).toEqual(graphemes(text));
      }),
    );
  });
});

test.each([
  ['de', 'de'],
  ['pt-br', 'pt-BR'],
  [undefined, 'en'],
  ['not a language', 'en'],
  ['', 'en'],
])('the language %j is segmented as %s', (lang, expected) => {
  expect(langOr(lang)).toBe(expected);
});
