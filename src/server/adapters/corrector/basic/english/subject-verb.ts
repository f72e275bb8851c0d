import { isAdjective, isCountNoun, isVerb, singularOf } from '#server/adapters/corrector/basic/english/lexicon.ts';
import { PEOPLE } from '#server/adapters/corrector/basic/english/nouns.ts';
import { BASE_OF_THIRD, thirdPerson } from '#server/adapters/corrector/basic/english/verbs.ts';
import {
  ADVERBS,
  ONE,
  SUBJECT_START,
  VERB_GOES_ON,
  withAdjective,
} from '#server/adapters/corrector/basic/english/words.ts';
import { list, type Rule, re } from '#server/adapters/corrector/basic/rule.ts';

/** Groups take a plural verb too in British English. */
const GROUPS = new Set(
  list(
    'family team group class government staff company crew committee band club army public audience council majority number couple pair lot police variety range rest half part press media',
  ),
);
const NEGATIVE_THIRD: Readonly<Record<string, string>> = {
  have: 'has',
  do: 'does',
  "don't": "doesn't",
  "haven't": "hasn't",
};
const PLURAL_OF: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
};
const PERSONS = new Set(PEOPLE);
const isSingular = (noun: string): boolean => isCountNoun(noun) || PERSONS.has(noun.toLowerCase());

/** After “suggest that” and the like the verb stands in its base form. */
const isSubjunctive = (before: string): boolean =>
  /\b(?:suggest|recommend|demand|insist|require|request|propose|important|necessary|essential|vital|advise|ask|wish|if|though|lest)\w*\b[^.!?]*$/i.test(
    before,
  );

/** The form for one person or thing; undefined where the word is no verb for certain. */
function singularVerb(word: string): string | undefined {
  const verb = word.toLowerCase();
  return (
    NEGATIVE_THIRD[verb] ??
    (isVerb(verb) && !/^(?:be|can|will|may|must|let|come|become|do|have|say|found)$/.test(verb)
      ? thirdPerson(verb)
      : undefined)
  );
}

/** The form for several; undefined where the word is no verb for certain. */
function pluralVerb(word: string): string | undefined {
  const verb = word.toLowerCase();
  if (PLURAL_OF[verb] !== undefined) return PLURAL_OF[verb];
  const base =
    BASE_OF_THIRD.get(verb) ??
    [verb.slice(0, -1), verb.replace(/es$/, ''), verb.replace(/ies$/, 'y')].find(
      (stem) => isVerb(stem) && thirdPerson(stem) === verb,
    );
  return base !== undefined && isVerb(base) && thirdPerson(base) === verb ? base : undefined;
}

const PLAIN_ADJECTIVES = new Set(
  list('other big new old good important best main same great own whole next last first second only young'),
);
function mayDescribe(adjective: string): boolean {
  const word = adjective.trim().toLowerCase();
  return word === '' || PLAIN_ADJECTIVES.has(word) || (isAdjective(word) && !isCountNoun(word));
}

/** Subject and verb, for all the nouns and verbs that the dictionary knows. */
export const SUBJECT_VERB: readonly Rule[] = [
  withAdjective((adjective) => ({
    id: 'en/noun-third-s',
    kind: 'agreement',
    pattern: re`(?=${ONE} )${SUBJECT_START}(?<subject>${ONE} ${adjective}(?<noun>\p{L}{3,}))(?<adverb>${ADVERBS}) (?<verb>have|do|don't|haven't|\p{L}{3,})${VERB_GOES_ON}`,
    to: ({ subject, adjective = '', noun = '', adverb, verb = '' }, { index, input = '' }) => {
      const third = singularVerb(verb);
      if (third === undefined || !isSingular(noun) || !mayDescribe(adjective)) return undefined;
      if (GROUPS.has(noun.toLowerCase()) || isSubjunctive(input.slice(0, index ?? 0))) return undefined;
      return `${subject}${adverb} ${third}`;
    },
    why: ({ noun = '' }) => `One ${noun.toLowerCase()}: the verb takes -s.`,
    mends: [
      ['The teacher explain the rules.', 'The teacher explains the rules.'],
      ["I think this idea don't work.", "I think this idea doesn't work."],
      ['When a student need help, I am there.', 'When a student needs help, I am there.'],
    ],
    leaves: [
      'Did the teacher explain the rules?',
      'She suggested that the teacher explain the rules.',
      'My father and the teacher explain the rules.',
      'My family have a big house.',
    ],
  })),
  {
    id: 'en/this-third-s',
    kind: 'agreement',
    pattern: re`(?<=^["“]*|[.!?] ["“]?|, )(?<it>it|this|that)(?<adverb>${ADVERBS}) (?<verb>make|help|mean|give|show|cause|happen|take|bring|seem|allow|lead|depend|become|need|require|include|create|provide|look|sound|cost|include)(?= (?:me|us|you|him|them|people|the|a|an|that|to|it|my|our|your|their|his|her|very|more|good|great|because|on|from|for|in|every|many|lots|not|sure|some|all|so|like|when|if)\b|[.,!?])`,
    to: ({ it, adverb, verb = '' }, { index = 0, input = '' }) =>
      isSubjunctive(input.slice(0, index)) ? undefined : `${it}${adverb} ${thirdPerson(verb.toLowerCase())}`,
    why: ({ it = '' }) => `After “${it.toLowerCase()}” the verb takes -s.`,
    mends: [['This make me happy.', 'This makes me happy.']],
    leaves: ['Did this make you happy?', 'This help is welcome.'],
  },
  {
    id: 'en/pronoun-third-s',
    kind: 'agreement',
    pattern: re`(?=(?:he|she|it|every|some|no|any))${SUBJECT_START}(?<who>he|she|it|everyone|everybody|someone|somebody|nobody|everything|something|nothing|anyone|anybody)(?<adverb>${ADVERBS}) (?<verb>\p{L}{4,})${VERB_GOES_ON}`,
    to: ({ who, adverb, verb = '' }, { index = 0, input = '' }) => {
      const third = isVerb(verb) ? singularVerb(verb) : undefined;
      return third === undefined || isSubjunctive(input.slice(0, index)) ? undefined : `${who}${adverb} ${third}`;
    },
    why: ({ who = '' }) => `After “${who.toLowerCase()}” the verb takes -s.`,
    mends: [['I like my job because it allow me to travel.', 'I like my job because it allows me to travel.']],
    leaves: ['Does it allow me to travel?', 'It is important that he receive it.'],
  },
  withAdjective((adjective) => ({
    id: 'en/plural-noun-verb',
    kind: 'agreement',
    pattern: re`${SUBJECT_START}(?<subject>(?:(?:the|these|those|many|some|my|our|their|his|her|your|all|most|several|other|both|most of the|some of the|many of the) )?${adjective}(?<noun>\p{L}{4,}))(?<adverb>${ADVERBS}) (?<verb>is|was|has|does|isn't|wasn't|hasn't|doesn't|\p{L}{4,}s)(?= )`,
    to: ({ subject, adjective = '', noun = '', adverb, verb = '' }) => {
      const form = pluralVerb(verb);
      if (form === undefined || singularOf(noun) === undefined || !mayDescribe(adjective)) return undefined;
      return /^(?:every|each|one|reading|having|making|taking|playing|watching)$/i.test(adjective.trim())
        ? undefined
        : `${subject}${adverb} ${form}`;
    },
    why: 'More than one: the verb is plural, without -s.',
    mends: [
      ['Computers makes life easier.', 'Computers make life easier.'],
      ['I think the new teachers is strict.', 'I think the new teachers are strict.'],
    ],
    leaves: [
      'The number of teachers is growing.',
      'One of the teachers is strict.',
      'Two years is a long time.',
      'The news is bad.',
    ],
  })),
  {
    id: 'en/who-plural',
    kind: 'agreement',
    pattern: re`(?<!\bof (?:the |my |those |these |our )?(?:\p{L}+ )?)(?<noun>people|those|\p{L}{4,}) (?<who>who|that|which)(?<adverb>${ADVERBS}) (?<verb>is|was|has|doesn't|isn't|wasn't|\p{L}{3,}s)(?= )`,
    to: ({ noun = '', who, adverb, verb = '' }) => {
      const form = pluralVerb(verb);
      const isPlural = /^(?:people|those)$/i.test(noun) || singularOf(noun) !== undefined;
      return isPlural && form !== undefined ? `${noun} ${who}${adverb} ${form}` : undefined;
    },
    why: ({ noun = '' }) => `“${noun.toLowerCase()}” is plural, so the verb after it is plural too.`,
    mends: [
      ['I like people who is honest.', 'I like people who are honest.'],
      ['Teachers who explains well are rare.', 'Teachers who explain well are rare.'],
    ],
    leaves: ['One of the people who is honest.', 'I like a person who is honest.'],
  },
  withAdjective((adjective) => ({
    id: 'en/who-singular',
    kind: 'agreement',
    pattern: re`(?<subject>(?:a|an|the|every|each|another|this|that) ${adjective}(?<noun>\p{L}{3,})|someone|somebody|anyone|everyone|everybody) who(?<adverb>${ADVERBS}) (?<verb>are|have|do|don't|\p{L}{3,})${VERB_GOES_ON}`,
    to: ({ subject, noun = '', adverb, verb = '' }) => {
      if (noun !== '' && !isSingular(noun) && noun.toLowerCase() !== 'person') return undefined;
      const form = verb.toLowerCase() === 'are' ? 'is' : singularVerb(verb);
      return form === undefined || GROUPS.has(noun.toLowerCase()) ? undefined : `${subject} who${adverb} ${form}`;
    },
    why: 'It is about one person: the verb takes -s.',
    mends: [
      ['A person who have money is free.', 'A person who has money is free.'],
      ['I know someone who speak Greek well.', 'I know someone who speaks Greek well.'],
    ],
    leaves: ['People who have money are free.', 'I am the student who has to go.'],
  })),
  withAdjective((adjective) => ({
    id: 'en/there-are-plural',
    kind: 'agreement',
    pattern: re`(?<there>there) (?<be>is|was|isn't|wasn't)(?<also> (?:also|not|still|always|only))? ${adjective}(?<noun>\p{L}{4,})(?= |[.,!?]|$)`,
    to: ({ there, be = '', also, adjective = '', noun = '' }) => {
      const isPlural = noun.toLowerCase() === 'people' || singularOf(noun) !== undefined;
      if (!isPlural || !(mayDescribe(adjective) || /^(?:many|some|several|few|lots|other) $/i.test(adjective)))
        return undefined;
      return `${there} ${PLURAL_OF[be.toLowerCase()]}${also} ${adjective}${noun}`;
    },
    why: 'Several things: “there are”, in the past “there were”.',
    mends: [['There is different ways to learn.', 'There are different ways to learn.']],
    leaves: ['There is a shop.', 'There is a students club.'],
  })),
];
