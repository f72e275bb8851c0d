import { capitalFixes } from '#server/adapters/corrector/basic/capitals.ts';
import { carefulSpeller } from '#server/adapters/corrector/basic/careful-speller.ts';
import { loadFrequency, loadNames } from '#server/adapters/corrector/basic/frequency.ts';
import { loadDictionary } from '#server/adapters/corrector/basic/hunspell.ts';
import type { Language } from '#server/adapters/corrector/basic/language.ts';
import { AGREEMENT } from '#server/adapters/corrector/basic/portuguese/agreement.ts';
import { NOUN_PHRASE } from '#server/adapters/corrector/basic/portuguese/noun-phrase.ts';
import { PREPOSITION_RULES } from '#server/adapters/corrector/basic/portuguese/preposition-rules.ts';
import { SPELLING_RULES } from '#server/adapters/corrector/basic/portuguese/spelling-rules.ts';
import { VERB_RULES } from '#server/adapters/corrector/basic/portuguese/verb-rules.ts';
import { WORD_RULES } from '#server/adapters/corrector/basic/portuguese/word-rules.ts';
import { findFixes, list, type Rule } from '#server/adapters/corrector/basic/rule.ts';
import { spacingFixes } from '#server/adapters/corrector/basic/spacing.ts';
import { createSpeller } from '#server/adapters/corrector/basic/speller.ts';
import { lookUpWords, spellingFixes } from '#server/adapters/corrector/basic/spelling.ts';

const DOUBLES = new Set(list('muito não sim já bem tão logo nós se que'));
const DIMINUTIVE = /(?:zinh|inh)[oa]s?$/i;
/** These know better than the ranking what was meant. */
const BEFORE_SPELLING = /^pt\/(?:spanish-word|accent|wrong-form|small-words|pais|mi-meu)$/;

export const PORTUGUESE_RULES: readonly Rule[] = [
  ...SPELLING_RULES,
  ...WORD_RULES,
  ...PREPOSITION_RULES,
  ...VERB_RULES,
  NOUN_PHRASE,
  ...AGREEMENT,
];
const EARLY = PORTUGUESE_RULES.filter(({ id }) => BEFORE_SPELLING.test(id));

/** Portuguese as in Brazil; what is right in Portugal is left alone. */
export async function loadPortuguese(): Promise<Language> {
  const dictionary = await loadDictionary('pt');
  const frequency = loadFrequency('pt');
  const names = loadNames('pt');
  const speller = dictionary && carefulSpeller(createSpeller(dictionary, frequency, 'pt'), frequency, 'pt');
  const grammar = (text: string) => [
    ...PORTUGUESE_RULES.flatMap((rule) => findFixes(rule, text)),
    ...capitalFixes(text, 'pt'),
  ];
  const spelling = speller && { speller, frequency, names, accepts: DIMINUTIVE };
  return {
    begin: () => speller?.begin(),
    prepare: (text) => (spelling ? lookUpWords(text, spelling) : []),
    rounds: [
      (text) => [
        ...EARLY.flatMap((rule) => findFixes(rule, text)),
        ...(spelling ? spellingFixes(text, spelling) : []),
        ...spacingFixes(text, { doubles: DOUBLES }),
      ],
      grammar,
      // What the first round mended may let another rule apply.
      grammar,
    ],
  };
}
