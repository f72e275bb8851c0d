import { capitalFixes } from '#server/adapters/corrector/basic/capitals.ts';
import { carefulSpeller } from '#server/adapters/corrector/basic/careful-speller.ts';
import { loadFrequency, loadNames } from '#server/adapters/corrector/basic/frequency.ts';
import { type Dictionary, loadDictionary } from '#server/adapters/corrector/basic/hunspell.ts';
import { ACCENT_RULES } from '#server/adapters/corrector/basic/italian/accent-rules.ts';
import { AGREEMENT } from '#server/adapters/corrector/basic/italian/agreement.ts';
import { MOOD_RULES } from '#server/adapters/corrector/basic/italian/mood-rules.ts';
import { NOUN_PHRASE } from '#server/adapters/corrector/basic/italian/noun-phrase.ts';
import { POSSESSIVE_RULES } from '#server/adapters/corrector/basic/italian/possessive-rules.ts';
import { PREPOSITION_RULES } from '#server/adapters/corrector/basic/italian/preposition-rules.ts';
import { SPELLING_RULES } from '#server/adapters/corrector/basic/italian/spelling-rules.ts';
import { VERB_RULES } from '#server/adapters/corrector/basic/italian/verb-rules.ts';
import { WORD_RULES } from '#server/adapters/corrector/basic/italian/word-rules.ts';
import type { Language } from '#server/adapters/corrector/basic/language.ts';
import { findFixes, list, type Rule } from '#server/adapters/corrector/basic/rule.ts';
import { spacingFixes } from '#server/adapters/corrector/basic/spacing.ts';
import { createSpeller } from '#server/adapters/corrector/basic/speller.ts';
import { lookUpWords, spellingFixes } from '#server/adapters/corrector/basic/spelling.ts';

const DOUBLES = new Set(list('molto piano così via no sì man poco ci si bene tanto ciao ma la'));
const NO_DICTIONARY =
  'The Italian dictionary is not installed here, so spelling was not checked; the rules of grammar were.';
/** Articles and pronouns before an apostrophe are not part of the word to look up. */
const ELIDED =
  /(?<![\p{L}\p{N}])(?:l|un|dell|all|dall|nell|sull|quell|quest|bell|sant|c|d|m|t|s|v|n|anch|nient|tutt|mezz|com|dov|cos|quand)'(?=\p{L}{2})/giu;

const EARLY: readonly Rule[] = [...SPELLING_RULES, ...VERB_RULES.filter(({ id }) => id === 'it/wrong-participle')];
export const ITALIAN_RULES: readonly Rule[] = [
  ...SPELLING_RULES,
  ...ACCENT_RULES,
  ...POSSESSIVE_RULES,
  ...WORD_RULES,
  ...MOOD_RULES,
  ...PREPOSITION_RULES,
  ...VERB_RULES,
  NOUN_PHRASE,
  ...AGREEMENT,
];

/** Italian: spelling and accents, then articles, agreement and sentence rules. Works without the dictionary. */
export async function loadItalian(
  open: (lang: string) => Promise<Dictionary | undefined> = loadDictionary,
): Promise<Language> {
  const dictionary = await open('it');
  const frequency = loadFrequency('it');
  const names = loadNames('it');
  const speller = dictionary && carefulSpeller(createSpeller(dictionary, frequency, 'it'), frequency, 'it');
  const blank = (text: string) => text.replace(ELIDED, (word) => ' '.repeat(word.length));
  const grammar = (text: string) => [
    ...ITALIAN_RULES.flatMap((rule) => findFixes(rule, text)),
    ...capitalFixes(text, 'it'),
  ];
  const spelling = speller && { speller, frequency, names };
  return {
    begin: () => speller?.begin(),
    prepare: (text) => (spelling ? lookUpWords(blank(text), spelling) : []),
    rounds: [
      (text) => [
        ...EARLY.flatMap((rule) => findFixes(rule, text)),
        ...(spelling ? spellingFixes(blank(text), spelling) : []),
        ...spacingFixes(text, { doubles: DOUBLES }),
      ],
      grammar,
      // What the first round mended may let another rule apply.
      grammar,
    ],
    note: dictionary ? undefined : NO_DICTIONARY,
  };
}
