import { editCost } from '#server/adapters/corrector/basic/edit-cost.ts';
import { type Frequency, UNLISTED } from '#server/adapters/corrector/basic/frequency.ts';
import { type Candidate, type Speller, variants } from '#server/adapters/corrector/basic/speller.ts';

/** The smallest slips: an accent, a letter that should be doubled or single. */
const SMALL = 0.55;
/** A word of the lists, common enough to be meant. */
const COMMON = -10;

/**
 * A speller for languages whose learners mostly slip in accents and double letters. A common word one such slip away is
 * taken without a search, which costs 20 to 70 ms a word. Dialect, names and foreign words look like mistakes: of them only
 * what is one small slip from a word is offered anything.
 */
export function carefulSpeller(speller: Speller, frequency: Frequency, lang: string): Speller {
  const candidates = (word: string): readonly Candidate[] => {
    const near = nearby(word, speller, frequency, lang);
    if (near.length > 0) return near;
    const found = speller.candidates(word);
    const cost = found[0]?.cost ?? 0;
    const isRare = frequency.of(found[0]?.word ?? '') <= UNLISTED && cost > 0.75;
    return isRare || (frequency.of(word) > -10.5 && cost > SMALL) ? [] : found;
  };
  return { ...speller, candidates };
}

function nearby(word: string, speller: Speller, frequency: Frequency, lang: string): Candidate[] {
  if (word.length < 3 || word.length > 30) return [];
  const words = new Set([...variants(word, lang)].filter((variant) => frequency.of(variant) > COMMON));
  return [...words]
    .map((variant) => ({ word: variant, cost: editCost(word, variant), score: frequency.of(variant) }))
    .filter(({ word: variant, cost }) => cost < SMALL && speller.knows(variant))
    .map((candidate) => ({ ...candidate, score: candidate.score - 4.2 * candidate.cost }))
    .sort((a, b) => b.score - a.score);
}
