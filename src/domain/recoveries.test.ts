import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestFirst, countPhrases, type Pattern, recoveryOf, repeated } from '#domain/recoveries.ts';

const pattern = (made: Record<string, number>, right = 'went'): Pattern => ({
  ...{ wrong: 'goed', right, made: new Map(Object.entries(made)) },
});
const uses = (counts: Record<string, number>) =>
  Object.entries(counts).map(([entry_id, num_right]) => ({ entry_id, num_right }));

test('of the last chances after the first mistake, how many were right', () => {
  const found = recoveryOf(pattern({ a: 1, b: 1 }), uses({ before: 9, a: 0, b: 1, c: 2 }));
  expect(found).toEqual({ wrong: 'goed', right: 'went', chances: 4, num_right: 3 });
});

test.each<[string, Pattern, Record<string, number>]>([
  ['it was never right', pattern({ a: 5 }), { a: 0 }],
  ['a comma has no words', pattern({ a: 2 }, ','), { a: 9 }],
  ['there were too few chances', pattern({ a: 2 }), { a: 1 }],
])('nothing is told where %s', (_, made, counts) => {
  expect(recoveryOf(made, uses(counts))).toBeUndefined();
});

test('a first mistake older than the entries that were read leaves them all as chances', () => {
  expect(recoveryOf(pattern({ older: 1, a: 1 }), uses({ a: 1, b: 2 }))).toMatchObject({ chances: 4, num_right: 3 });
});

test('no more than the last eight chances count, whatever the counts', () => {
  const counts = fc.array(fc.nat(1000), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(counts, fc.nat(1000), (rights, wrongs) => {
      const found = recoveryOf(
        pattern({ e0: wrongs + 2 }),
        rights.map((num_right, n) => ({ entry_id: `e${n}`, num_right })),
      );
      if (!found) return;
      expect(found.chances).toBeLessThanOrEqual(8);
      expect(found.num_right).toBeLessThanOrEqual(found.chances);
    }),
  );
});

test('phrases are counted word by word, in any case', () => {
  const text = 'We WENT home. They went to bed, went to bed. A wentworth.';
  expect(countPhrases(text, ['went', 'went to bed', 'home', ',', 'gone'])).toEqual([3, 2, 1, 0, 0]);
});

test('what was made once is not followed; what was made most often comes first', () => {
  const made = (change_mark: string, num = 1, entry_id = 'e') => ({
    kind: 'tense' as const,
    change_mark,
    num,
    entry_id,
  });
  const found = repeated([made('a'), made('b'), made('c', 2), made('b', 2, 'f'), made('d')]);
  expect(found.map((all) => all.map(({ change_mark, entry_id }) => change_mark + entry_id))).toEqual([
    ['be', 'bf'],
    ['ce'],
  ]);
});

test('the best share of right chances comes first', () => {
  const of = (num_right: number, chances: number) => ({ wrong: 'x', right: 'y', chances, num_right });
  expect(bestFirst([of(1, 3), of(4, 4), of(8, 8)])).toEqual([of(8, 8), of(4, 4), of(1, 3)]);
});
