import { type EntryTexts, inputOf, PARTS } from '#domain/entry.ts';
import type { Feedback } from '#domain/feedback.ts';
import { isLike, strangers, unitsOf, wordsIn } from '#domain/likeness.ts';
import { scriptChanged } from '#domain/scripts.ts';

/** The share of a part's words that may go, and the share of the corrected words that may be new. */
const MAX_SHARE = 0.6;
/** And both together: where half of the words have gone, half of the text may not be new as well. */
const MAX_SUM = 0.95;
/** Words in a row that may go or be new: no correction takes out or puts in a sentence. */
const MAX_RUN = 10;
/** Parts of fewer words say nothing by their shares: two of three may be wrong. */
const FEW = 5;
/** What may come in place of a gap, in words: so many, and so many for each word in it. */
const GAP_BASE = 3;
const GAP_PER_WORD = 3;
/** Letters that a part may come to have, as a multiple of what it had and beyond that. */
const MAX_GROWTH = 3;
const GROWTH_BASE = 200;

/** Words in square brackets, which stand for what the learner could not say. */
const GAP = /\[[^[\]\r\n]*\p{L}[^[\]\r\n]*\]|［[^［］\r\n]*\p{L}[^［］\r\n]*］/gu;
/** What no diary is corrected into: tags, fences of code, links. */
const MARKUP = /<\/?[a-z][^<>]*>|```|\]\(\w+:/gi;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const withoutGaps = (text: string): string => text.replace(GAP, ' ');

/** The most words in a row of which `strange` says so. */
function longestRun(units: readonly string[], strange: readonly boolean[]): number {
  let longest = 0;
  let run = 0;
  for (const [i, unit] of units.entries()) {
    run = strange[i] ? run + wordsIn(unit) : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Words that may be new because they fill gaps. */
function gapWords(text: string, lang: string | undefined): number {
  const gaps = text.match(GAP) ?? [];
  return gaps.reduce((sum, gap) => sum + GAP_BASE + GAP_PER_WORD * unitsOf(gap, lang).length, 0);
}

/** The share of the words that are strangers to the other text, apart from so many that may be. */
function shareOf(units: readonly string[], strange: readonly boolean[], allowed: number): number {
  if (units.length < FEW) return 0;
  return Math.max(0, strange.filter(Boolean).length - allowed) / units.length;
}

function isRewritten(original: string, corrected: string, lang?: string): boolean {
  if (original.trim() === '') return corrected.trim() !== '';
  if (corrected.trim() === '' || corrected.length > MAX_GROWTH * original.length + GROWTH_BASE) return true;
  if (countOf(corrected, MARKUP) > countOf(original, MARKUP)) return true;
  const [before, after] = [withoutGaps(original), withoutGaps(corrected)];
  if (scriptChanged(before, after)) return true;
  const [a, b] = [unitsOf(before, lang), unitsOf(after, lang)];
  const { lost, added } = strangers(a, b);
  const allowed = gapWords(original, lang);
  if (longestRun(a, lost) > MAX_RUN || longestRun(b, added) > MAX_RUN + allowed) return true;
  const [gone, come] = [shareOf(a, lost, 0), shareOf(b, added, allowed)];
  return gone > MAX_SHARE || come > MAX_SHARE || gone + come > MAX_SUM;
}

type Corrected = Pick<Feedback, 'correctedDay' | 'correctedWell' | 'correctedGrateful'>;

/**
 * Whether a correction of an entry is no correction but another text in its place: too few of the learner's words are left,
 * too many are new, or it came in another script. `lang`: ISO 639-1, when known.
 */
export const isRewrite = (texts: EntryTexts, corrected: Corrected, lang?: string): boolean =>
  PARTS.some((part) => isRewritten(inputOf(texts, part), corrected[`corrected${part}`], lang));

/** So many words at the end of a text are looked at; before the third nothing can be said. */
const TAIL = 8;
const FIRST = 3;
/** Letters that come before they are looked at again. */
const STEP = 16;
/** How far from their place in the original they may stand: so many words, and so much of the way. */
const DRIFT = 8;
const DRIFT_SHARE = 0.15;
const MAX_DRIFT = 40;

/**
 * Watches the correction of one part as it is written: told the text so far, it says whether that has left what the learner
 * wrote. Once it has for a whole stretch, it stays so. The last word may have come in half and does not count.
 */
export function strayCheck(original: string, lang?: string): (soFar: string) => boolean {
  const known = unitsOf(original, lang);
  let seen = 0;
  let strays = false;
  let gone = false;
  return (soFar) => {
    if (gone || soFar.length - seen < STEP) return strays;
    seen = soFar.length;
    const units = unitsOf(soFar, lang).slice(0, -1);
    if (units.length < FIRST) return false;
    const from = Math.max(0, units.length - TAIL);
    const drift = DRIFT + Math.min(MAX_DRIFT, DRIFT_SHARE * units.length);
    const near = known.slice(Math.max(0, from - drift), units.length + drift);
    const tail = units.slice(from);
    strays = tail.filter((unit) => !near.some((word) => isLike(word, unit))).length > tail.length / 2;
    gone = strays && tail.length === TAIL;
    return strays;
  };
}
