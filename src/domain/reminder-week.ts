import type { EditKind } from '#domain/edits.ts';

/** A learner's week in figures: nothing of what they wrote. */
export type Week = {
  readonly days: number;
  readonly num_words: number;
  /** Mistakes of each kind in the corrected entries. */
  readonly mistakes: Readonly<Partial<Record<EditKind, number>>>;
};

/** A rate over fewer words than these says nothing. */
const WORDS_TO_COMPARE = 30;
const MOST_KINDS = 3;

const rateOf = (kind: EditKind, { mistakes, num_words }: Week): number => (mistakes[kind] ?? 0) / num_words;

/** The kinds of mistakes that came less often for each word than in the week before, the largest step first, at most three. */
export function fadedKinds(now: Week, before: Week): EditKind[] {
  if (now.num_words < WORDS_TO_COMPARE || before.num_words < WORDS_TO_COMPARE) return [];
  const step = (kind: EditKind) => rateOf(kind, before) - rateOf(kind, now);
  return (Object.keys(before.mistakes) as EditKind[])
    .filter((kind) => step(kind) > 0)
    .sort((a, b) => step(b) - step(a) || (a < b ? -1 : 1))
    .slice(0, MOST_KINDS);
}
