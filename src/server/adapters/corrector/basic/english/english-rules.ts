import { AGREEMENT } from '#server/adapters/corrector/basic/english/agreement.ts';
import { ARTICLE_RULES } from '#server/adapters/corrector/basic/english/article-rules.ts';
import { COMPARISON } from '#server/adapters/corrector/basic/english/comparison.ts';
import { NOUN_RULES } from '#server/adapters/corrector/basic/english/noun-rules.ts';
import { PREPOSITIONS } from '#server/adapters/corrector/basic/english/prepositions.ts';
import { TENSE } from '#server/adapters/corrector/basic/english/tense.ts';
import { VERB_PATTERNS } from '#server/adapters/corrector/basic/english/verb-patterns.ts';
import { WORD_CHOICE } from '#server/adapters/corrector/basic/english/word-choice.ts';
import { WRITING } from '#server/adapters/corrector/basic/english/writing.ts';
import type { Rule } from '#server/adapters/corrector/basic/rule.ts';

/** All our own rules for English; where two meet, the earlier one is applied. */
export const ENGLISH_RULES: readonly Rule[] = [
  ...TENSE,
  ...AGREEMENT,
  ...VERB_PATTERNS,
  ...COMPARISON,
  ...WORD_CHOICE,
  ...PREPOSITIONS,
  ...NOUN_RULES,
  ...ARTICLE_RULES,
  ...WRITING,
];
