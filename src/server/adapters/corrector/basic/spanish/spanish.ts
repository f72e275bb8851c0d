import { capitalFixes } from '#server/adapters/corrector/basic/capitals.ts';
import { loadEnglishWords } from '#server/adapters/corrector/basic/foreign.ts';
import { loadFrequency, loadNames } from '#server/adapters/corrector/basic/frequency.ts';
import { type Dictionary, loadDictionary } from '#server/adapters/corrector/basic/hunspell.ts';
import type { Language } from '#server/adapters/corrector/basic/language.ts';
import { findFixes, list } from '#server/adapters/corrector/basic/rule.ts';
import { spacingFixes } from '#server/adapters/corrector/basic/spacing.ts';
import { ACCENTS } from '#server/adapters/corrector/basic/spanish/accents.ts';
import { AGREEMENT } from '#server/adapters/corrector/basic/spanish/agreement.ts';
import { FALSE_FRIENDS } from '#server/adapters/corrector/basic/spanish/false-friends.ts';
import { PREPOSITION_PHRASES } from '#server/adapters/corrector/basic/spanish/preposition-phrases.ts';
import { PRONOUNS } from '#server/adapters/corrector/basic/spanish/pronouns.ts';
import { SENTENCE_RULES } from '#server/adapters/corrector/basic/spanish/sentence-rules.ts';
import { WORD_PHRASES } from '#server/adapters/corrector/basic/spanish/word-phrases.ts';
import { createSpeller } from '#server/adapters/corrector/basic/speller.ts';
import { lookUpWords, spellingFixes } from '#server/adapters/corrector/basic/spelling.ts';

const DOUBLES = new Set(list('muy mucho no sí ja que nos se'));
const DIMINUTIVE = /(?:it|cit)[oa]s?$/i;

export const SPANISH_RULES = [
  ...ACCENTS,
  ...SENTENCE_RULES,
  ...PREPOSITION_PHRASES,
  ...WORD_PHRASES,
  ...FALSE_FRIENDS,
  ...AGREEMENT,
  ...PRONOUNS,
];

/** Spanish: spelling and accents, then agreement and sentence rules. */
export async function loadSpanish(
  open: (lang: string) => Promise<Dictionary | undefined> = loadDictionary,
): Promise<Language> {
  const dictionary = await open('es');
  const frequency = loadFrequency('es');
  const names = loadNames('es');
  const speller = dictionary && createSpeller(dictionary, frequency, 'es');
  const isForeign = loadEnglishWords();
  const spelling = speller && { speller, frequency, names, isForeign, lead: 1.5, nameCost: 0.6, accepts: DIMINUTIVE };
  const grammar = (text: string) => [
    ...SPANISH_RULES.flatMap((rule) => findFixes(rule, text)),
    ...capitalFixes(text, 'es'),
  ];
  return {
    begin: () => speller?.begin(),
    prepare: (text) => (spelling ? lookUpWords(text, spelling) : []),
    rounds: [
      (text) => [...(spelling ? spellingFixes(text, spelling) : []), ...spacingFixes(text, { doubles: DOUBLES })],
      grammar,
      // What the first round mended may let another rule apply.
      grammar,
    ],
  };
}
