import type { EditKind } from '#domain/edits.ts';

/** One needed correction of the learner's, with the sentence that it stood in. */
export type LedgerMistake = {
  readonly entry_id: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly kind: EditKind;
  readonly wrong: string;
  readonly right: string;
  /** The learner's own sentence. */
  readonly sentence: string;
  /** The same change again has the same mark. */
  readonly change_mark: string;
};

/** A stretch of time: its mistakes, oldest first, and how many words were written in it. */
export type Stretch = { readonly mistakes: readonly LedgerMistake[]; readonly num_words: number };

export type CommonMistake = {
  readonly kind: EditKind;
  readonly count: number;
  /** To one decimal; undefined without words. */
  readonly per_100_words: number | undefined;
  /** Against the stretch before; undefined where that has too few words to compare with. */
  readonly trend: 'up' | 'down' | 'equal' | undefined;
  /** At most three, the latest first, each change once. */
  readonly examples: readonly LedgerMistake[];
};

export type Improvement = { readonly kind: EditKind; readonly per_100_words: number; readonly before: number };

const MOST_EXAMPLES = 3;
/** A rate over fewer words than these says nothing. */
const WORDS_TO_COMPARE = 30;

const rateOf = (count: number, num_words: number): number => Math.round((count * 1000) / num_words) / 10;
const isEnough = ({ num_words }: Stretch): boolean => num_words >= WORDS_TO_COMPARE;

function byKind(mistakes: readonly LedgerMistake[]): Map<EditKind, LedgerMistake[]> {
  const kinds = new Map<EditKind, LedgerMistake[]>();
  for (const mistake of mistakes) kinds.set(mistake.kind, [...(kinds.get(mistake.kind) ?? []), mistake]);
  return kinds;
}

/** The kinds of a stretch, the most frequent first, each against the stretch before. */
export function commonMistakes(now: Stretch, before: Stretch): CommonMistake[] {
  const earlier = byKind(before.mistakes);
  return [...byKind(now.mistakes)]
    .map(([kind, mistakes]) => ({
      kind,
      count: mistakes.length,
      per_100_words: now.num_words > 0 ? rateOf(mistakes.length, now.num_words) : undefined,
      trend: trendOf(mistakes.length, now, earlier.get(kind)?.length ?? 0, before),
      examples: latest(mistakes),
    }))
    .sort((a, b) => b.count - a.count || (a.kind < b.kind ? -1 : 1));
}

function trendOf(count: number, now: Stretch, countBefore: number, before: Stretch): CommonMistake['trend'] {
  if (!isEnough(now) || !isEnough(before)) return undefined;
  const [rate, rateBefore] = [rateOf(count, now.num_words), rateOf(countBefore, before.num_words)];
  return rate === rateBefore ? 'equal' : rate > rateBefore ? 'up' : 'down';
}

/** The latest examples, each change once. */
function latest(mistakes: readonly LedgerMistake[]): LedgerMistake[] {
  const once = new Map<string, LedgerMistake>();
  for (const mistake of [...mistakes].reverse())
    if (!once.has(mistake.change_mark)) once.set(mistake.change_mark, mistake);
  return [...once.values()].slice(0, MOST_EXAMPLES);
}

/** The kinds with fewer mistakes per 100 words than in the stretch before, the largest step first. */
export function improvements(now: Stretch, before: Stretch): Improvement[] {
  if (!isEnough(now) || !isEnough(before)) return [];
  const counts = byKind(now.mistakes);
  return [...byKind(before.mistakes)]
    .map(([kind, mistakes]) => ({
      kind,
      per_100_words: rateOf(counts.get(kind)?.length ?? 0, now.num_words),
      before: rateOf(mistakes.length, before.num_words),
    }))
    .filter(({ per_100_words, before }) => per_100_words < before)
    .sort((a, b) => b.before - b.per_100_words - (a.before - a.per_100_words) || (a.kind < b.kind ? -1 : 1));
}

export type Recovery = {
  readonly wrong: string;
  readonly right: string;
  /** Of the last chances, at most eight. */
  readonly chances: number;
  readonly num_right: number;
};

const LAST_CHANCES = 8;
const FEWEST_CHANCES = 3;

/** What an entry tells of the patterns: its own words and the mistakes in them. */
export type LedgerText = { readonly entry_id: string; readonly words: readonly string[] };

/** Words as they are compared: composed, in lower case. */
export const plainWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}'’-]+/u)
    .filter(Boolean);

/**
 * How the learner fares with what they got wrong more than once: of the last chances to get it right, how many were. A
 * chance is the mistake made again, or its right words written by themselves; it counts from the first mistake on, that one
 * not among them. Texts oldest first. The best first.
 */
export function recoveries(mistakes: readonly LedgerMistake[], texts: readonly LedgerText[]): Recovery[] {
  const patterns = new Map<string, LedgerMistake[]>();
  for (const mistake of mistakes)
    patterns.set(mistake.change_mark, [...(patterns.get(mistake.change_mark) ?? []), mistake]);
  return [...patterns.values()]
    .filter((made) => made.length > 1)
    .flatMap((made) => recoveryOf(made, texts) ?? [])
    .sort((a, b) => b.num_right / b.chances - a.num_right / a.chances || b.chances - a.chances);
}

function recoveryOf(made: readonly LedgerMistake[], texts: readonly LedgerText[]): Recovery | undefined {
  const [first] = made;
  const wanted = plainWords(first?.right ?? '');
  // Without words of its own (a comma, a word left out) a right use cannot be told from any other.
  if (!first || wanted.length === 0) return undefined;
  const from = texts.findIndex(({ entry_id }) => entry_id === first.entry_id);
  if (from < 0) return undefined;
  const later = texts.slice(from).flatMap(({ entry_id, words }, n) => {
    const wrong = made.filter((mistake) => mistake.entry_id === entry_id).length - (n === 0 ? 1 : 0);
    const right = countOf(wanted, words);
    return [...Array<boolean>(wrong).fill(false), ...Array<boolean>(right).fill(true)];
  });
  const last = later.slice(-LAST_CHANCES);
  const num_right = last.filter(Boolean).length;
  if (last.length < FEWEST_CHANCES || num_right === 0) return undefined;
  return { wrong: first.wrong, right: first.right, chances: last.length, num_right };
}

/** How often these words stand in a row. */
function countOf(wanted: readonly string[], words: readonly string[]): number {
  let count = 0;
  for (let at = 0; at + wanted.length <= words.length; at++)
    if (wanted.every((word, n) => words[at + n] === word)) count++;
  return count;
}
