import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRightAnswer } from '#domain/review-answer.ts';

describe('an answer', () => {
  test.each([
    ['goed', 'went', 'went'],
    ['goed', 'went', ' WENT '],
    ['goed', 'went', 'went.'],
    ['', 'to', 'To'],
    ['dont', "can't", 'can’t'],
    ['dont', "can't", 'cant'],
    ['dont', "don't", 'don’t'],
    ['its', "it's", "It's"],
    ['a lot', 'many of', 'many  of'],
    ['行きた', '行きました', '行き ました'],
    ['ｶﾞ', 'が', 'が'],
    ['schones', 'schönes', 'scho\u0308nes'],
    ['english', 'English', 'English'],
    ['می رود', 'می‌روم', 'میروم'],
    ['الى', 'إلى', 'إلى'],
  ])('to «%s» → «%s» may be %j', (wrong, answer, typed) => {
    expect(isRightAnswer({ answer, wrong }, typed)).toBe(true);
  });

  test.each([
    ['goed', 'went', 'goed'],
    ['goed', 'went', ''],
    ['goed', 'went', '...'],
    ['goed', 'went', 'wend'],
    // The sign, the accent or the case is the very mistake.
    ['dont', "don't", 'dont'],
    ['its', "it's", 'its'],
    ['schones', 'schönes', 'schones'],
    ['english', 'English', 'english'],
    ['か', 'が', 'か'],
  ])('to «%s» → «%s» is not %j', (wrong, answer, typed) => {
    expect(isRightAnswer({ answer, wrong }, typed)).toBe(false);
  });

  const text = fc.string({ unit: 'grapheme', maxLength: 12 });
  test('is always right when it is the answer, and never when it is the mistake', () => {
    fc.assert(
      fc.property(text, text, (wrong, answer) => {
        expect(isRightAnswer({ answer, wrong }, answer)).toBe(true);
        const isOther =
          wrong.normalize('NFC').replace(/\s+/g, ' ').trim() !== answer.normalize('NFC').replace(/\s+/g, ' ').trim();
        if (isOther) expect(isRightAnswer({ answer, wrong }, wrong)).toBe(false);
      }),
    );
  });
});
