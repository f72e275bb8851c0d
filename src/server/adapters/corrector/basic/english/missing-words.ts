import { isAdjective, isMassNoun, isVerb } from '#server/adapters/corrector/basic/english/lexicon.ts';
import { thirdPerson } from '#server/adapters/corrector/basic/english/verbs.ts';
import { endsNoun, NEXT, SUBJECT_START, VERB_GOES_ON } from '#server/adapters/corrector/basic/english/words.ts';
import { list, type Rule, re } from '#server/adapters/corrector/basic/rule.ts';

/** What there is one of: it takes “the”. */
const UNIQUE = [
  ...list('environment internet police government sky moon sun planet world economy countryside'),
  'ozone layer',
];
/** What one says something of in general. */
const GENERAL = new Set(
  list(`technology music education history life society science nature money time water food knowledge experience advertising travel tourism
  love work television sport`),
);
const NOT_GENERAL = /^(?:people|children|women|men|within|above|former|public|leading|following|learning)$/i;
const PAST = /\b(?:yesterday|last (?:night|week|month|year)|ago|was|were|went|had)\b/i;

/** Words that are missing: the verb “be”, the article of what there is one of; and verbs of what has no article. */
export const MISSING_WORDS: readonly Rule[] = [
  {
    id: 'en/it-is',
    kind: 'missing-word',
    pattern: re`(?=it |th)${SUBJECT_START}(?<it>it|this|that) (?<adverb>(?:very|so|too|also|really|not|always|sometimes) )?(?<adjective>important|difficult|easy|hard|necessary|possible|impossible|dangerous|interesting|expensive|true|clear|nice|better|useful|great|good|bad|amazing|boring|normal|strange|funny|cheap)(?= (?:to|for|that|because|and|but|when|if|than|in)\b|[.,!?])`,
    to: ({ it, adverb, adjective }, { input = '' }) => `${it} ${PAST.test(input) ? 'was' : 'is'} ${adverb}${adjective}`,
    why: 'A sentence needs a verb: “it is …”.',
    mends: [
      ['It so expensive that I left.', 'It is so expensive that I left.'],
      ['I think it important to rest.', 'I think it is important to rest.'],
    ],
    leaves: ['I found it important to rest.', 'It is so expensive.', 'Was it so expensive?'],
  },
  {
    id: 'en/the-unique',
    kind: 'article',
    pattern: re`(?<before>protect|protects|save|destroy|destroys|pollute|pollutes|damage|use|uses|using|access|surf|harm|for|around|to|of|about|from|help|in|on|through|call|called) (?<noun>${UNIQUE})${NEXT}`,
    to: ({ before = '', noun = '', next = '' }) => {
      const isFixed = /^(?:of|in|to|from) (?:government|police|world)$/i.test(`${before} ${noun}`);
      return endsNoun(next) && !isFixed ? `${before} the ${noun}` : undefined;
    },
    why: ({ noun = '' }) => `There is one of it: “the ${noun.toLowerCase()}”.`,
    mends: [['Cars are bad for environment.', 'Cars are bad for the environment.']],
    leaves: ['Cars are bad for the environment.', 'I use internet cafes.', 'He is head of government.'],
  },
  {
    id: 'en/the-government',
    kind: 'article',
    pattern: re`(?<=^["“]*|[.!?] ["“]?|, |\b(?:that|because|so|if|but) )(?<noun>government|environment|internet|police|weather) (?=(?:should|must|can|will|would|could|has|have|is|was|are|needs|does|did|decided|made|gives|helps)\b)`,
    to: ({ noun = '' }) => `the ${noun.toLowerCase()} `,
    why: ({ noun = '' }) => `There is one of it: “the ${noun.toLowerCase()}”.`,
    mends: [['Government should help us.', 'The government should help us.']],
    leaves: ['The government should help us.', 'Weather forecasts are useful.'],
  },
  {
    id: 'en/general-third-s',
    kind: 'agreement',
    pattern: re`${SUBJECT_START}(?<noun>\p{L}{4,}) (?<verb>\p{L}{4,})${VERB_GOES_ON}`,
    to: ({ noun = '', verb = '' }) => {
      const isNoun = GENERAL.has(noun.toLowerCase()) || (isMassNoun(noun) && !NOT_GENERAL.test(noun));
      const isBase = isVerb(verb) || /^(?:help|mean|show|change|cause|influence)$/i.test(verb);
      return isNoun && isBase && !isAdjective(noun) ? `${noun} ${thirdPerson(verb.toLowerCase())}` : undefined;
    },
    why: ({ noun = '' }) => `“${noun.toLowerCase()}” is one thing: the verb takes -s.`,
    mends: [['Music make me happy.', 'Music makes me happy.']],
    leaves: ['Music makes me happy.', 'Does music make you happy?'],
  },
  {
    id: 'en/very-less',
    kind: 'word-choice',
    pattern: re`very (?<word>less|more|better|worse|fewer)(?! than less)`,
    to: 'much {word}',
    why: ({ word = '' }) => `Before “${word.toLowerCase()}” one says “much”.`,
    mends: [['It takes very less time.', 'It takes much less time.']],
    leaves: ['It takes very little time.'],
  },
  {
    id: 'en/affect-on',
    kind: 'preposition',
    pattern: re`(?<!\b(?:an?|the|great|big|bad|good|negative|positive|no|any|its|their|this|strong|large|some) )(?<verb>affects?|affected) (?:on|to|in) (?=the|our|my|us|me|you|him|her|them|people|their|your|his|children|students|it|this|these)`,
    to: '{verb} ',
    why: ({ verb = '' }) => `“${verb.toLowerCase()}” takes its object without a preposition.`,
    mends: [['The noise affects on our sleep.', 'The noise affects our sleep.']],
    leaves: ['The noise has an effect on our sleep.', 'It had a great affect on us.'],
  },
];
