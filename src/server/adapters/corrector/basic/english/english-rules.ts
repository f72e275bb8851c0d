import { AGREEMENT } from '#server/adapters/corrector/basic/english/agreement.ts';
import { ARTICLE_PHRASES } from '#server/adapters/corrector/basic/english/article-phrases.ts';
import { ARTICLE_RULES } from '#server/adapters/corrector/basic/english/article-rules.ts';
import { COMPARISON } from '#server/adapters/corrector/basic/english/comparison.ts';
import { leanRule } from '#server/adapters/corrector/basic/english/lean.ts';
import { MISSING_WORDS } from '#server/adapters/corrector/basic/english/missing-words.ts';
import { MISSPELLINGS } from '#server/adapters/corrector/basic/english/misspellings.ts';
import { NOUN_PHRASES } from '#server/adapters/corrector/basic/english/noun-phrases.ts';
import { NOUN_RULES } from '#server/adapters/corrector/basic/english/noun-rules.ts';
import { PREPOSITION_PHRASES } from '#server/adapters/corrector/basic/english/preposition-phrases.ts';
import { PREPOSITIONS } from '#server/adapters/corrector/basic/english/prepositions.ts';
import { PUNCTUATION } from '#server/adapters/corrector/basic/english/punctuation.ts';
import { SUBJECT_VERB } from '#server/adapters/corrector/basic/english/subject-verb.ts';
import { TENSE } from '#server/adapters/corrector/basic/english/tense.ts';
import { VERB_GROUPS } from '#server/adapters/corrector/basic/english/verb-groups.ts';
import { VERB_PATTERNS } from '#server/adapters/corrector/basic/english/verb-patterns.ts';
import { WORD_CHOICE } from '#server/adapters/corrector/basic/english/word-choice.ts';
import { WORD_PHRASES } from '#server/adapters/corrector/basic/english/word-phrases.ts';
import { WRITING } from '#server/adapters/corrector/basic/english/writing.ts';
import type { Rule } from '#server/adapters/corrector/basic/rule.ts';

const RULES: readonly Rule[] = [
  ...TENSE,
  ...AGREEMENT,
  ...SUBJECT_VERB,
  ...VERB_PATTERNS,
  ...VERB_GROUPS,
  ...MISSING_WORDS,
  ...COMPARISON,
  ...WORD_PHRASES,
  ...PREPOSITION_PHRASES,
  ...ARTICLE_PHRASES,
  ...WORD_CHOICE,
  ...PREPOSITIONS,
  ...NOUN_RULES,
  ...NOUN_PHRASES,
  ...ARTICLE_RULES,
  ...WRITING,
  ...PUNCTUATION,
  ...MISSPELLINGS,
];

/** All our own rules for English; where two meet, the earlier one is applied. */
export const ENGLISH_RULES: readonly Rule[] = RULES.map(leanRule);
