import type { EditKind } from '#domain/edits.ts';

/** What LanguageTool says of the rule that matched. */
export type LanguageToolRule = { readonly id: string; readonly issueType: string; readonly category: string };

/** Whether what a rule finds is mended, shown as «look at this», or passed over. */
export type Use = 'apply' | 'hint' | 'ignore';

const CATEGORIES: Readonly<Record<string, Use>> = {
  GRAMMAR: 'apply',
  TYPOS: 'apply',
  CASING: 'apply',
  PUNCTUATION: 'apply',
  CONFUSED_WORDS: 'apply',
  COMPOUNDING: 'apply',
  STYLE: 'hint',
  REDUNDANCY: 'hint',
  COLLOQUIALISMS: 'hint',
  REGIONALISMS: 'hint',
  FALSE_FRIENDS: 'hint',
  SEMANTICS: 'hint',
  NONSTANDARD_PHRASES: 'hint',
  COLLOCATIONS: 'hint',
  PLAIN_ENGLISH: 'hint',
  REPETITIONS: 'hint',
  REPETITIONS_STYLE: 'hint',
  CREATIVE_WRITING: 'hint',
  GENDER_NEUTRALITY: 'ignore',
  // Curly quotes and the length of dashes: nobody learns a language by them.
  TYPOGRAPHY: 'ignore',
  WIKIPEDIA: 'ignore',
};

/** By the kind of issue, for the categories that a single language has. */
const ISSUES: Readonly<Record<string, Use>> = {
  misspelling: 'apply',
  grammar: 'apply',
  duplication: 'apply',
  whitespace: 'apply',
  style: 'hint',
  register: 'hint',
  'locale-violation': 'hint',
  terminology: 'hint',
};

const isSpacing = ({ id, issueType }: LanguageToolRule): boolean => issueType === 'whitespace' || /WHITESPACE/.test(id);

/** What to do with what a rule finds. */
export const treatmentOf = (rule: LanguageToolRule): Use =>
  isSpacing(rule) ? 'apply' : (CATEGORIES[rule.category] ?? ISSUES[rule.issueType] ?? 'hint');

const KINDS: Readonly<Record<string, EditKind>> = {
  TYPOS: 'spelling',
  CASING: 'capital',
  PUNCTUATION: 'punctuation',
  CONFUSED_WORDS: 'word-choice',
  COMPOUNDING: 'spacing',
  REDUNDANCY: 'extra-word',
  STYLE: 'register',
  COLLOQUIALISMS: 'register',
};

/** Words in the ids of rules of grammar, in the languages that name them so; the first that fits counts. */
const KINDS_BY_ID: readonly [RegExp, EditKind][] = [
  [/AGREEMENT|_AGR(?:_|$)|SUBJECT_VERB|KONGRUENZ|ACCORD|CONCORD|3RD_PERSON/, 'agreement'],
  [/A_VS_AN|ARTICLE|ARTIKEL|DETERMIN|(?:^|_)DT(?:_|$)/, 'article'],
  [/TENSE|PAST_TIME|YESTERDAY/, 'tense'],
  [/PARTICIP|INFINITIV|GERUND|BASEFORM|VERB_FORM|MODAL/, 'verb-form'],
  [/PREPOSI|(?:^|_)PREP(?:_|$)/, 'preposition'],
  [/PRONOUN|PRONOM|(?:^|_)PRP(?:_|$)/, 'pronoun'],
  [/PLURAL|SINGULAR|(?:^|_)MANY_|(?:^|_)MUCH_|MASS_NOUN/, 'noun-number'],
  [/WORD_ORDER|WORTSTELLUNG/, 'word-order'],
  [/MISSING/, 'missing-word'],
];

/** The kind of mistake that a rule is about; undefined where its name does not tell. */
export function kindOf(rule: LanguageToolRule): EditKind | undefined {
  if (isSpacing(rule)) return 'spacing';
  if (rule.issueType === 'duplication') return 'extra-word';
  const named = KINDS[rule.category];
  if (named) return named;
  if (rule.issueType === 'misspelling') return 'spelling';
  return KINDS_BY_ID.find(([pattern]) => pattern.test(rule.id))?.[1];
}
