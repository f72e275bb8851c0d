/** The chance that a value of `a` is greater than one of `b` (Mann–Whitney): 0.5 when neither says anything of the other. */
export function auc(a: readonly number[], b: readonly number[]): number {
  let greater = 0;
  for (const one of a) for (const other of b) greater += one > other ? 1 : one === other ? 0.5 : 0;
  return greater / (a.length * b.length);
}
