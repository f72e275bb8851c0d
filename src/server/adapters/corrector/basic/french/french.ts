import { capitalFixes } from '#server/adapters/corrector/basic/capitals.ts';
import { articleRule } from '#server/adapters/corrector/basic/french/article-rule.ts';
import { loadGenders } from '#server/adapters/corrector/basic/french/noun-data.ts';
import { SENTENCE_RULES } from '#server/adapters/corrector/basic/french/sentence-rules.ts';
import { loadFrequency, loadNames } from '#server/adapters/corrector/basic/frequency.ts';
import { loadDictionary } from '#server/adapters/corrector/basic/hunspell.ts';
import type { Language } from '#server/adapters/corrector/basic/language.ts';
import { findFixes, list } from '#server/adapters/corrector/basic/rule.ts';
import { spacingFixes } from '#server/adapters/corrector/basic/spacing.ts';
import { createSpeller } from '#server/adapters/corrector/basic/speller.ts';
import { spellingFixes } from '#server/adapters/corrector/basic/spelling.ts';

const DOUBLES = new Set(list('nous vous très si bien non oui en'));

/** French: spelling, then elision, articles and sentence rules. */
export async function loadFrench(): Promise<Language> {
  const dictionary = await loadDictionary('fr');
  const frequency = loadFrequency('fr');
  const names = loadNames('fr');
  const speller = dictionary && createSpeller(dictionary, frequency, 'fr');
  const rules = [...SENTENCE_RULES, articleRule(loadGenders())];
  const grammar = (text: string) => [...rules.flatMap((rule) => findFixes(rule, text)), ...capitalFixes(text, 'fr')];
  return {
    begin: () => speller?.begin(),
    rounds: [
      (text) => [
        ...(speller ? spellingFixes(text, { speller, frequency, names }) : []),
        ...spacingFixes(text, { doubles: DOUBLES, hasSpaceBeforeMarks: true }),
      ],
      grammar,
      // What the first round mended may let another rule apply.
      grammar,
    ],
  };
}
