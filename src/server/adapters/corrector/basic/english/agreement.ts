import { COUNT_PLURALS, PEOPLE, PEOPLE_PLURAL } from '#server/adapters/corrector/basic/english/nouns.ts';
import { BASE_OF_THIRD, BASE_VERBS, thirdPerson } from '#server/adapters/corrector/basic/english/verbs.ts';
import { list, type Rule, re, sentenceStart } from '#server/adapters/corrector/basic/rule.ts';

/** Where a subject may stand: a clause begins here. */
const CLAUSE = String.raw`(?<=^["“(]*|[.!?;,:] ["“]?|\b(?:and|but|because|that|so|then|if|when|while|think|thinks|thought|know|knows|said|says|hope|where|why|how|what|which|yesterday|today|now|sometimes|usually|often) )`;
/** What follows a finite verb, so that nouns of the same form are left alone. */
const OBJECT = String.raw`(?= (?:a|an|the|to|not|me|my|his|her|it|him|us|them|our|their|your|in|at|on|very|that|some|many|much|no|for|with|like|good|bad|more|so|about|from|up|out|here|there|every|all|home|lots|always|also|well|cooking|going|playing|reading|watching|working)\b|[.,!?])`;
const DETERMINER = '(?:my|his|her|our|their|your)';
const NOT_AFTER_VERB = String.raw`(?<!\b(?:do|does|did|can|could|will|would|should|may|might|must|shall|let|lets|make|makes|made|help|helps|helped|see|saw|hear|heard|watch|have|had|and|or|to|if|of|with|for|than|that) )`;
const THIRD_OF_WE: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };
const ADVERB = '(?:always|usually|often|sometimes|never|really|also|still|just|only)';

const thirdOf = (verb: string): string => ({ "don't": "doesn't", 'do not': 'does not' })[verb] ?? thirdPerson(verb);
const pluralOf = (verb: string): string | undefined =>
  THIRD_OF_WE[verb] ?? (verb.endsWith("n't") ? negativePlural(verb) : BASE_OF_THIRD.get(verb));
const negativePlural = (verb: string): string | undefined =>
  ({ "isn't": "aren't", "wasn't": "weren't", "hasn't": "haven't", "doesn't": "don't" })[verb];
const BE_THIRD = list("is was has does isn't wasn't hasn't doesn't");
const THIRD_FORMS = [...BE_THIRD, ...BASE_OF_THIRD.keys()];
const CLEAR_THIRD = THIRD_FORMS.filter(
  (verb) => !['works', 'shows', 'plays', 'calls', 'visits', 'walks', 'dreams', 'lives'].includes(verb),
);
const PERSON_VERBS =
  list(`go like have want make take eat speak know think say come live give get sit write buy feel need teach sleep
  become enjoy tell bring work cook love help call`);

export const AGREEMENT: readonly Rule[] = [
  {
    id: 'en/third-person-s',
    kind: 'agreement',
    pattern: re`${CLAUSE}(?<who>he|she|it)(?<adverb> ${ADVERB})? (?<verb>${[...BASE_VERBS].filter((v) => !['let', 'cost', 'put', 'cut', 'hit', 'hurt', 'read'].includes(v))}|don't|do not)`,
    to: ({ who, adverb, verb = '' }) => `${who}${adverb} ${thirdOf(verb.toLowerCase())}`,
    why: ({ who = '' }) => `With “${who.toLowerCase()}” the verb takes -s.`,
    mends: [
      ['She like to read.', 'She likes to read.'],
      ["He don't like it.", "He doesn't like it."],
      ['My cat is old, but it always have a good day.', 'My cat is old, but it always has a good day.'],
    ],
    leaves: [
      'Does she like to read?',
      'I saw her go home.',
      'She can go to school.',
      'I suggested she go to the doctor.',
    ],
  },
  {
    id: 'en/no-s-after-plural-pronoun',
    kind: 'agreement',
    pattern: re`${CLAUSE}(?<who>we|they|you|I)(?<adverb> ${ADVERB})? (?<verb>${CLEAR_THIRD.filter((v) => !['is', "isn't"].includes(v))})`,
    to: ({ who = '', adverb, verb = '' }) => {
      const form = verb.toLowerCase();
      if (who.toUpperCase() === 'I' && /^was/.test(form)) return undefined;
      const plain = pluralOf(form);
      return plain === undefined ? undefined : `${who}${adverb} ${plain}`;
    },
    why: ({ who, verb = '' }) =>
      /^was/i.test(verb) ? `With “${who}” the past of “be” is “were”.` : `With “${who}” the verb stands without -s.`,
    mends: [
      ['We was very tired.', 'We were very tired.'],
      ['They needs help.', 'They need help.'],
      ["I doesn't know.", "I don't know."],
    ],
    leaves: ['I was at home.', 'One of you likes it.', 'They need help.'],
  },
  {
    id: 'en/be-after-plural-pronoun',
    kind: 'agreement',
    pattern: re`${CLAUSE}(?<who>we|they|you) is(?<not>n't)?`,
    to: '{who} are{not}',
    why: ({ who }) => `With “${who}” the form of “be” is “are”.`,
    mends: [['They is happy.', 'They are happy.']],
    leaves: ['All of us is one thing they know.', 'They are happy.'],
  },
  {
    id: 'en/be-after-singular-pronoun',
    kind: 'agreement',
    pattern: re`${CLAUSE}(?<!\bif |though |wish |as )(?<who>he|she|it|I) (?<be>are|were)(?<not>n't)?(?= [a-z])`,
    to: ({ who = '', be = '', not = '' }, { index, input = '' }) => {
      if (/\b(?:if|though|wish|wishes|wished|as|suppose)\b[^.!?]*$|\b(?:and|or|nor) $/i.test(input.slice(0, index)))
        return undefined;
      const isI = who.toUpperCase() === 'I';
      if (be.toLowerCase() === 'were') return `${who} was${not}`;
      return isI ? (not ? undefined : `${who} am`) : `${who} is${not}`;
    },
    why: ({ who }) => `The form of “be” must fit “${who}”.`,
    mends: [
      ['He are my friend.', 'He is my friend.'],
      ['I were so happy.', 'I was so happy.'],
    ],
    leaves: ['If I were rich, I would travel.', 'I wish it were true.', 'You and I are friends.'],
  },
  {
    id: 'en/people-are',
    kind: 'agreement',
    pattern: re`(?<!(?:(?<!lot |lots |group )of|with|for|by|about|to|from|and) (?:\p{L}+ )?)(?<who>people|children|men|women) (?<verb>${CLEAR_THIRD})`,
    to: ({ who, verb = '' }) => {
      const plain = pluralOf(verb.toLowerCase());
      return plain === undefined ? undefined : `${who} ${plain}`;
    },
    why: ({ who = '' }) => `“${who.toLowerCase()}” is plural, so the verb is plural too.`,
    mends: [
      ['People is friendly here.', 'People are friendly here.'],
      ['The children was playing.', 'The children were playing.'],
    ],
    leaves: ['The number of people is growing.', 'Living with people is hard.', 'People are friendly.'],
  },
  {
    id: 'en/people-in-are',
    kind: 'agreement',
    pattern: re`(?<!\b(?:of|with|for|by|about|to|from|and) )(?<who>(?:the |some |many |all |most )?(?:people|children|students|kids) (?:in|at|from|on) (?:my|the|this|our|your|his|her) \p{L}+) (?<verb>is|was|has)`,
    to: ({ who, verb = '' }) => `${who} ${THIRD_OF_WE[verb.toLowerCase()]}`,
    why: 'The subject is plural, so the verb is plural too.',
    mends: [['The people in my class is kind.', 'The people in my class are kind.']],
    leaves: ['The number of people in my class is small.', 'The people in my class are kind.'],
  },
  {
    id: 'en/double-subject',
    kind: 'extra-word',
    pattern: re`${sentenceStart}(?<who>${DETERMINER} (?:best |little |older |younger )?${PEOPLE}) (?:he|she) (?=is|was|has|had|likes|lives|works|told|said|always|never|went|wants|can|will)`,
    to: '{who} ',
    why: 'One subject is enough: no pronoun after it.',
    mends: [['My grandmother she is 80.', 'My grandmother is 80.']],
    leaves: ['My grandmother said she is 80.'],
  },
  {
    id: 'en/everyone-is',
    kind: 'agreement',
    pattern: re`${CLAUSE}(?<who>everyone|everybody|someone|somebody|nobody|everything|something|nothing) (?<verb>are|were|have|do|don't|want|like|need|know|think)(?= (?:a|an|the|not|very|so|happy|good|great|to|been|in|my|ready|like|want|here|there|different|gone)\b)`,
    to: ({ who, verb = '' }) =>
      `${who} ${({ are: 'is', were: 'was' })[verb.toLowerCase()] ?? thirdOf(verb.toLowerCase())}`,
    why: ({ who = '' }) => `“${who.toLowerCase()}” is singular.`,
    mends: [['Everyone were happy.', 'Everyone was happy.']],
    leaves: ['Does everyone have a ticket?', 'Everyone was happy.'],
  },
  {
    id: 'en/there-are',
    kind: 'agreement',
    pattern: re`(?<there>there) (?<be>is|was)(?<not>n't| not)? (?<what>(?:many|several|some|two|three|four|five|six|seven|eight|nine|ten|few|lots of|a lot of|any|so many|too many) (?:\p{L}+ )?(?:${COUNT_PLURALS}|people))`,
    to: ({ there, be = '', not = '', what }) => `${there} ${be.toLowerCase() === 'is' ? 'are' : 'were'}${not} ${what}`,
    why: 'Several things: “there are”, in the past “there were”.',
    mends: [
      ['There is many people in the park.', 'There are many people in the park.'],
      ['There was two dogs.', 'There were two dogs.'],
    ],
    leaves: ['There is a lot of water.', 'There is some food for two dogs.'],
  },
  {
    id: 'en/there-is-one',
    kind: 'agreement',
    pattern: re`(?<there>there) (?<be>are|were) (?=(?:a|an|one) (?!(?:lot|lots|few|couple|number|variety|million|hundred|thousand|dozen|bunch|group|great|large|huge|good|small|whole|half|range|series)\b)\p{L}+(?: \p{L}+)?(?:[.,]| in\b| on\b| at\b| near\b))`,
    to: ({ there, be = '' }) => `${there} ${be.toLowerCase() === 'are' ? 'is' : 'was'} `,
    why: 'One thing: “there is”, in the past “there was”.',
    mends: [['There are a problem.', 'There is a problem.']],
    leaves: ['There are a lot of people.', 'There are a few problems.'],
  },
  {
    id: 'en/person-third-s',
    kind: 'agreement',
    pattern: re`${NOT_AFTER_VERB}(?<who>${DETERMINER} (?:best |little |older |younger |big )?${PEOPLE})(?<adverb> ${ADVERB})? (?<verb>${PERSON_VERBS}|don't|do not)${OBJECT}`,
    to: ({ who, adverb, verb = '' }) => `${who}${adverb} ${thirdOf(verb.toLowerCase())}`,
    why: 'One person (he or she): the verb takes -s.',
    mends: [
      ['My mother like to cook.', 'My mother likes to cook.'],
      ["My brother don't like fish.", "My brother doesn't like fish."],
    ],
    leaves: ['My parents like to cook.', 'Did your mother like the cake?', 'I helped my brother make a cake.'],
  },
  {
    id: 'en/persons-no-s',
    kind: 'agreement',
    pattern: re`(?<!\b(?:of|with|for|by|about|to|from|and|than|like|between|seeing|meeting|visiting|helping|having|without) (?:\p{L}+ )?)(?<who>(?:${DETERMINER}|the|these|those|many|some|all|most) (?:best |good |old |new |other )?(?:${PEOPLE_PLURAL})) (?<verb>${CLEAR_THIRD})(?= )`,
    to: ({ who, verb = '' }) => {
      const plain = pluralOf(verb.toLowerCase());
      return plain === undefined ? undefined : `${who} ${plain}`;
    },
    why: ({ verb = '' }) =>
      ['is', 'was', 'has'].includes(verb.toLowerCase())
        ? 'More than one: the verb is plural.'
        : 'More than one: the verb stands without -s.',
    mends: [['My parents likes it. All the students is here.', 'My parents like it. All the students are here.']],
    leaves: ['One of my friends is here.', 'Spending time with my parents is nice.', "My friends' house was big."],
  },
  {
    id: 'en/this-these',
    kind: 'noun-number',
    pattern: re`(?<this>this|that) (?<noun>${COUNT_PLURALS.filter((noun) => noun !== 'lives')})(?! (?:is|was)\b)`,
    to: ({ this: word = '', noun = '' }, { index, input = '' }) => {
      const isThat = word.toLowerCase() === 'that';
      // “that” before a plural is mostly a conjunction: I know that friends help.
      if (isThat && !/\b(?:in|at|on|of|for|with|all) $/i.test(input.slice(0, index))) return undefined;
      return `${isThat ? 'those' : 'these'} ${noun}`;
    },
    why: ({ this: word = '' }) => `Before a plural noun: “${word.toLowerCase() === 'that' ? 'those' : 'these'}”.`,
    mends: [['I like this books.', 'I like these books.']],
    leaves: ['I know that friends help.', 'I like this book.'],
  },
  {
    id: 'en/these-this',
    kind: 'noun-number',
    pattern: re`(?<these>these|those) (?<noun>day|week|month|year|book|place|movie|film|city|country|person|moment|problem|game|job|house|car)(?= (?:is|was|has)\b|[.,!?])`,
    to: ({ these = '', noun }) => `${these.toLowerCase() === 'these' ? 'this' : 'that'} ${noun}`,
    why: 'Before a singular noun: “this” or “that”.',
    mends: [['These book is good.', 'This book is good.']],
    leaves: ['These days are long.'],
  },
  {
    id: 'en/it-depends',
    kind: 'agreement',
    pattern: re`it(?:'s| is)? depend(?<end>s|ed)? (?:on|of)|it's depends on`,
    to: 'it depends on',
    why: '“Depend” is a verb with -s after “it”: “it depends on”.',
    mends: [
      ["It's depend on the weather.", 'It depends on the weather.'],
      ['It depend of you.', 'It depends on you.'],
    ],
    leaves: ['It depends on you.'],
  },
  {
    id: 'en/i-is',
    kind: 'agreement',
    pattern: re`${sentenceStart}I (?:is|are)(?= )`,
    to: 'I am',
    why: 'With “I” the form of “be” is “am”.',
    mends: [['I is happy.', 'I am happy.']],
    leaves: ['You and I are happy.'],
  },
];
