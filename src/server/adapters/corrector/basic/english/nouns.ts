import { list } from '#server/adapters/corrector/basic/rule.ts';

/** Nouns that can be counted, for rules about “many friends” and “a dog”. */
export const COUNT_NOUNS =
  list(`activity advantage afternoon autumn evening morning summer winter airport animal apartment apple artist baby bag ball bank beach bed benefit bike bird birthday boat
  book bottle box boy boyfriend brother building bus cake camera car cat chair chance child choice church city class classmate club coat colleague company
  computer concert conversation country cousin customer day decision dentist dictionary difference difficulty dinner disadvantage doctor dog door
  dream dress effect egg employee event exam example exercise experience eye fact factor family farm father festival film flat flower friend game garden gift girl
  girlfriend goal goal group guest guitar habit hand hobby holiday hospital hotel hour house husband idea island job joke journey kid kind kitchen language
  lesson letter life light man manager match meal meeting member memory message method minute mistake moment month mother movie museum
  neighbor neighbour night nurse office opportunity parent park party person phone photo picture place plan plant player point
  problem product program project question reason recipe restaurant river room school sentence shop sister skill song son
  store story street student subject supermarket table teacher test text thing ticket time tool topic tourist town toy train
  tree trip type university vacation village way week weekend window woman word year`);

/** Nouns without a plural, which take no “a”. */
export const UNCOUNTABLE =
  list(`information advice homework furniture equipment knowledge luggage baggage feedback evidence
  software hardware traffic scenery slang jewelry weather housework`);

/** People of whom diaries tell, in the singular. */
export const PEOPLE =
  list(`mother father mom mum dad brother sister son daughter wife husband boyfriend girlfriend grandmother grandfather
  grandma grandpa aunt uncle cousin teacher boss neighbor neighbour dog cat baby friend roommate`);
/** The same in the plural, with others that occur often. */
export const PEOPLE_PLURAL =
  list(`parents friends brothers sisters children kids students colleagues neighbors neighbours grandparents classmates
  teachers cousins daughters sons dogs cats`);

const IRREGULAR_PLURAL: Readonly<Record<string, string>> = {
  person: 'people',
  child: 'children',
  man: 'men',
  woman: 'women',
  life: 'lives',
  wife: 'wives',
};

/** The plural of a noun: cities, boxes, children. */
export function plural(noun: string): string {
  const irregular = IRREGULAR_PLURAL[noun.toLowerCase()];
  if (irregular !== undefined) return irregular;
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`;
}

export const COUNT_PLURALS = COUNT_NOUNS.map(plural);
const SINGULAR = new Map(COUNT_NOUNS.map((noun) => [plural(noun), noun]));
/** The singular of a noun of the list; the noun itself when it is none. */
export const singular = (noun: string): string => SINGULAR.get(noun.toLowerCase()) ?? noun;
