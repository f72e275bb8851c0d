import { align, MAX_CELLS } from '#domain/align.ts';
import { langOr } from '#domain/segments.ts';

/** Scripts that put no spaces between words: their letters are looked at one by one. */
const CONTINUOUS = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]`;
const LONE = new RegExp(CONTINUOUS, 'u');
const UNIT = new RegExp(String.raw`${CONTINUOUS}|(?:(?!${CONTINUOUS})[\p{L}\p{M}\p{N}])+`, 'gu');

/** The words of a text without case, accents and signs, whose correction changes little. */
export function unitsOf(text: string, lang?: string): string[] {
  const plain = text.normalize('NFKD').toLocaleLowerCase(langOr(lang));
  return (plain.match(UNIT) ?? []).map((unit) => unit.replace(/\p{M}/gu, '') || unit);
}

/** A letter of a script without spaces is about half a word. */
export const wordsIn = (unit: string): number => (LONE.test(unit) ? 0.5 : 1);

/** How many letters have to be changed, put in or taken out, if they are at most `most`; else more than that. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Two words of five letters may differ in two of them. */
const MAX_DIFFERENCE = 0.4;
/** Words longer than these are no words; comparing them would take long. */
const MAX_LETTERS = 60;

/** Whether one word may be the other, misspelt or in another form. */
export function isLike(a: string, b: string): boolean {
  if (a === b) return true;
  const longer = Math.max(a.length, b.length);
  const most = Math.floor(longer * MAX_DIFFERENCE);
  return most > 0 && longer <= MAX_LETTERS && distance(a, b, most) <= most;
}

/** How far from its place in the other text a word is looked for. */
const REACH = 6;

/** Which words of either text have no counterpart in the other: as it is, misspelt, in another form or moved a little. */
export function strangers(a: readonly string[], b: readonly string[]): { lost: boolean[]; added: boolean[] } {
  const lost = a.map(() => true);
  const added = b.map(() => true);
  const matches = align(a, b, { cells: MAX_CELLS }) ?? [];
  for (const [i, j] of matches) {
    lost[i] = false;
    added[j] = false;
  }
  let met = 0;
  let shift = 0;
  for (const [i, word] of a.entries()) {
    for (let match = matches[met]; match && match[0] <= i; match = matches[++met]) shift = match[1] - match[0];
    if (!lost[i]) continue;
    const at = i + shift;
    const from = Math.max(0, at - REACH);
    const near = b.slice(from, at + REACH + 1).findIndex((other, k) => added[from + k] && isLike(word, other));
    if (near < 0) continue;
    lost[i] = false;
    added[from + near] = false;
  }
  return { lost, added };
}
