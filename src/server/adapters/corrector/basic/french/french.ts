import { capitalFixes } from '#server/adapters/corrector/basic/capitals.ts';
import { carefulSpeller } from '#server/adapters/corrector/basic/careful-speller.ts';
import { agreementRules } from '#server/adapters/corrector/basic/french/agreement.ts';
import { articleRule } from '#server/adapters/corrector/basic/french/article-rule.ts';
import { loadGenders } from '#server/adapters/corrector/basic/french/noun-data.ts';
import type { GenderOf } from '#server/adapters/corrector/basic/french/nouns.ts';
import { SENTENCE_RULES } from '#server/adapters/corrector/basic/french/sentence-rules.ts';
import { VERB_RULES } from '#server/adapters/corrector/basic/french/verb-rules.ts';
import { wordRules } from '#server/adapters/corrector/basic/french/word-rules.ts';
import { WRITING_RULES } from '#server/adapters/corrector/basic/french/writing-rules.ts';
import { loadFrequency, loadNames } from '#server/adapters/corrector/basic/frequency.ts';
import { loadDictionary } from '#server/adapters/corrector/basic/hunspell.ts';
import type { Language } from '#server/adapters/corrector/basic/language.ts';
import { findFixes, list, type Rule } from '#server/adapters/corrector/basic/rule.ts';
import { spacingFixes } from '#server/adapters/corrector/basic/spacing.ts';
import { createSpeller } from '#server/adapters/corrector/basic/speller.ts';
import { lookUpWords, spellingFixes } from '#server/adapters/corrector/basic/spelling.ts';

const DOUBLES = new Set(list('nous vous très si bien non oui en'));

/** Articles and pronouns before an apostrophe are not part of the word to look up. */
const ELIDED = /(?<![\p{L}\p{N}])(?:[ldjmtscn]|qu|jusqu|lorsqu|puisqu)'(?=\p{L}{2})/giu;

export const frenchRules = (genderOf: GenderOf): readonly Rule[] => [
  ...agreementRules(genderOf),
  ...wordRules(genderOf),
  ...WRITING_RULES,
  ...SENTENCE_RULES,
  ...VERB_RULES,
  articleRule(genderOf),
];

/** French: spelling, then elision, articles and sentence rules. */
export async function loadFrench(): Promise<Language> {
  const dictionary = await loadDictionary('fr');
  const frequency = loadFrequency('fr');
  const names = loadNames('fr');
  const speller = dictionary && carefulSpeller(createSpeller(dictionary, frequency, 'fr'), frequency, 'fr');
  const rules = frenchRules(loadGenders());
  const early = rules.filter(({ id }) => id === 'fr/wrong-participle');
  const blank = (text: string) => text.replace(ELIDED, (word) => ' '.repeat(word.length));
  const grammar = (text: string) => [...rules.flatMap((rule) => findFixes(rule, text)), ...capitalFixes(text, 'fr')];
  const spelling = speller && { speller, frequency, names };
  return {
    begin: () => speller?.begin(),
    prepare: (text) => (spelling ? lookUpWords(blank(text), spelling) : []),
    rounds: [
      (text) => [
        ...early.flatMap((rule) => findFixes(rule, text)),
        ...(spelling ? spellingFixes(blank(text), spelling) : []),
        ...spacingFixes(text, { doubles: DOUBLES, hasSpaceBeforeMarks: true }),
      ],
      grammar,
      // What the first round mended may let another rule apply.
      grammar,
    ],
  };
}
