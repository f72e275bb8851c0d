import type { Change } from '#domain/extract-edits.ts';
import { langOr } from '#domain/segments.ts';

/** A sentence that was changed, or several that became one, or one that became several. */
export type SentencePair<C extends Change> = {
  /** Offsets into the original: the sentence without the white space around it. */
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly corrected: string;
  /** The changes inside, with their offsets into the whole original. */
  readonly changes: readonly C[];
};

/** An opening quote or bracket belongs to the sentence after it, whatever the segmenter says. */
const OPENING = /[\p{Ps}\p{Pi}]+$/u;

/** Where the sentences of a text end. Line by line, because the segmenter's time grows with the square of the length. */
function sentenceEnds(text: string, lang: string | undefined): number[] {
  const by = new Intl.Segmenter(langOr(lang), { granularity: 'sentence' });
  const ends: number[] = [];
  let from = 0;
  for (const line of text.split(/(?<=\n)/)) {
    for (const { index, segment } of by.segment(line)) {
      const opening = OPENING.exec(segment)?.[0].length ?? 0;
      ends.push(from + index + segment.length - (opening < segment.length ? opening : 0));
    }
    from += line.length;
  }
  return ends;
}

/**
 * The sentences that a correction changed, beside what became of them. `changes` are those of `extractEdits` or such as are
 * like them: in order, without overlap. A sentence ends where one ends in both texts, so no change lies on an edge.
 */
export function changedSentences<C extends Change>(
  original: string,
  changes: readonly C[],
  corrected: string,
  lang?: string,
): SentencePair<C>[] {
  const ends = commonEnds(original, changes, corrected, lang);
  const pairs: SentencePair<C>[] = [];
  let [from, correctedFrom, at] = [0, 0, 0];
  for (const [end, correctedEnd, next] of ends) {
    const inside = changes.slice(at, next);
    const pair = pairOf(original.slice(from, end), corrected.slice(correctedFrom, correctedEnd), from);
    if (inside.length > 0 && pair.original !== pair.corrected) pairs.push({ ...pair, changes: inside });
    [from, correctedFrom, at] = [end, correctedEnd, next];
  }
  return pairs;
}

function pairOf(original: string, corrected: string, from: number) {
  const start = from + original.length - original.trimStart().length;
  const shown = original.trim();
  return { start, end: start + shown.length, original: shown, corrected: corrected.trim() };
}

type CommonEnd = readonly [original: number, corrected: number, changesBefore: number];

/** Ends of sentences of the original that no change crosses and that are ends in the corrected text too; both texts' ends come last. */
function commonEnds(
  original: string,
  changes: readonly Change[],
  corrected: string,
  lang: string | undefined,
): CommonEnd[] {
  const inCorrected = new Set(sentenceEnds(corrected, lang));
  const found: CommonEnd[] = [];
  let at = 0;
  let shift = 0;
  const pass = (change: Change) => {
    shift += change.replacement.length - (change.end - change.start);
    at += 1;
  };
  for (const end of sentenceEnds(original, lang)) {
    for (let next = changes[at]; next && next.end < end; next = changes[at]) pass(next);
    // A change that only touches the end may belong to either side: to the side that leaves a sentence's end there.
    for (;;) {
      const next = changes[at];
      const isCut = next !== undefined && next.start < end && end < next.end;
      const touches = next !== undefined && next.start < end && end === next.end;
      if (!isCut && !touches && inCorrected.has(end + shift)) {
        found.push([end, end + shift, at]);
        break;
      }
      if (isCut || next === undefined || next.end > end) break;
      pass(next);
    }
  }
  const last = found.at(-1);
  if (last?.[0] === original.length && last[1] === corrected.length) return found;
  return [...found.filter(([end]) => end < original.length), [original.length, corrected.length, changes.length]];
}
