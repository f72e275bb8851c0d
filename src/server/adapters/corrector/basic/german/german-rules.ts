import { adjectiveRule } from '#server/adapters/corrector/basic/german/adjectives.ts';
import { LETTERS, smallInfinitiveRule } from '#server/adapters/corrector/basic/german/letters.ts';
import type { Nouns } from '#server/adapters/corrector/basic/german/noun-data.ts';
import {
  accusativeRule,
  dativePluralRule,
  NOUN_PATTERNS,
  noDativeRule,
} from '#server/adapters/corrector/basic/german/noun-forms.ts';
import { nounPhraseRule } from '#server/adapters/corrector/basic/german/noun-phrase.ts';
import { SENTENCE_RULES } from '#server/adapters/corrector/basic/german/sentence-rules.ts';
import { VERB_PHRASES } from '#server/adapters/corrector/basic/german/verb-phrases.ts';
import type { Rule } from '#server/adapters/corrector/basic/rule.ts';

/** All rules of German, those first that know the nouns. */
export const germanRules = (nouns: Nouns): readonly Rule[] => [
  accusativeRule(nouns),
  ...NOUN_PATTERNS,
  ...LETTERS,
  smallInfinitiveRule(nouns),
  dativePluralRule(nouns),
  noDativeRule(nouns),
  nounPhraseRule(nouns),
  adjectiveRule(nouns),
  ...SENTENCE_RULES,
  ...VERB_PHRASES,
];
