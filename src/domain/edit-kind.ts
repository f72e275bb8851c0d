import type { EditKind } from '#domain/edits.ts';
import { classOf, type WordClass } from '#domain/function-words.ts';

/** What an edit says, with the word before it, which tells a plural noun from a verb of the third person. */
export type Said = { readonly original: string; readonly replacement: string; readonly before?: string | undefined };

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .trim();
const lower = (text: string): string => plain(text).toLowerCase();
const letters = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
const wordsIn = (text: string): string[] => lower(text).match(/[\p{L}\p{M}\p{N}'-]+/gu) ?? [];

/**
 * The kind of a change where no corrector has named it, from what changed: letters, marks, spaces, closed classes of words
 * and endings. After ERRANT, which asks a parser more of such questions; here a word list of the language has to do.
 */
export function kindOfEdit(said: Said, lang?: string): EditKind {
  return kindOfSigns(said) ?? kindOfWords(said, lang);
}

/** What changed nothing but capitals, spaces or marks. */
function kindOfSigns({ original, replacement }: Said): EditKind | undefined {
  const [before, after] = [plain(original), plain(replacement)];
  if (before.toLowerCase() === after.toLowerCase()) return before === after ? 'spacing' : 'capital';
  const strip = (text: string) => text.toLowerCase().replace(/\s+/gu, '');
  if (strip(before) === strip(after)) return 'spacing';
  return letters(strip(before)) === letters(strip(after)) ? 'punctuation' : undefined;
}

const KIND_OF_CLASS: Readonly<Record<Exclude<WordClass, 'auxiliary'>, EditKind>> = {
  article: 'article',
  preposition: 'preposition',
  pronoun: 'pronoun',
};

/** The kind of words that are all of one class; undefined where they are not. */
function kindOfClass(words: readonly string[], lang: string | undefined): EditKind | undefined {
  const [first, ...others] = words.map((word) => classOf(word, lang));
  if (first === undefined || first === 'auxiliary' || others.some((name) => name !== first)) return undefined;
  return KIND_OF_CLASS[first];
}

function kindOfWords(said: Said, lang: string | undefined): EditKind {
  const [before, after] = [wordsIn(said.original), wordsIn(said.replacement)];
  if (before.length === 0) return kindOfClass(after, lang) ?? 'missing-word';
  if (after.length === 0) return kindOfClass(before, lang) ?? 'extra-word';
  if (before.length > 1 && [...before].sort().join(' ') === [...after].sort().join(' ')) return 'word-order';
  const [from, ...more] = before;
  const [to, ...others] = after;
  if (from === undefined || to === undefined || more.length > 0 || others.length > 0)
    return kindOfPhrase(before, after, lang);
  return kindOfWord(from, to, said.before, lang);
}

/** More than one word on a side: what is left when the words in common are taken away decides, if it is of one class. */
function kindOfPhrase(before: readonly string[], after: readonly string[], lang: string | undefined): EditKind {
  const gone = before.filter((word) => !after.includes(word));
  const come = after.filter((word) => !before.includes(word));
  const changed = kindOfClass([...gone, ...come], lang);
  if (changed) return changed;
  const isVerbal = [...gone, ...come].some((word) => classOf(word, lang) === 'auxiliary');
  return isVerbal ? 'verb-form' : 'word-choice';
}

/** Auxiliaries of one verb and one time differ in person only. */
const SAME_TIME = [
  ['am', 'is', 'are'],
  ['was', 'were'],
  ['do', 'does'],
  ['have', 'has'],
  ['bin', 'bist', 'ist', 'sind', 'seid'],
  ['habe', 'hast', 'hat', 'haben', 'habt'],
  ['soy', 'eres', 'es', 'somos', 'son'],
  ['he', 'has', 'ha', 'hemos', 'han'],
  ['suis', 'es', 'est', 'sommes', 'êtes', 'sont'],
  ['ai', 'as', 'a', 'avons', 'avez', 'ont'],
  ['sono', 'sei', 'è', 'siamo', 'siete'],
  ['ho', 'hai', 'ha', 'abbiamo', 'avete', 'hanno'],
  ['sou', 'és', 'é', 'somos', 'são'],
  ['tenho', 'tens', 'tem', 'temos', 'têm'],
];

function kindOfWord(from: string, to: string, before: string | undefined, lang: string | undefined): EditKind {
  // An accent makes another word of many a small one; what went wrong is still the accent.
  if (bare(from) === bare(to)) return 'spelling';
  if (SAME_TIME.some((forms) => forms.includes(from) && forms.includes(to))) return 'agreement';
  const [a, b] = [classOf(from, lang), classOf(to, lang)];
  if (a !== undefined && a === b) return a === 'auxiliary' ? 'tense' : KIND_OF_CLASS[a];
  if (a === 'auxiliary' || b === 'auxiliary') return 'verb-form';
  return kindOfEnding(from, to, before, lang) ?? (isMisspelling(from, to) ? 'spelling' : 'word-choice');
}

const THIRD_PERSON = /^(?:he|she|it|who|that|everyone|everybody|someone|nobody)$/;

/** English words that differ in their ending only. Other languages' endings mean too many things to be named by form. */
function kindOfEnding(
  from: string,
  to: string,
  before: string | undefined,
  lang: string | undefined,
): EditKind | undefined {
  if (lang !== 'en') return undefined;
  const stem = commonStem(from, to);
  if (stem.length < 2) return undefined;
  const ends = [from.slice(stem.length), to.slice(stem.length)];
  const has = (pattern: RegExp) => ends.some((end) => pattern.test(end));
  if (has(/^(?:e?d|ied)$/) && !has(/ing$/)) return 'tense';
  if (has(/ing$/)) return 'verb-form';
  if (has(/^(?:e?s|ies)$/)) return THIRD_PERSON.test(lower(before ?? '')) ? 'agreement' : 'noun-number';
  return undefined;
}

function commonStem(a: string, b: string): string {
  let n = 0;
  while (n < Math.min(a.length, b.length) && a[n] === b[n]) n += 1;
  return a.slice(0, n);
}

/** Shorter words are other words when a letter changes. */
const MIN_MISSPELT = 3;

/** As close as slips of the pen are: one letter in four. */
/** Longer words are not compared letter by letter: that takes the square of their length. */
const MAX_LETTERS = 60;

function isMisspelling(from: string, to: string): boolean {
  const [shorter, longer] = [from.length, to.length].sort((a, b) => a - b) as [number, number];
  const most = Math.max(1, Math.floor(longer / 4));
  if (shorter < MIN_MISSPELT || longer > MAX_LETTERS || longer - shorter > most) return false;
  return distance(from, to) <= most;
}

/** How many letters have to be changed, put in, taken out or swapped with their neighbour (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const best = Math.min((rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (rows[i - 1]?.[j - 1] ?? 0) + cost);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(isSwap ? Math.min(best, (rows[i - 2]?.[j - 2] ?? 0) + 1) : best);
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
