import { capitalFixes } from '#server/adapters/corrector/basic/capitals.ts';
import { loadFrequency, loadNames } from '#server/adapters/corrector/basic/frequency.ts';
import { loadNouns } from '#server/adapters/corrector/basic/german/noun-data.ts';
import { nounPhraseRule } from '#server/adapters/corrector/basic/german/noun-phrase.ts';
import { SENTENCE_RULES } from '#server/adapters/corrector/basic/german/sentence-rules.ts';
import { type Dictionary, loadDictionary } from '#server/adapters/corrector/basic/hunspell.ts';
import type { Language } from '#server/adapters/corrector/basic/language.ts';
import { findFixes, list } from '#server/adapters/corrector/basic/rule.ts';
import { spacingFixes } from '#server/adapters/corrector/basic/spacing.ts';
import { createSpeller } from '#server/adapters/corrector/basic/speller.ts';
import { spellingFixes } from '#server/adapters/corrector/basic/spelling.ts';

const DOUBLES = new Set(list('die der das sie sehr so viel ja nein den dem'));
const NO_DICTIONARY =
  'The German dictionary is not installed here, so spelling was not checked; the rules of grammar were.';

/** German: spelling, then agreement of determiner and noun, commas and forms by rules. Works without the dictionary. */
export async function loadGerman(
  open: (lang: string) => Promise<Dictionary | undefined> = loadDictionary,
): Promise<Language> {
  const dictionary = await open('de');
  const frequency = loadFrequency('de');
  const names = loadNames('de');
  const speller = dictionary && createSpeller(dictionary, frequency, 'de');
  const rules = [nounPhraseRule(loadNouns()), ...SENTENCE_RULES];
  const grammar = (text: string) => [...rules.flatMap((rule) => findFixes(rule, text)), ...capitalFixes(text, 'de')];
  return {
    begin: () => speller?.begin(),
    rounds: [
      (text) => [
        ...(speller ? spellingFixes(text, { speller, frequency, names, hasCapitalNouns: true }) : []),
        ...spacingFixes(text, { doubles: DOUBLES }),
      ],
      grammar,
      // What the first round mended may let another rule apply.
      grammar,
    ],
    note: dictionary ? undefined : NO_DICTIONARY,
  };
}
