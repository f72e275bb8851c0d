import fc from 'fast-check';
import { expect, it } from 'vitest';
import { align, MAX_CELLS } from '#domain/align.ts';

/** The textbook length of a longest common subsequence. */
function lcsLength(a: readonly string[], b: readonly string[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const x of a) {
    const next = [0];
    for (const [j, y] of b.entries()) {
      next.push(x === y ? (row[j] ?? 0) + 1 : Math.max(row[j + 1] ?? 0, next[j] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const tokens = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 120 });

it('finds equal tokens in ascending order, as many as there can be', () => {
  fc.assert(
    fc.property(tokens, tokens, (a, b) => {
      const matches = align(a, b, { cells: MAX_CELLS }) ?? [];
      expect(matches).toHaveLength(lcsLength(a, b));
      let last: readonly [number, number] = [-1, -1];
      for (const [i, j] of matches) {
        expect(a[i]).toBe(b[j]);
        expect(i > last[0] && j > last[1]).toBe(true);
        last = [i, j];
      }
    }),
  );
});

it('takes what it costs from the budget, and gives up when that is not enough', () => {
  const budget = { cells: 10 };
  expect(align(['x', 'a', 'b', 'y'], ['x', 'c', 'd', 'y'], budget)).toEqual([
    [0, 0],
    [3, 3],
  ]);
  expect(budget.cells).toBe(6);
  expect(align(['a', 'b', 'c'], ['d', 'e', 'f'], budget)).toBeUndefined();
  expect(budget.cells).toBe(6);
});
