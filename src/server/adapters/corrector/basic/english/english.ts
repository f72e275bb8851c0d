import { capitalFixes } from '#server/adapters/corrector/basic/capitals.ts';
import { acceptBritish } from '#server/adapters/corrector/basic/english/british.ts';
import { ENGLISH_RULES } from '#server/adapters/corrector/basic/english/english-rules.ts';
import { loadHarper } from '#server/adapters/corrector/basic/english/harper.ts';
import { leanRule } from '#server/adapters/corrector/basic/english/lean.ts';
import { MISSPELLINGS } from '#server/adapters/corrector/basic/english/misspellings.ts';
import { NOUN_PHRASES } from '#server/adapters/corrector/basic/english/noun-phrases.ts';
import { WRONG_PAST } from '#server/adapters/corrector/basic/english/verbs.ts';
import { WRITING } from '#server/adapters/corrector/basic/english/writing.ts';
import { loadFrequency, loadNames } from '#server/adapters/corrector/basic/frequency.ts';
import { type Dictionary, loadDictionary } from '#server/adapters/corrector/basic/hunspell.ts';
import type { Language, Round } from '#server/adapters/corrector/basic/language.ts';
import { findFixes, list } from '#server/adapters/corrector/basic/rule.ts';
import { spacingFixes } from '#server/adapters/corrector/basic/spacing.ts';
import { createSpeller } from '#server/adapters/corrector/basic/speller.ts';
import { lookUpWords, spellingFixes } from '#server/adapters/corrector/basic/spelling.ts';

const DOUBLES = new Set(list('that had very really so no bye ha long far many much more blah is do you'));
/** Forms that the rules know better than the dictionary. */
const RULES_FIRST = new RegExp(
  `^(?:${[...WRONG_PAST.keys()].join('|')}|dont|doesnt|didnt|im|ive|alot|informations|advices|homeworks)$`,
  'i',
);

/** What is mended before spelling: where the nearest word is not the one that was meant. */
const FIRST = [...WRITING, ...MISSPELLINGS, ...NOUN_PHRASES.filter(({ id }) => id === 'en/mass-noun-plural')].map(
  leanRule,
);

/** English with its dictionary and Harper. */
export async function loadEnglish(): Promise<Language> {
  const dictionary = await loadDictionary('en');
  // The first search compiles it, before Harper asks V8 to compile in haste: it is worth its optimised code.
  dictionary?.suggest('freinds');
  return createEnglish(dictionary, await loadHarper());
}

/** Spelling first, then Harper and our own rules on words that are spelled right. */
export function createEnglish(dictionary: Dictionary | undefined, harper: Round): Language {
  const frequency = loadFrequency('en');
  const names = loadNames('en');
  const speller = dictionary && acceptBritish(createSpeller(dictionary, frequency, 'en'));
  const rules = (text: string) => ENGLISH_RULES.flatMap((rule) => findFixes(rule, text));
  const spelling = speller && { speller, frequency, names, splits: true, accepts: RULES_FIRST };
  return {
    begin: () => speller?.begin(),
    prepare: (text) => (spelling ? lookUpWords(text, spelling) : []),
    rounds: [
      (text) => [
        ...FIRST.flatMap((rule) => findFixes(rule, text)),
        ...(spelling ? spellingFixes(text, spelling) : []),
        ...spacingFixes(text, { doubles: DOUBLES }),
      ],
      async (text) => [...rules(text), ...(await harper(text)), ...capitalFixes(text, 'en')],
      // What the first rules mended may let another apply.
      (text) => [...rules(text), ...capitalFixes(text, 'en')],
    ],
  };
}
