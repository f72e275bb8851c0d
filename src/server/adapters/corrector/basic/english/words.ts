import { leanRule } from '#server/adapters/corrector/basic/english/lean.ts';
import { isVerb } from '#server/adapters/corrector/basic/english/lexicon.ts';
import { findFixes, list, type PatternRule, type Rule } from '#server/adapters/corrector/basic/rule.ts';

/*
 * Small words of English for patterns: what may stand around a noun or a verb.
 */

/** What follows a noun, for `endsNoun`: a mark, the end, or a word. */
export const NEXT = String.raw`(?=(?<next>[.,;:!?)]|$| [\p{L}']+))`;

const NOUN_ENDS = new Set(
  list(`of in on at for with from to by about into through during between without against around near under over after before since until than
  as like and or but because that which who whose when where while if so although is are was were has have had will would can could should may
  might must do does did don't doesn't didn't can't won't isn't aren't wasn't weren't haven't hasn't i we he she they you it there here also
  always never often usually sometimes every each last next yesterday today tomorrow tonight now this these my his her our their your the a an
  not very too again together already ago just still only even really come came go went make made take took give gave get got need want like
  think know help learn live become say said use used need feel felt see saw look try work`),
);

/** Whether a noun phrase ends before what follows: “two student cards” does not end after “student”. */
export function endsNoun(next: string): boolean {
  const word = next.trim().toLowerCase();
  if (!/\p{L}/u.test(word)) return true;
  return NOUN_ENDS.has(word) || isVerb(word) || isVerb(word.replace(/s$/, '')) || /ly$/.test(word);
}

/** After a word that is meant as a verb: not what follows a noun. */
export const VERB_GOES_ON = String.raw`(?= (?!(?:of|is|are|was|were|has|have|had|will|would|can|could|should|may|might|must|do|does|did|who|which)\b)[\p{L}\d]|[.,!?])`;

/** A determiner that goes with one thing. */
export const ONE = '(?:the|this|that|a|an|every|each|another|my|his|her|its|our|their|your)';

/** Where the subject of a clause begins, and nothing of another subject stands before it (“my mother and my sister”). */
export const SUBJECT_START = String.raw`(?<=^["“(]*|[.!?;:] ["“]?|\b(?:because|but|so|as|that|when|if|while|although|though|since|think|thinks|thought|believe|believes|hope|know|knows|says|said|feel|because|where|why|how|what|for example,|for instance,|however,|moreover,|therefore,|also,|then,|in my opinion,|first,|second,|secondly,|finally,|in addition,|on the other hand,) )`;

export const ADVERBS = '(?: (?:always|usually|often|sometimes|never|really|also|still|just|only|even|now))?';

/**
 * A rule whose noun may have one word before it that describes it, the group `adjective`. A single pattern would take the
 * noun itself for that word and miss it.
 */
export function withAdjective(make: (adjective: string) => PatternRule): Rule {
  const plain = leanRule(make('(?<adjective>)'));
  const described = leanRule(make(String.raw`(?<adjective>\p{L}+ )`));
  const { id, kind, isHint, mends, leaves } = plain;
  return {
    id,
    kind,
    ...(isHint && { isHint }),
    mends,
    leaves,
    find: (text) => [...findFixes(plain, text), ...findFixes(described, text)],
  };
}
