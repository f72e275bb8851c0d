import type { Piece } from '#domain/diff.ts';

/** Shorter texts are always told word by word, in characters. */
const LONG_CHARS = 4000;
/** Of a text of which half of the words were corrected about a quarter of the neighbours stay; of another text, hardly any. */
const LEAST_KEPT = 0.08;
/** A script without spaces is looked at by so many characters at a time. */
const CHARS_AT_A_TIME = 5;
/** Where the words are longer than this on average there are no spaces between them. */
const LONGEST_WORDS = 15;
/** About how many characters are told in one, where a text has no lines. */
const BLOCK_CHARS = 600;

/**
 * Whether two long texts are not one and its correction: hardly two neighbouring words of the one stand in the other. To
 * align them word by word would take seconds on a slow phone and tell nothing.
 */
export function areUnlike(original: string, corrected: string): boolean {
  if (Math.min(original.length, corrected.length) < LONG_CHARS) return false;
  const before = neighboursIn(original);
  const after = neighboursIn(corrected);
  const [few, many] = before.size < after.size ? [before, after] : [after, before];
  let common = 0;
  for (const pair of few) if (many.has(pair)) common += 1;
  return common < LEAST_KEPT * few.size;
}

function neighboursIn(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const chars = words.reduce((sum, word) => sum + word.length, 0);
  if (chars <= LONGEST_WORDS * words.length) return new Set(words.map((word, n) => `${word} ${words[n + 1]}`));
  const joined = words.join('');
  return new Set(Array.from(joined, (_, at) => joined.slice(at, at + CHARS_AT_A_TIME)));
}

/** Stretch by stretch what went and what came: the texts as pieces of a diff in which nothing stayed. */
export function unlikePieces(original: string, corrected: string): Piece[] {
  const before = blocksOf(original);
  const after = blocksOf(corrected);
  return Array.from({ length: Math.max(before.length, after.length) }, (_, n): Piece[] => [
    { type: 'removed', text: before[n] ?? '' },
    { type: 'added', text: after[n] ?? '' },
  ])
    .flat()
    .filter(({ text }) => text !== '');
}

/** Before a letter after a gap, where no character is cut; the two letters left out join what is before them. */
const WORD_BEGINS = /(?<=\s)(?![\u0e33\u0eb3])(?=[\p{Lu}\p{Ll}\p{Lt}\p{Lo}])/u;

/** A text in lines, and long lines between words where there are any. */
function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let open = '';
  for (const stretch of text.split(WORD_BEGINS)) {
    open += stretch;
    if (open.length < BLOCK_CHARS && !stretch.endsWith('\n')) continue;
    blocks.push(open);
    open = '';
  }
  return open === '' ? blocks : [...blocks, open];
}
