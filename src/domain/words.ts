import { align, MAX_CELLS } from '#domain/align.ts';
import { langOr, wordsOf } from '#domain/segments.ts';

/** Stored with every count, so that a later way of counting can tell its figures from these. */
export const WORD_COUNT_VERSION = 1;

/** How many words a text has. `lang`: ISO 639-1, when known. */
export const countWords = (text: string, lang?: string): number => wordsOf(text.normalize('NFC'), lang).length;

const APOSTROPHES = /[\u2018\u2019\u201b\u02bc\u2032\u00b4`]/g;

/** The words to compare: composed, in lower case, with straight apostrophes; punctuation falls away. */
function comparable(text: string, lang: string | undefined): string[] {
  const plain = text.normalize('NFC').replace(APOSTROPHES, "'");
  return wordsOf(plain.toLocaleLowerCase(langOr(lang)), lang);
}

/**
 * How many words of the original needed a correction: those with no counterpart in an alignment with the corrected text.
 * Case, punctuation and the shape of quotes do not count, and neither do words that were only missing.
 */
export function countWordDiffs(original: string, corrected: string, lang?: string): number {
  if (original === corrected) return 0;
  const before = comparable(original, lang);
  const after = comparable(corrected, lang);
  const kept = align(before, after, { cells: MAX_CELLS })?.length ?? inCommon(before, after);
  return before.length - kept;
}

/** Words in common wherever they stand: for texts too long to align. */
function inCommon(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of b) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of a) {
    const n = left.get(word) ?? 0;
    if (n === 0) continue;
    left.set(word, n - 1);
    common++;
  }
  return common;
}
