import { classOf } from '#domain/function-words.ts';
import type { Praise, ReviewCard } from '#domain/review.ts';
import { wordsOf } from '#domain/segments.ts';

/** An entry as far as praise looks at it. */
export type LaterEntry = {
  readonly entry_id: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** The words as they were written, and as they were corrected, in lower case. */
  readonly written: readonly string[];
  readonly corrected: readonly string[];
};

/** Words to compare: composed, in lower case, with straight apostrophes. */
export const praiseWords = (text: string, lang: string | undefined): string[] =>
  wordsOf(text.normalize('NFC').replace(/[\u2018\u2019]/g, "'"), lang).map((word) => word.toLowerCase());

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const FEWEST_LETTERS = 4;

/** A word that stands in every text, whatever it is about. */
const isCommon = (word: string, lang: string | undefined): boolean =>
  classOf(word, lang) !== undefined || word.length < (UNSPACED.test(word) ? 2 : FEWEST_LETTERS);

/**
 * The words by which what a card asks is known again: its answer, or, where that alone stands everywhere («the», «to»), the
 * answer with its neighbours that are one's own. Undefined where nothing would tell.
 */
export function patternOf({ before, answer, after, lang }: ReviewCard): readonly string[] | undefined {
  const words = praiseWords(answer, lang);
  const isTelling = (some: readonly string[]) => some.length > 0 && some.some((word) => !isCommon(word, lang));
  if (isTelling(words)) return words;
  const next = praiseWords(after, lang).slice(0, 1);
  if (words.length > 0 && isTelling(next)) return [...words, ...next];
  const last = praiseWords(before, lang).slice(-1);
  return words.length > 0 && isTelling(last) ? [...last, ...words] : undefined;
}

/** The newest of the entries (oldest first) in which the words stand, and were left as they are. */
export function praiseFor(card: ReviewCard, entries: readonly LaterEntry[]): Praise | undefined {
  const pattern = patternOf(card);
  if (!pattern) return undefined;
  const found = entries.findLast(({ written, corrected }) => holds(written, pattern) && holds(corrected, pattern));
  const right = pattern.join(UNSPACED.test(pattern[0] ?? '') ? '' : ' ');
  return found && { right, entry_id: found.entry_id, day: found.day };
}

/** Whether these words stand in a row somewhere. */
const holds = (words: readonly string[], wanted: readonly string[]): boolean =>
  words.some((_, at) => wanted.every((word, n) => words[at + n] === word));
