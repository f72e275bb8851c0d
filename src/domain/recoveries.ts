import type { LedgerMistake } from '#domain/ledger.ts';

/** How the learner fares with a change that was needed more than once. */
export type Recovery = {
  readonly wrong: string;
  readonly right: string;
  /** Of the last chances, at most eight. */
  readonly chances: number;
  readonly num_right: number;
};

/** A change that was needed more than once: its words, and how often it was needed in which entry, oldest first. */
export type Pattern = {
  readonly wrong: string;
  readonly right: string;
  readonly made: ReadonlyMap<string, number>;
};

const LAST_CHANCES = 8;
const FEWEST_CHANCES = 3;
/** Changes that are followed: the most frequent ones. */
const MAX_PATTERNS = 40;

type Made = LedgerMistake & { readonly entry_id: string };

/** The mistakes that were made more than once, oldest first within a change; the most frequent changes. */
export function repeated<M extends Made>(mistakes: readonly M[]): M[][] {
  const changes = new Map<string, M[]>();
  for (const mistake of mistakes) {
    const known = changes.get(mistake.change_mark);
    if (known) known.push(mistake);
    else changes.set(mistake.change_mark, [mistake]);
  }
  const total = (made: readonly M[]) => made.reduce((sum, { num }) => sum + num, 0);
  return [...changes.values()]
    .filter((made) => total(made) > 1)
    .sort((a, b) => total(b) - total(a))
    .slice(0, MAX_PATTERNS);
}

/** Words as they are compared: composed, in lower case. */
export const plainWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}'’-]+/u)
    .filter(Boolean);

/** How often each of some phrases occurs in a text, word by word; none for a phrase without words. */
export function countPhrases(text: string, phrases: readonly string[]): number[] {
  const wanted = phrases.map(plainWords);
  const byFirst = new Map<string, number[]>();
  for (const [n, [first]] of wanted.entries())
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), n]);
  const counts = phrases.map(() => 0);
  const words = plainWords(text);
  for (const [at, word] of words.entries())
    for (const n of byFirst.get(word) ?? [])
      if (wanted[n]?.every((other, k) => words[at + k] === other)) counts[n] = (counts[n] ?? 0) + 1;
  return counts;
}

/** An entry's id, and how often the right words of the pattern occur in it. */
export type Uses = { readonly entry_id: string; readonly num_right: number };

/**
 * Of the last chances to get a pattern right, how many were. A chance is the mistake made again, or its right words written
 * unaided; it counts from the first mistake on, that one not included, or from the first of the entries if that is later. Entries
 * oldest first. Undefined where too little can be told.
 */
export function recoveryOf({ wrong, right, made }: Pattern, entries: readonly Uses[]): Recovery | undefined {
  const [first] = made.keys();
  const from = Math.max(
    0,
    entries.findIndex(({ entry_id }) => entry_id === first),
  );
  // Without words (a comma, a word left out) a right use cannot be told from any other.
  if (plainWords(right).length === 0) return undefined;
  const last: boolean[] = [];
  for (const { entry_id, num_right } of entries.slice(from)) {
    const num_wrong = (made.get(entry_id) ?? 0) - (entry_id === first ? 1 : 0);
    last.push(...Array<boolean>(Math.min(num_wrong, LAST_CHANCES)).fill(false));
    last.push(...Array<boolean>(Math.min(num_right, LAST_CHANCES)).fill(true));
    last.splice(0, last.length - LAST_CHANCES);
  }
  const num_right = last.filter(Boolean).length;
  if (last.length < FEWEST_CHANCES || num_right === 0) return undefined;
  return { wrong, right, chances: last.length, num_right };
}

/** The best first. */
export const bestFirst = (recoveries: readonly Recovery[]): Recovery[] =>
  [...recoveries].sort((a, b) => b.num_right / b.chances - a.num_right / a.chances || b.chances - a.chances);
