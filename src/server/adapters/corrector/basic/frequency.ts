import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** Packages of ranked word lists (subtitles and encyclopedia, 40,000 to 95,000 words a language). */
const PACKAGES: Readonly<Record<string, string>> = {
  en: '@zxcvbn-ts/language-en',
  de: '@zxcvbn-ts/language-de',
  es: '@zxcvbn-ts/language-es-es',
  fr: '@zxcvbn-ts/language-fr',
};

/** The score of a word that no list has. */
export const UNLISTED = -13;

/** How common a word is: about -3 (the most frequent) to -11 (the end of the lists), else UNLISTED. */
export type Frequency = { readonly of: (word: string) => number; readonly has: (word: string) => boolean };

/** Frequencies from ranked lists. A word of several lists is likelier than a word of one. */
export function frequencyOf(lists: readonly (readonly string[])[]): Frequency {
  const scores = new Map<string, number>();
  for (const list of lists)
    for (const [rank, word] of list.entries()) {
      const score = -Math.log(rank + 20);
      const key = word.toLowerCase();
      const old = scores.get(key);
      scores.set(key, old === undefined ? score - 0.5 : Math.max(old, score) + 0.3);
    }
  return { of: (word) => scores.get(word.toLowerCase()) ?? UNLISTED, has: (word) => scores.has(word.toLowerCase()) };
}

/** The frequencies of a language, empty for one without lists. */
export function loadFrequency(lang: string): Frequency {
  const name = PACKAGES[lang];
  if (name === undefined) return frequencyOf([]);
  const { dictionary } = load(name) as { dictionary: Record<string, string[]> };
  return frequencyOf(
    Object.entries(dictionary).flatMap(([key, words]) => (/^(commonWords|wikipedia)/.test(key) ? [words] : [])),
  );
}

/** First names of all languages, and family names of the language: lower case, never corrected as misspelled words. */
export function loadNames(lang: string): ReadonlySet<string> {
  const lists = Object.entries(PACKAGES).flatMap(([code, name]) => {
    const { dictionary } = load(name) as { dictionary: Record<string, string[]> };
    // The list of English family names holds nearly every misspelled word.
    const kinds = code === lang && lang !== 'en' ? /^(?:firstnames|lastnames)/ : /^firstnames/;
    return Object.entries(dictionary).flatMap(([key, words]) => (kinds.test(key) ? [words] : []));
  });
  return new Set(lists.flat());
}
