import { describe, expect, test } from 'vitest';
import {
  isAdjective,
  isCountNoun,
  isCountNounHere,
  isMassNoun,
  isVerb,
  singularOf,
} from '#server/adapters/corrector/basic/english/lexicon.ts';
import { list } from '#server/adapters/corrector/basic/rule.ts';

describe('what the spelling dictionary tells of words', () => {
  test.each(list('student idea driver city suggestion building child computer Professor'))('%s is counted', (word) => {
    expect(isCountNoun(word)).toBe(true);
  });

  test.each(list('information suggest change answer happy student1 water people news ideas the xyzzy'))(
    '%s is not taken for a noun that is counted and nothing else',
    (word) => {
      expect(isCountNoun(word)).toBe(false);
    },
  );

  test('an answer is counted where no verb can stand', () => {
    expect([isCountNounHere('answer'), isCountNounHere('idea'), isCountNounHere('suggest')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test.each([
    ['students', 'student'],
    ['cities', 'city'],
    ['Boxes', 'box'],
    ['drivers', 'driver'],
    ['children', 'child'],
    ['news', undefined],
    ['physics', undefined],
    ['bus', undefined],
    ['suggests', undefined],
    ['lives', undefined],
  ])('the singular of %s is %s', (plural, singular) => {
    expect(singularOf(plural)).toBe(singular);
  });

  test.each(list('information advice furniture equipment knowledge pollution'))('%s has no plural', (word) => {
    expect(isMassNoun(word)).toBe(true);
  });

  test.each(list('suggest create provide become improve understand'))('%s is a verb', (word) => {
    expect([isVerb(word), isCountNoun(word)]).toEqual([true, false]);
  });

  test.each(list('work clean help own student happy'))('%s may be something else', (word) => {
    expect(isVerb(word)).toBe(false);
  });

  test.each(list('different cheap quick'))('%s is an adjective', (word) => {
    expect(isAdjective(word)).toBe(true);
  });
});
