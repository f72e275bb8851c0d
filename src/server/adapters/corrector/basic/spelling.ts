import type { Fix } from '#domain/edits.ts';
import type { Frequency } from '#server/adapters/corrector/basic/frequency.ts';
import { UNLISTED } from '#server/adapters/corrector/basic/frequency.ts';
import { capitalize } from '#server/adapters/corrector/basic/rule.ts';
import type { Candidate, Speller } from '#server/adapters/corrector/basic/speller.ts';
import { endsSentence, isAddress, type Token, tokenize } from '#server/adapters/corrector/basic/tokenize.ts';

export type SpellingData = {
  readonly speller: Speller;
  readonly frequency: Frequency;
  /** First names, lower case. */
  readonly names: ReadonlySet<string>;
  /** German writes nouns with a capital: there it does not tell a name. */
  readonly hasCapitalNouns?: boolean | undefined;
  /** Whether a word may be mended into two ("alot"). */
  readonly splits?: boolean | undefined;
  /** Words that the dictionary lacks and that are right, such as diminutives. */
  readonly accepts?: RegExp | undefined;
  /** Words of another language: mended only where an accent or a double letter is all that is wrong. */
  readonly isForeign?: ((word: string) => boolean) | undefined;
  /** How much likelier the best offer must be than the next where more than an accent is wrong. */
  readonly lead?: number | undefined;
  /** The most that a capitalised word at the start of a sentence may differ: beyond that it may be a name. */
  readonly nameCost?: number | undefined;
};

/** A word in its place. */
type Place = { readonly token: Token; readonly isFirst: boolean };

/** Above this share of unknown words a sentence is taken for another language and left alone. */
const FOREIGN_SHARE = 0.5;
const FOREIGN_MIN_UNKNOWN = 3;
const NAME_COST = 1.5;
/** Up to here only accents and double letters differ. */
const SMALL_COST = 0.6;

/** Mends misspelled words, only where the word that was meant is fairly certain. */
export const spellingFixes = (text: string, data: SpellingData): Fix[] =>
  unknownWords(text, data).flatMap((place) => mend(place, data) ?? []);

/** Looks up the misspelled words of a text, one a step: the speller keeps what a slow search finds. */
export function* lookUpWords(text: string, data: SpellingData): Generator<void> {
  for (const { token } of unknownWords(text, data)) {
    data.speller.candidates(token.text);
    yield;
  }
}

/** Words that the dictionary lacks, but for sentences that seem to be in another language. */
function unknownWords(text: string, data: SpellingData): Place[] {
  return sentencesOf(text).flatMap((places) => {
    const unknown = places.filter(({ token }) => isUnknown(token.text, data));
    const isForeign = unknown.length >= FOREIGN_MIN_UNKNOWN && unknown.length > places.length * FOREIGN_SHARE;
    return isForeign ? [] : unknown;
  });
}

function sentencesOf(text: string): Place[][] {
  const sentences: Place[][] = [];
  let places: Place[] = [];
  for (const token of tokenize(text)) {
    if (isCheckable(token, text)) places.push({ token, isFirst: places.length === 0 });
    if (!endsSentence(token.text)) continue;
    sentences.push(places);
    places = [];
  }
  return [...sentences, places];
}

function isCheckable(token: Token, text: string): boolean {
  if (!token.isWord || isAddress(token.text) || /[\d_]/.test(token.text) || [...token.text].length < 2) return false;
  return !/[@/\\_#]/.test((text[token.start - 1] ?? '') + (text[token.end] ?? ''));
}

function isUnknown(word: string, { speller, names, accepts }: SpellingData): boolean {
  if (speller.knows(word) || accepts?.test(word)) return false;
  if (/^\p{Lu}/u.test(word) && names.has(word.toLowerCase())) return false;
  const isAcronym = word === word.toUpperCase() && [...word].length <= 5;
  const parts = word.split(/[-‐'.]/).filter((part) => part !== '');
  if (/[^sy]s$/.test(word) && word.length > 4 && speller.knows(word.slice(0, -1))) return false;
  return !isAcronym && !(parts.length > 1 && parts.every((part) => part.length < 3 || speller.knows(part)));
}

function mend({ token, isFirst }: Place, data: SpellingData): Fix | undefined {
  const word = token.text;
  const isCapital = /^\p{Lu}/u.test(word);
  const isName = isCapital && !isFirst && !data.hasCapitalNouns;
  const offers = data.speller
    .candidates(word)
    .filter((offer) => !(isName && /^\p{Ll}/u.test(offer.word)) && (data.splits || !/[ -]/.test(offer.word)));
  const [best, next] = offers;
  if (best === undefined || !isCertain(word, best, next, isName, data)) return undefined;
  // At the start of a sentence a capital tells nothing: it may be a name.
  if (isCapital && isFirst && !data.hasCapitalNouns && best.cost > (data.nameCost ?? NAME_COST)) return undefined;
  const replacement = isCapital && isFirst ? capitalize(best.word) : best.word;
  return { start: token.start, end: token.end, replacement, ...reason(word, replacement, best.cost) };
}

function isCertain(
  word: string,
  best: Candidate,
  next: Candidate | undefined,
  isName: boolean,
  data: SpellingData,
): boolean {
  const { frequency } = data;
  const rank = frequency.of(best.word);
  if (best.cost > mostCost(word) || losesPrefix(word, best.word)) return false;
  // A short word in small letters may be anything: eco, tv.
  if (best.word.toLowerCase() === word.toLowerCase() && word.length < 5) return false;
  const lead = best.score - (next?.score ?? -30);
  if (lead < 0.25 && best.cost > 1) return false;
  if (best.cost > SMALL_COST && (lead < (data.lead ?? 0) || data.isForeign?.(word))) return false;
  if (isName && (best.cost > 1 || rank < -9.5 || frequency.has(word))) return false;
  // A common word that the dictionary lacks.
  if (frequency.of(word) > -9 && best.cost > 0.45) return false;
  // Compounds that nobody has written are likelier names.
  if (rank <= UNLISTED && data.hasCapitalNouns && isRareGuess(word, best)) return false;
  if (rank <= UNLISTED && best.cost > 1) return /[ -]/.test(best.word) && splitIsCertain(best, data);
  return !/[ -]/.test(best.word) || splitIsCertain(best, data);
}

/** A compound in no list: only its capital or an umlaut may be mended, and no verb is made a noun. */
const isRareGuess = (word: string, best: Candidate): boolean =>
  best.cost > 0.35 || (word.endsWith('en') && word.toLowerCase() === best.word.toLowerCase());

/** “uncertified” does not mean “certified”. */
const losesPrefix = (word: string, offer: string): boolean =>
  /^(?:un|in|non|dis|re)-?/i.test(word) && word.toLowerCase().endsWith(offer.toLowerCase());

/** Short words have many neighbours: there only a small slip is certain. */
function mostCost(word: string): number {
  const { length } = [...word];
  if (length <= 3) return 0.8;
  if (length === 4) return 1.2;
  return length <= 7 ? 1.9 : 2.6;
}

/** Two words only where both are common. */
const splitIsCertain = (best: Candidate, { splits, frequency }: SpellingData): boolean =>
  splits === true &&
  best.cost <= 0.8 &&
  best.word.split(/[ -]/).every((part) => frequency.of(part) >= (part.length < 3 ? -5.5 : -7));

function reason(word: string, replacement: string, cost: number): Pick<Fix, 'kind' | 'explanation'> {
  if (word.toLowerCase() === replacement.toLowerCase())
    return { kind: 'capital', explanation: `This word is written “${replacement}”.` };
  if (/ /.test(replacement)) return { kind: 'spacing', explanation: `“${replacement}” is written as two words.` };
  if (cost < 0.7) return { kind: 'spelling', explanation: `“${replacement}”: mind the accents and double letters.` };
  return { kind: 'spelling', explanation: `The correct spelling is “${replacement}”.` };
}
