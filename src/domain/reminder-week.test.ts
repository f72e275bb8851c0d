import { expect, test } from 'vitest';
import { fadedKinds, type Week } from '#domain/reminder-week.ts';

const week = (num_words: number, mistakes: Week['mistakes']): Week => ({ days: 3, num_words, mistakes });

test.each([
  ['fewer of a kind', week(100, { article: 1 }), week(100, { article: 3 }), ['article']],
  ['as many, in twice the words', week(200, { article: 3 }), week(100, { article: 3 }), ['article']],
  ['fewer, in far fewer words', week(50, { article: 2 }), week(100, { article: 3 }), []],
  ['a kind that is new', week(100, { tense: 1 }), week(100, {}), []],
  ['a kind that is gone', week(100, {}), week(100, { tense: 1 }), ['tense']],
  [
    'the largest step first, at most three, equals by name',
    week(100, { spelling: 1 }),
    week(100, { tense: 1, article: 1, spelling: 5, pronoun: 2 }),
    ['spelling', 'pronoun', 'article'],
  ],
  ['too few words this week', week(29, {}), week(100, { tense: 1 }), []],
  ['too few words the week before', week(100, {}), week(29, { tense: 1 }), []],
  ['no words at all', week(0, {}), week(0, {}), []],
] as const)('what faded: %s', (_, now, before, kinds) => {
  expect(fadedKinds(now, before)).toEqual(kinds);
});
