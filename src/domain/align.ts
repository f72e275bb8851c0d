/** One pair of tokens that stay: their indices in both lists. */
export type Match = readonly [a: number, b: number];

/** A table as large as two texts of 6,000 words with their white space: about 20 MB and some tens of ms. */
export const MAX_CELLS = 150_000_000;

/** What an alignment may still cost, in cells of the table; it is used up by those who share it. */
export type Budget = { cells: number };

/**
 * A longest common subsequence of two lists, as pairs of indices in ascending order. Undefined when the table would be
 * larger than the budget. Bit-parallel after Crochemore et al. (2001) and Hyyrö (2004): its time is n·m/32 whatever the texts.
 */
export function align(a: readonly string[], b: readonly string[], budget: Budget): Match[] | undefined {
  const head = commonHead(a, b);
  const tail = commonTail(a, b, head);
  const middle = table(a.slice(head, a.length - tail), b.slice(head, b.length - tail), budget);
  if (!middle) return undefined;
  const matches: Match[] = [];
  for (let i = 0; i < head; i++) matches.push([i, i]);
  for (const [i, j] of middle) matches.push([i + head, j + head]);
  for (let k = tail; k > 0; k--) matches.push([a.length - k, b.length - k]);
  return matches;
}

function commonHead(a: readonly string[], b: readonly string[]): number {
  const most = Math.min(a.length, b.length);
  let n = 0;
  while (n < most && a[n] === b[n]) n++;
  return n;
}

function commonTail(a: readonly string[], b: readonly string[], head: number): number {
  const most = Math.min(a.length, b.length) - head;
  let n = 0;
  while (n < most && a[a.length - 1 - n] === b[b.length - 1 - n]) n++;
  return n;
}

function table(a: readonly string[], b: readonly string[], budget: Budget): Match[] | undefined {
  if (a.length === 0 || b.length === 0) return [];
  const cost = a.length * b.length;
  if (cost > budget.cells) return undefined;
  budget.cells -= cost;
  return trace(rowsOf(a, b), a.length, b.length);
}

/** Where each token of a stands, as a set of bits. */
function masksOf(a: readonly string[], words: number): Map<string, Uint32Array> {
  const masks = new Map<string, Uint32Array>();
  a.forEach((token, i) => {
    const mask = masks.get(token) ?? new Uint32Array(words);
    masks.set(token, mask);
    mask[i >>> 5] = (mask[i >>> 5] ?? 0) | (1 << (i & 31));
  });
  return masks;
}

/** Row j: bit i is 0 where one more token of a can be matched with b[0..j] once i is reached. */
function rowsOf(a: readonly string[], b: readonly string[]): Uint32Array {
  const words = Math.ceil(a.length / 32);
  const masks = masksOf(a, words);
  const rows = new Uint32Array(words * (b.length + 1)).fill(0xffffffff, 0, words);
  for (let j = 0; j < b.length; j++) {
    const from = j * words;
    const mask = masks.get(b[j] ?? '');
    if (mask) nextRow(rows, from, mask);
    else rows.copyWithin(from + words, from, from + words);
  }
  return rows;
}

/** row' = (row + (row & mask)) | (row & ~mask), the sum carried over all 32-bit words. */
function nextRow(rows: Uint32Array, from: number, mask: Uint32Array): void {
  const words = mask.length;
  let carry = 0;
  for (let k = 0; k < words; k++) {
    const row = rows[from + k] ?? 0;
    const here = mask[k] ?? 0;
    const sum = row + ((row & here) >>> 0) + carry;
    carry = sum > 0xffffffff ? 1 : 0;
    rows[from + words + k] = sum | (row & ~here);
  }
}

/** Follows the rows back from the end to the pairs. */
function trace(rows: Uint32Array, n: number, m: number): Match[] {
  const words = Math.ceil(n / 32);
  const isOne = (j: number, i: number): boolean => ((rows[j * words + (i >>> 5)] ?? 0) & (1 << (i & 31))) !== 0;
  const matches: Match[] = [];
  let i = n;
  let j = m;
  while (i > 0 && j > 0) {
    if (isOne(j, i - 1)) i--;
    else if (!isOne(j - 1, i - 1)) j--;
    else matches.push([--i, --j]);
  }
  return matches.reverse();
}
