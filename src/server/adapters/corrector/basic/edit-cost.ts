/*
 * How far one spelling is from another: a weighted edit distance in which the slips that learners make are cheap
 * (accents, capitals, doubled letters, swapped neighbours, letters that sound alike) and a changed first letter is dear.
 */

const COST = {
  case: 0.2,
  accent: 0.3,
  otherAccent: 0.1,
  soundAlike: 0.75,
  vowel: 0.8,
  other: 1,
  firstLetter: 0.5,
  doubled: 0.5,
  mark: 0.7,
  atStart: 1.3,
  atEnd: 1.1,
  swap: 0.7,
} as const;

const VOWEL = /[aeiouyæœ]/;
const SOUND_ALIKE = new Set('ij sz zs cs sc ck kc vb bv vw wv dt td pb bp yi iy mn nm'.split(' '));

export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

function substitution(from: string, to: string, isFirst: boolean): number {
  if (from === to) return 0;
  const [a, b] = [from.toLowerCase(), to.toLowerCase()];
  if (a === b) return COST.case;
  const [x, y] = [withoutAccents(a), withoutAccents(b)];
  if (x === y) return x !== a && y !== b ? COST.otherAccent : COST.accent;
  return letterChange(x, y) + (isFirst ? COST.firstLetter : 0);
}

function letterChange(from: string, to: string): number {
  if (SOUND_ALIKE.has(from + to)) return COST.soundAlike;
  return VOWEL.test(from) && VOWEL.test(to) ? COST.vowel : COST.other;
}

/** What it costs to leave out or to add the letter at an index. */
function gap(letters: readonly string[], at: number): number {
  const letter = letters[at]?.toLowerCase() ?? '';
  if (letter === letters[at - 1]?.toLowerCase()) return COST.doubled;
  if (/[-' ]/.test(letter)) return COST.mark;
  if (at === 0) return COST.atStart;
  return at === letters.length - 1 ? COST.atEnd : COST.other;
}

const isSwap = (a: readonly string[], b: readonly string[], i: number, j: number): boolean =>
  i > 1 && j > 1 && same(a[i - 1], b[j - 2]) && same(a[i - 2], b[j - 1]) && !same(a[i - 1], a[i - 2]);
const same = (a: string | undefined, b: string | undefined): boolean => a?.toLowerCase() === b?.toLowerCase();

/** The cost of turning one word into another; 0 for equal words, about 1 for one changed letter. */
export function editCost(from: string, to: string): number {
  const a = [...from];
  const b = [...to];
  let older: number[] = [];
  let above = [0];
  for (let j = 1; j <= b.length; j++) above.push((above[j - 1] ?? 0) + gap(b, j - 1));
  for (let i = 1; i <= a.length; i++) {
    const row = [(above[0] ?? 0) + gap(a, i - 1)];
    for (let j = 1; j <= b.length; j++) row.push(cheapest(a, b, i, j, row, above, older));
    [older, above] = [above, row];
  }
  return above[b.length] ?? 0;
}

type Row = readonly number[];
function cheapest(
  a: readonly string[],
  b: readonly string[],
  i: number,
  j: number,
  row: Row,
  above: Row,
  older: Row,
): number {
  const change = (above[j - 1] ?? 0) + substitution(a[i - 1] ?? '', b[j - 1] ?? '', i === 1 && j === 1);
  const leaveOut = (above[j] ?? 0) + gap(a, i - 1);
  const add = (row[j - 1] ?? 0) + gap(b, j - 1);
  const swap = isSwap(a, b, i, j) ? (older[j - 2] ?? 0) + COST.swap : Number.POSITIVE_INFINITY;
  return Math.min(change, leaveOut, add, swap);
}
