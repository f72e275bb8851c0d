import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** Rarer words are as likely misspelled ones of the learner's language. */
const MOST = 20_000;

/**
 * Tells common English words: learners of other languages leave them in their texts, and a word that looks like one is
 * then no misspelling. The words that the learner's own language has too do no harm, its dictionary knows them.
 */
export function loadEnglishWords(): (word: string) => boolean {
  const file = load.resolve('@zxcvbn-ts/language-en').replace(/index\.(c?js)$/, 'commonWords.json.$1');
  const words = new Set((load(file) as string[]).slice(0, MOST));
  delete load.cache[file];
  return (word) => words.has(word.toLowerCase());
}
