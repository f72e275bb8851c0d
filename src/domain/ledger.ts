import type { EditKind } from '#domain/edits.ts';

/** A change that an entry needed, as far as counting looks at it. */
export type LedgerMistake = {
  readonly kind: EditKind;
  /** How often it occurs in its entry. */
  readonly num: number;
  /** The same change again has the same mark. */
  readonly change_mark: string;
};

/** A stretch of time: its mistakes, oldest first, and how many words were written in it. */
export type Stretch<M extends LedgerMistake> = { readonly mistakes: readonly M[]; readonly num_words: number };

export type Trend = 'up' | 'down' | 'equal';

export type CommonMistake<M extends LedgerMistake> = {
  readonly kind: EditKind;
  readonly count: number;
  /** To one decimal; undefined without words. */
  readonly per_100_words: number | undefined;
  /** Against the stretch before; undefined where that has too few words to compare with. */
  readonly trend: Trend | undefined;
  /** At most three, the latest first, each change once. */
  readonly examples: readonly M[];
};

export type Improvement = { readonly kind: EditKind; readonly per_100_words: number; readonly before: number };

const MOST_EXAMPLES = 3;
/** A rate over fewer words than these says nothing. */
const WORDS_TO_COMPARE = 30;

const rateOf = (count: number, num_words: number): number => Math.round((count * 1000) / num_words) / 10;
const isEnough = ({ num_words }: { readonly num_words: number }): boolean => num_words >= WORDS_TO_COMPARE;
const countOf = (mistakes: readonly LedgerMistake[] = []): number => mistakes.reduce((sum, { num }) => sum + num, 0);

function byKind<M extends LedgerMistake>(mistakes: readonly M[]): Map<EditKind, M[]> {
  const kinds = new Map<EditKind, M[]>();
  for (const mistake of mistakes) {
    const known = kinds.get(mistake.kind);
    if (known) known.push(mistake);
    else kinds.set(mistake.kind, [mistake]);
  }
  return kinds;
}

/** The kinds of a stretch, the most frequent first, each against the stretch before. */
export function commonMistakes<M extends LedgerMistake>(now: Stretch<M>, before: Stretch<M>): CommonMistake<M>[] {
  const earlier = byKind(before.mistakes);
  return [...byKind(now.mistakes)]
    .map(([kind, mistakes]) => ({
      kind,
      count: countOf(mistakes),
      per_100_words: now.num_words > 0 ? rateOf(countOf(mistakes), now.num_words) : undefined,
      trend: trendOf(countOf(mistakes), now, countOf(earlier.get(kind)), before),
      examples: latest(mistakes),
    }))
    .sort((a, b) => b.count - a.count || (a.kind < b.kind ? -1 : 1));
}

type AnyStretch = Stretch<LedgerMistake>;

function trendOf(count: number, now: AnyStretch, countBefore: number, before: AnyStretch): Trend | undefined {
  if (!isEnough(now) || !isEnough(before)) return undefined;
  const [rate, rateBefore] = [rateOf(count, now.num_words), rateOf(countBefore, before.num_words)];
  return rate === rateBefore ? 'equal' : rate > rateBefore ? 'up' : 'down';
}

/** The latest examples, each change once. */
function latest<M extends LedgerMistake>(mistakes: readonly M[]): M[] {
  const once = new Map<string, M>();
  for (let at = mistakes.length - 1; at >= 0 && once.size < MOST_EXAMPLES; at -= 1) {
    const mistake = mistakes[at];
    if (mistake && !once.has(mistake.change_mark)) once.set(mistake.change_mark, mistake);
  }
  return [...once.values()];
}

/** The kinds with fewer mistakes per 100 words than in the stretch before, the largest step first. */
export function improvements(now: AnyStretch, before: AnyStretch): Improvement[] {
  if (!isEnough(now) || !isEnough(before)) return [];
  const counts = byKind(now.mistakes);
  return [...byKind(before.mistakes)]
    .map(([kind, mistakes]) => ({
      kind,
      per_100_words: rateOf(countOf(counts.get(kind)), now.num_words),
      before: rateOf(countOf(mistakes), before.num_words),
    }))
    .filter(({ per_100_words, before }) => per_100_words < before)
    .sort((a, b) => b.before - b.per_100_words - (a.before - a.per_100_words) || (a.kind < b.kind ? -1 : 1));
}
