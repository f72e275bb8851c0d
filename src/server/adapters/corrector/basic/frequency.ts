import { createRequire } from 'node:module';
import { createWordTable } from '#server/adapters/corrector/basic/word-table.ts';

const load = createRequire(import.meta.url);

/** Packages of ranked word lists (subtitles and encyclopedia, 40,000 to 95,000 words a language). */
const PACKAGES: Readonly<Record<string, string>> = {
  en: '@zxcvbn-ts/language-en',
  de: '@zxcvbn-ts/language-de',
  es: '@zxcvbn-ts/language-es-es',
  fr: '@zxcvbn-ts/language-fr',
  it: '@zxcvbn-ts/language-it',
  pt: '@zxcvbn-ts/language-pt-br',
};

/** The score of a word that no list has. */
export const UNLISTED = -13;

/** How common a word is: about -3 (the most frequent) to -11 (the end of the lists), else UNLISTED. */
export type Frequency = { readonly of: (word: string) => number; readonly has: (word: string) => boolean };

/** Frequencies from ranked lists. A word of several lists is likelier than a word of one. */
export function frequencyOf(lists: readonly (readonly string[])[]): Frequency {
  const small = lists.map((list) => list.map((word) => word.toLowerCase()));
  const scores = createWordTable(small, (rank, before) => {
    const score = -Math.log(rank + 20);
    return before === undefined ? score - 0.5 : Math.max(before, score) + 0.3;
  });
  return {
    of: (word) => scores.get(word.toLowerCase()) ?? UNLISTED,
    has: (word) => scores.get(word.toLowerCase()) !== undefined,
  };
}

/** The frequencies of a language, empty for one without lists. */
export function loadFrequency(lang: string): Frequency {
  const name = PACKAGES[lang];
  return frequencyOf(name === undefined ? [] : [wordsOf(name, 'commonWords'), wordsOf(name, 'wikipedia')]);
}

/** First names of all languages, and family names of the language: lower case, never corrected as misspelled words. */
export function loadNames(lang: string): ReadonlySet<string> {
  const names = new Set(Object.values(PACKAGES).flatMap((name) => wordsOf(name, 'firstnames')));
  // The list of English family names holds nearly every misspelled word.
  const own = lang === 'en' ? undefined : PACKAGES[lang];
  if (own !== undefined) for (const word of wordsOf(own, 'lastnames')) names.add(word);
  return names;
}

/** One list of a package. The whole package would bring its other lists too, and Node would keep them all. */
function wordsOf(packageName: string, list: 'commonWords' | 'wikipedia' | 'firstnames' | 'lastnames'): string[] {
  const file = load.resolve(packageName).replace(/index\.(c?js)$/, `${list}.json.$1`);
  const words: string[] = load(file);
  delete load.cache[file];
  return words;
}
