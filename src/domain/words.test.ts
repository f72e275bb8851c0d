import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { countWordDiffs, countWords } from '#domain/words.ts';

describe('countWords', () => {
  test.each([
    ['', undefined, 0],
    ['   \n\t ', undefined, 0],
    ['… — !? 🙂', undefined, 0],
    ['I went home.', 'en', 3],
    ["I don't, you don’t.", 'en', 4],
    ['In 2026 it cost 3.50 euros', 'en', 6],
    ['今日は友達と海へ行きました。', 'ja', 9],
    ['我今天很高兴。', 'zh', 4],
    ['ฉันรักภาษาไทย', 'th', 4],
    ['나는 오늘 학교에 갔다.', 'ko', 4],
    ['ذهبت إلى البحر مع أصدقائي', 'ar', 5],
    ['one\ntwo\r\nthree', 'not a language', 3],
  ])('%j (%s) has %i words', (text, lang, expected) => {
    expect(countWords(text, lang)).toBe(expected);
  });

  it('is the same for composed and decomposed letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(countWords(text.normalize('NFD'))).toBe(countWords(text.normalize('NFC')));
      }),
    );
  });
});

describe('countWordDiffs', () => {
  test.each([
    ['nothing changed', 'I went home.', 'I went home.', 0],
    ['a changed word', 'I go home', 'I went home', 1],
    ['case does not count', 'i went to berlin', 'I went to Berlin', 0],
    ['punctuation does not count', 'yes I went', 'Yes, I went!', 0],
    ['curly or straight quotes do not count', "I don't “know”", 'I don’t "know"', 0],
    ['composed or decomposed letters do not count', 'cafe\u0301', 'café', 0],
    ['a word only missing leaves the others right', 'I went to beach', 'I went to the beach', 0],
    ['a word too many', 'I went to home', 'I went home', 1],
    ['one word that becomes two', 'I like it alot', 'I like it a lot', 1],
    ['two words that become one', 'every body came', 'everybody came', 2],
    ['all is wrong', 'foo bar', 'one two three', 2],
    ['an empty correction', 'foo bar', '', 2],
    ['an empty original', '', 'foo', 0],
    ['a moved word', 'I like very much pizza', 'I like pizza very much', 1],
  ])('%s', (_, original, corrected, expected) => {
    expect(countWordDiffs(original, corrected, 'en')).toBe(expected);
  });

  it('lowers case as the language does', () => {
    expect(countWordDiffs('IŞIK', 'ışık', 'tr')).toBe(0);
  });

  it('never counts more than the words there are, and none for the same text', () => {
    const text = fc
      .array(fc.constantFrom('I', 'was', 'a', 'home', '海', '行った', '.', '\n'))
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (a, b) => {
        const n = countWordDiffs(a, b);
        expect(n).toBeGreaterThanOrEqual(0);
        expect(n).toBeLessThanOrEqual(countWords(a));
        expect(countWordDiffs(a, a)).toBe(0);
      }),
    );
  });

  it('counts words without a counterpart in a text too long to align', () => {
    const long = Array.from({ length: 13_000 }, (_, i) => `w${i}`);
    const reversed = [...long].reverse();
    expect(countWordDiffs(['wrong', ...long].join(' '), [...reversed, 'right'].join(' '))).toBe(1);
  });
});
