import { capitalFixes } from '#server/adapters/corrector/basic/capitals.ts';
import { loadEnglishWords } from '#server/adapters/corrector/basic/foreign.ts';
import { loadFrequency, loadNames } from '#server/adapters/corrector/basic/frequency.ts';
import { germanRules } from '#server/adapters/corrector/basic/german/german-rules.ts';
import { loadNouns } from '#server/adapters/corrector/basic/german/noun-data.ts';
import { type Dictionary, loadDictionary } from '#server/adapters/corrector/basic/hunspell.ts';
import type { Language } from '#server/adapters/corrector/basic/language.ts';
import { findFixes, list } from '#server/adapters/corrector/basic/rule.ts';
import { spacingFixes } from '#server/adapters/corrector/basic/spacing.ts';
import { createSpeller } from '#server/adapters/corrector/basic/speller.ts';
import { lookUpWords, spellingFixes } from '#server/adapters/corrector/basic/spelling.ts';

const DOUBLES = new Set(list('die der das sie sehr so viel ja nein den dem'));
/** Right words that the dictionary lacks. */
const ACCEPTS = /^(?:genützt|bissl|bisserl|au[- ]?pairs?|erstmal|neulichen?|Grüssen?|[\p{L}-]*strassen?)$/iu;
/** Nouns and endings make many German words alike. */
const LEAD = 0.6;
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
  const isForeign = loadEnglishWords();
  const spelling = speller && {
    speller,
    frequency,
    names,
    isForeign,
    hasCapitalNouns: true,
    lead: LEAD,
    accepts: ACCEPTS,
  };
  const rules = germanRules(loadNouns());
  const grammar = (text: string) => [...rules.flatMap((rule) => findFixes(rule, text)), ...capitalFixes(text, 'de')];
  return {
    begin: () => speller?.begin(),
    prepare: (text) => (spelling ? lookUpWords(text, spelling) : []),
    rounds: [
      (text) => [...(spelling ? spellingFixes(text, spelling) : []), ...spacingFixes(text, { doubles: DOUBLES })],
      grammar,
      // What the first round mended may let another rule apply.
      grammar,
    ],
    note: dictionary ? undefined : NO_DICTIONARY,
  };
}
