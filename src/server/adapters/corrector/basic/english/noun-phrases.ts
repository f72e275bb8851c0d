import {
  isAdjective,
  isCountNoun,
  isCountNounHere,
  isMassNoun,
  singularHere,
  singularOf,
} from '#server/adapters/corrector/basic/english/lexicon.ts';
import { plural } from '#server/adapters/corrector/basic/english/nouns.ts';
import { endsNoun, NEXT, withAdjective } from '#server/adapters/corrector/basic/english/words.ts';
import { list, type Rule, re, reExact } from '#server/adapters/corrector/basic/rule.ts';

const NUMBER =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|[2-9]|[1-9]\\d+)';
/** These may stand alone too, with a verb after them: “many answer”. */
const ALONE = '(?:many|several|few|these|those|both|a few|so many|too many|how many)';
/** Groups of which one may be “one of the family”. */
const GROUPS = new Set(list('family team group class community band gang crew committee club company'));
/** Persons, of whom “all” and “most” tell as many. */
const PERSONS =
  '(?:student|teacher|child|parent|player|worker|tourist|employee|person|man|woman|citizen|customer|visitor|user|driver|consumer|scientist)';
const COMMON_ADJECTIVES = new Set(list('other interesting important best main big old new good small'));
const NO_ADJECTIVES = new Set(list('few many much less more most other week month year day hour night own'));

function mayDescribe(adjective: string): boolean {
  const word = adjective.trim().toLowerCase();
  return (
    word === '' || COMMON_ADJECTIVES.has(word) || (isAdjective(word) && !isCountNoun(word) && !NO_ADJECTIVES.has(word))
  );
}

/** Number of nouns, for all the nouns that the dictionary knows. */
export const NOUN_PHRASES: readonly Rule[] = [
  withAdjective((adjective) => ({
    id: 'en/plural-after-many',
    kind: 'noun-number',
    pattern: re`(?<!\b(?:the|of|not|as|how|every) )(?<many>${ALONE}) ${adjective}(?<noun>\p{L}{3,})${NEXT}`,
    to: ({ many = '', adjective = '', noun = '', next = '' }, { index, input = '' }) =>
      endsNoun(next) &&
      isCountNoun(noun) &&
      mayDescribe(adjective) &&
      !(/^both$/i.test(many) && / and\b/.test(input.slice(index)))
        ? `${many} ${adjective}${plural(noun)}`
        : undefined,
    why: ({ many = '' }) => `After “${many.toLowerCase()}” the noun is plural.`,
    mends: [
      ['There are many tourist in my town.', 'There are many tourists in my town.'],
      ['These computer are old.', 'These computers are old.'],
      ['I read several long poem about it.', 'I read several long poems about it.'],
    ],
    leaves: ['Many answer at once.', 'These help with many student cards.', 'I like both mother and father.'],
  })),
  withAdjective((adjective) => ({
    id: 'en/plural-after-numeral',
    kind: 'noun-number',
    pattern: re`(?<!(?:\d[.,:]|[$€£#]|\b(?:the|of|at|no\.|page|chapter|number|every|room|grade|part) ))(?<many>${NUMBER}|various|numerous|two or three) ${adjective}(?<noun>\p{L}{3,})${NEXT}`,
    to: ({ many, adjective = '', noun = '', next = '' }) =>
      endsNoun(next) && isCountNounHere(noun) && mayDescribe(adjective)
        ? `${many} ${adjective}${plural(noun)}`
        : undefined,
    why: ({ many = '' }) => `After “${many.toLowerCase()}” the noun is plural.`,
    mends: [
      ['I wrote two long letter to my aunt.', 'I wrote two long letters to my aunt.'],
      ['We saw various animal in the zoo.', 'We saw various animals in the zoo.'],
    ],
    leaves: ['It was a two week trip.', 'I bought it for 5 euro.', 'We live in room 12 near the stairs.'],
  })),
  {
    id: 'en/other-plural',
    kind: 'noun-number',
    pattern: re`(?<!\b(?:the|an|any|no|some|each|every|one|my|his|her|its|our|your|their|this|that|which|what|per|whose|only) |'s )other (?<noun>\p{L}{3,})${NEXT}`,
    to: ({ noun = '', next = '' }) =>
      endsNoun(next) && isCountNoun(noun) && !/^(?:hand|day|side|way)$/i.test(noun)
        ? `other ${plural(noun)}`
        : undefined,
    why: 'Others are several: the noun is plural. For one it is “another”.',
    mends: [['I want to see other country in Europe.', 'I want to see other countries in Europe.']],
    leaves: ['I saw the other city.', 'They looked at each other student.'],
  },
  {
    id: 'en/all-plural',
    kind: 'noun-number',
    pattern: re`(?<all>(?:all|most|some|most of|some of|all of)(?: the| my| our| these| their| your)?) (?<adjective>(?:young |new |other |good )?)(?<noun>${PERSONS})(?= (?:in|at|from|of|are|were|have|who|want|like|think|know|don't|do|need|go|work|live|can|will|should|must|must|use|prefer|try|say|came|went)\b|[.,!?]|$)`,
    to: ({ all = '', adjective, noun = '' }) =>
      /^some$/i.test(all) || noun.toLowerCase() === 'person' ? undefined : `${all} ${adjective}${plural(noun)}`,
    why: 'There are several of them: the noun is plural.',
    mends: [['All the student in my class are nice.', 'All the students in my class are nice.']],
    leaves: ['Some driver in the street shouted.', 'All the students are here.'],
  },
  withAdjective((adjective) => ({
    id: 'en/one-of-the',
    kind: 'noun-number',
    pattern: re`(?<one>one of (?:the|my|his|her|our|their|your|these|those)) (?<most>(?:most |very )?)${adjective}(?<noun>\p{L}{3,})${NEXT}`,
    to: ({ one, most = '', adjective = '', noun = '', next = '' }) =>
      endsNoun(next) && isCountNounHere(noun) && !GROUPS.has(noun.toLowerCase()) && isSuperlative(most, adjective)
        ? `${one} ${most}${adjective}${plural(noun)}`
        : undefined,
    why: '“One of …” needs a plural: one of several.',
    mends: [
      ['It is one of the biggest problem of today.', 'It is one of the biggest problems of today.'],
      ['It is one of the most beautiful city of all.', 'It is one of the most beautiful cities of all.'],
      ['He is one of the teacher from my school.', 'He is one of the teachers from my school.'],
    ],
    leaves: ['He is one of the family.', 'One of the student cards was lost.'],
  })),
  withAdjective((adjective) => ({
    id: 'en/a-singular',
    kind: 'noun-number',
    pattern: re`(?<!\b(?:many|such|quite|what|of|half|not|only) )(?<one>a|an|another|every|each) (?<very>(?:very )?)${adjective}(?<noun>\p{L}{4,})${NEXT}`,
    to: ({ one, very, adjective = '', noun = '', next = '' }) => {
      const single = singularHere(noun);
      return endsNoun(next) && single !== undefined && mayDescribe(adjective)
        ? `${one} ${very}${adjective}${single}`
        : undefined;
    },
    why: ({ one = '' }) => `“${one.toLowerCase()}” goes with one thing: the noun is singular.`,
    mends: [
      ['She told me a funny stories about her cat.', 'She told me a funny story about her cat.'],
      ['Every students has a card.', 'Every student has a card.'],
      ['I like every photos of her.', 'I like every photo of her.'],
    ],
    leaves: ['It was a few days ago.', 'I run every two days.', 'We had a drinks party.'],
  })),
  withAdjective((adjective) => ({
    id: 'en/some-plural',
    kind: 'noun-number',
    pattern: re`some ${adjective}(?<noun>\p{L}{3,})(?= (?:are|were|have|don't|do not|who are|that are|which are|who have|that have|think|like|want|believe|make|take|give|become|need|prefer|say)\b)`,
    to: ({ adjective = '', noun = '' }) =>
      isCountNoun(noun) && mayDescribe(adjective) ? `some ${adjective}${plural(noun)}` : undefined,
    why: 'There are several of them: the noun is plural.',
    mends: [['Some driver are too fast.', 'Some drivers are too fast.']],
    leaves: ['Some driver is too fast.', 'Some traffic jams are long.'],
  })),
  {
    id: 'en/bare-person',
    kind: 'noun-number',
    pattern: re`(?<before>\b(?:of|for|about|with|to|between|among|from|by|than|help|helps|teach|encourage|affect|allow|make|let|because|if|when|like)) (?<noun>${PERSONS})${NEXT}`,
    to: ({ before = '', noun = '', next = '' }, { index = 0, input = '' }) =>
      endsNoun(next) && !/^(?:person|man|woman)$/i.test(noun) && !isPaired(before, input.slice(0, index), next)
        ? `${before} ${plural(noun)}`
        : undefined,
    why: 'Without “a” or “the” before it the noun is plural: people of this kind in general.',
    mends: [['Books are important for student.', 'Books are important for students.']],
    leaves: [
      'Books are important for a student.',
      'I talked to student groups.',
      'The talk between teacher and student was long.',
      'He went from teacher to driver.',
    ],
  },
  {
    id: 'en/another-people',
    kind: 'word-choice',
    pattern: re`another (?=people|children|men|women|things|persons|countries|places|cities|ways|problems|reasons|students|friends|parts)`,
    to: 'other ',
    why: '“Another” is one more; for several it is “other”.',
    mends: [['I like to meet another people.', 'I like to meet other people.']],
    leaves: ['I met another person.'],
  },
  {
    id: 'en/mass-noun-plural',
    kind: 'noun-number',
    pattern: reExact`(?<noun>\p{Ll}{4,})s(?!')`,
    to: ({ noun = '' }) =>
      isMassNoun(noun) && !/(?:s|x|z|ch|sh|ing|child|people|man|men)$/i.test(noun) ? noun : undefined,
    why: ({ noun = '' }) => `“${noun.toLowerCase()}” cannot be counted: it has no plural.`,
    mends: [['The room had no furnitures.', 'The room had no furniture.']],
    leaves: ['The room had no chairs.', "Knowledge's limits are wide."],
  },
  withAdjective((adjective) => ({
    id: 'en/much-plural',
    kind: 'word-choice',
    pattern: re`(?<!\b(?:how|as|very) )(?<so>so |too |not )?much ${adjective}(?<noun>\p{L}{4,})${NEXT}`,
    to: ({ so = '', adjective = '', noun = '', next = '' }) =>
      endsNoun(next) && singularOf(noun) !== undefined && mayDescribe(adjective)
        ? `${so}many ${adjective}${noun}`
        : undefined,
    why: 'What can be counted takes “many”, what cannot takes “much”.',
    mends: [['There were too much tourists.', 'There were too many tourists.']],
    leaves: ['There was too much traffic.', 'I like it as much as days off.'],
  })),
  {
    id: 'en/many-mass',
    kind: 'word-choice',
    pattern: re`(?<so>so |too |how |not )?many (?<adjective>(?:new |important |useful |good )?)(?<noun>\p{L}{4,})${NEXT}`,
    to: ({ so = '', adjective, noun = '', next = '' }) => {
      if (
        !endsNoun(next) ||
        !isMassNoun(noun) ||
        /^(?:people|children|men|women|former|public|within|above|chairman)$/i.test(noun)
      )
        return undefined;
      return so ? `${so}much ${adjective}${noun}` : `a lot of ${adjective}${noun}`;
    },
    why: ({ noun = '' }) => `“${noun.toLowerCase()}” cannot be counted: “much” or “a lot of”.`,
    mends: [['There is too many pollution here.', 'There is too much pollution here.']],
    leaves: ['There are too many people here.'],
  },
  withAdjective((adjective) => ({
    id: 'en/number-of',
    kind: 'word-choice',
    isHint: true,
    pattern: re`(?<the>(?:the|a|an) (?:large |great |huge |total |big |small )?)amount of ${adjective}(?<noun>\p{L}{4,})${NEXT}`,
    to: ({ the = '', adjective = '', noun = '', next = '' }) =>
      endsNoun(next) && (singularOf(noun) !== undefined || noun.toLowerCase() === 'people') && mayDescribe(adjective)
        ? `${the.replace(/^an\b/i, 'a')}number of ${adjective}${noun}`
        : undefined,
    why: '“Number” goes with what can be counted, “amount” with what cannot.',
    mends: [['The amount of cars is growing.', 'The number of cars is growing.']],
    leaves: ['The amount of traffic is growing.'],
  })),
];

/** Whether words may stand between “one of the” and its noun. */
function isSuperlative(most: string, adjective: string): boolean {
  const word = adjective.trim().toLowerCase();
  if (most !== '') return isAdjective(word) || /(?:ing|ed|ful|ous|ive|al|ant|ent)$/.test(word);
  return /est$|^(?:best|worst|main|first|last|other|favou?rite)$/.test(word) || mayDescribe(adjective);
}

/** “from teacher to driver”, “a teacher and student”: a noun of two, which needs no article. */
const isPaired = (before: string, text: string, next: string): boolean =>
  / (?:and|or|to)$/.test(next) ||
  (/^(?:and|to|like|from)$/i.test(before) &&
    /\b(?:a|an|the|my|his|her|our|their|your|every|each|from|as|between|both) (?:\p{L}+ ){0,2}\p{L}+ $/iu.test(text));
