import { editCost, withoutAccents } from '#server/adapters/corrector/basic/edit-cost.ts';
import type { Frequency } from '#server/adapters/corrector/basic/frequency.ts';
import type { Dictionary } from '#server/adapters/corrector/basic/hunspell.ts';
import { capitalize } from '#server/adapters/corrector/basic/rule.ts';

/** A word that may have been meant: its distance, and how likely it is (the higher the likelier). */
export type Candidate = { readonly word: string; readonly cost: number; readonly score: number };

export type Speller = {
  readonly knows: (word: string) => boolean;
  /** What may have been meant, the likeliest first. */
  readonly candidates: (word: string) => readonly Candidate[];
  /**
   * Begins a text with a new budget of searches, which bounds its time. Where texts take turns, call what it returns when
   * this text has its turn again.
   */
  readonly begin: () => () => void;
};

/** Letters that differ by their accent only, which Hunspell does not always try. */
const ACCENTED: Readonly<Record<string, string>> = {
  es: 'aáeéiíoóuúüñn',
  fr: 'aàâeéèêëiîïoôuùûcç',
  de: 'aäoöuüsß',
  it: 'aàeèéiìoòuù',
  pt: 'aáâãàeéêiíoóôõuúcç',
};
const COST_WEIGHT = 4.2;
const ORDER_WEIGHT = 0.12;
/** A word that differs by accents only is likelier than a commoner word with other letters. */
const ACCENT_BONUS = 1.5;
/** Two words for one are rarely meant. */
const SPLIT_PENALTY = 1.5;
/** Our own small edits count as Hunspell's fourth offer. */
const VARIANT_ORDER = 3;
/** Beyond this many letters Hunspell's search takes too long. */
const MAX_LETTERS = 30;
/** Searches in one text; each takes 10–100 ms in the worst case. A learner's entry needs far fewer. */
const MAX_SEARCHES = 150;
/** What such a letter costs: the word is certain. */
const SURE_COST = 0.1;
/** Words whose candidates are remembered. */
const MAX_CACHED = 20_000;

/** A dictionary with a ranking of its own: distance and frequency decide, Hunspell's order only a little. */
export function createSpeller(dictionary: Dictionary, frequency: Frequency, lang: string): Speller {
  const cache = new Map<string, readonly Candidate[]>();
  let current = { searches: 0 };
  const begin = () => {
    if (cache.size > MAX_CACHED) cache.clear();
    const text = { searches: 0 };
    const resume = () => {
      current = text;
    };
    resume();
    return resume;
  };
  const knows = (word: string): boolean => dictionary.spell(word);
  const score = (word: string): number => {
    if (!/[ -]/.test(word)) return frequency.of(word);
    return Math.min(...word.split(/[ -]/).map((part) => partScore(part, frequency))) - SPLIT_PENALTY;
  };
  const rank = (word: string): Candidate[] => {
    const written = rewritten(word, lang);
    if (written !== word && knows(written)) return [{ word: written, cost: SURE_COST, score: score(written) }];
    const offers = new Map<string, number>();
    for (const [order, offer] of dictionary.suggest(word).entries()) if (!offers.has(offer)) offers.set(offer, order);
    for (const variant of variants(word, lang))
      if (!offers.has(variant) && frequency.has(variant) && knows(variant)) offers.set(variant, VARIANT_ORDER);
    offers.delete(word);
    offers.delete('');
    return [...offers]
      .map(([offer, order]) => toCandidate(word, offer, order, score(offer)))
      .sort((a, b) => b.score - a.score);
  };
  const candidates = (word: string): readonly Candidate[] => {
    if (word.length > MAX_LETTERS) return [];
    const known = cache.get(word);
    if (known) return known;
    current.searches += 1;
    if (current.searches > MAX_SEARCHES) return [];
    const found = rank(word);
    cache.set(word, found);
    return found;
  };
  return { knows, candidates, begin };
}

const partScore = (part: string, frequency: Frequency): number =>
  part.length < 2 && !/^[aàiyeoóu]$/iu.test(part) ? -15 : frequency.of(part);

function toCandidate(from: string, word: string, order: number, frequency: number): Candidate {
  const cost = editCost(from, word);
  const bonus = differsByAccents(from, word) ? ACCENT_BONUS : 0;
  return { word, cost, score: frequency + bonus - COST_WEIGHT * cost - ORDER_WEIGHT * order };
}

const differsByAccents = (a: string, b: string): boolean =>
  a.toLowerCase() !== b.toLowerCase() && withoutAccents(a).toLowerCase() === withoutAccents(b).toLowerCase();

/**
 * Letters that a keyboard or an older spelling puts for others: Spanish has no grave accents, German writes ae for ä where
 * the key is missing, and wrote daß before 1996. German nouns in -ung, -ion … have one plural only.
 */
function rewritten(word: string, lang: string): string {
  if (lang === 'es') return word.replace(/[àèìòù]/g, (letter) => GRAVE[letter] ?? letter);
  if (lang !== 'de') return word;
  if (word.includes('ß')) return word.replace('ß', 'ss');
  if (FEMININE_PLURAL.test(word)) return `${word}n`;
  return word.replace(/(?<![aeq])[aou]e/gi, (pair) => UMLAUT[pair.toLowerCase()] ?? pair);
}
/** Their plural ends in -en. */
const FEMININE_PLURAL = /(?:ung|schaft|[hk]eit|tät|ion|tur)e$/;
const GRAVE: Readonly<Record<string, string>> = { à: 'á', è: 'é', ì: 'í', ò: 'ó', ù: 'ú' };
const UMLAUT: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü' };

/** Words one small slip away: an accent, swapped neighbours, a letter too many, a letter that should be doubled. */
export function* variants(word: string, lang: string): Generator<string> {
  const lower = word.toLowerCase();
  const isCapital = word !== lower && word.slice(1) === lower.slice(1);
  for (const variant of slips(lower, ACCENTED[lang] ?? '')) yield isCapital ? capitalize(variant) : variant;
}

function* slips(word: string, accented: string): Generator<string> {
  for (let i = 0; i < word.length; i++) {
    const [before, letter, after] = [word.slice(0, i), word[i] ?? '', word.slice(i + 1)];
    for (const other of accented)
      if (other !== letter && withoutAccents(other) === withoutAccents(letter)) yield before + other + after;
    if (after) yield before + after[0] + letter + after.slice(1);
    if (i > 0) yield before + after;
    if (i > 0) yield before + letter + letter + after;
  }
  if (accented.includes('á')) yield* accentMoves(word);
}

/** Spanish: the accent on another vowel, as in fútbol for futból. */
function* accentMoves(word: string): Generator<string> {
  const bare = word.replace(/[áéíóú]/g, (letter) => withoutAccents(letter));
  if (bare === word) return;
  yield bare;
  for (const [i, letter] of [...bare].entries()) {
    const accented = ACUTE[letter];
    if (accented) yield bare.slice(0, i) + accented + bare.slice(i + 1);
  }
}
const ACUTE: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
