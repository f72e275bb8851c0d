import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { EDIT_KINDS } from '#domain/edits.ts';
import { commonMistakes, improvements, type LedgerMistake, type Stretch } from '#domain/ledger.ts';

const mistake = (over: Partial<LedgerMistake> = {}): LedgerMistake => ({
  ...{ kind: 'verb-form', num: 1, change_mark: 'goed>went', ...over },
});
const stretch = (mistakes: readonly LedgerMistake[], num_words: number): Stretch<LedgerMistake> => ({
  mistakes,
  num_words,
});
const NONE = stretch([], 0);
const many = (n: number, over: Partial<LedgerMistake> = {}) => Array.from({ length: n }, () => mistake(over));

test('kinds by how often they came, with the rate per 100 words', () => {
  const now = stretch([...many(3), ...many(5, { kind: 'article' })], 200);
  expect(commonMistakes(now, NONE)).toMatchObject([
    { kind: 'article', count: 5, per_100_words: 2.5, trend: undefined },
    { kind: 'verb-form', count: 3, per_100_words: 1.5, trend: undefined },
  ]);
});

test.each([
  ['fewer than before', 2, 100, 4, 100, 'down'],
  ['as many in half the words', 2, 50, 2, 100, 'up'],
  ['as many in as many words', 2, 100, 2, 100, 'equal'],
  ['none before', 1, 100, 0, 100, 'up'],
  ['too few words before', 1, 100, 4, 20, undefined],
  ['too few words now', 1, 20, 4, 100, undefined],
])('trend: %s', (_, count, words, countBefore, wordsBefore, trend) => {
  const [found] = commonMistakes(stretch(many(count), words), stretch(many(countBefore), wordsBefore));
  expect(found?.trend).toBe(trend);
});

test('three examples, the latest first, each change once', () => {
  const made = ['a', 'b', 'a', 'c', 'd', 'd'].map((change_mark) => mistake({ change_mark }));
  const [common] = commonMistakes(stretch(made, 100), NONE);
  expect(common?.examples.map(({ change_mark }) => change_mark)).toEqual(['d', 'c', 'a']);
});

test('what got better, the largest step first; what did not is not told', () => {
  const before = stretch([...many(4), ...many(9, { kind: 'article' }), ...many(1, { kind: 'spelling' })], 100);
  const now = stretch([...many(1), ...many(3, { kind: 'article' }), ...many(2, { kind: 'spelling' })], 100);
  expect(improvements(now, before)).toEqual([
    { kind: 'article', per_100_words: 3, before: 9 },
    { kind: 'verb-form', per_100_words: 1, before: 4 },
  ]);
});

test('a change that an entry needed several times counts as often', () => {
  const now = stretch([mistake({ num: 3 }), mistake({ kind: 'article', num: 2 }), mistake()], 100);
  expect(commonMistakes(now, NONE).map(({ count }) => count)).toEqual([4, 2]);
});

it('counts every mistake in one kind, and never a rate that is no number', () => {
  const mistakes = fc.array(
    fc.record({ kind: fc.constantFrom(...EDIT_KINDS), num: fc.integer({ min: 1, max: 9 }), change_mark: fc.string() }),
  );
  fc.assert(
    fc.property(mistakes, mistakes, fc.nat(500), fc.nat(500), (a, b, words, wordsBefore) => {
      const [now, before] = [stretch(a.map(mistake), words), stretch(b.map(mistake), wordsBefore)];
      const found = commonMistakes(now, before);
      expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(a.reduce((sum, { num }) => sum + num, 0));
      const rates = [
        ...found.map((f) => f.per_100_words ?? 0),
        ...improvements(now, before).map((i) => i.per_100_words),
      ];
      expect(rates.every(Number.isFinite)).toBe(true);
    }),
  );
});
