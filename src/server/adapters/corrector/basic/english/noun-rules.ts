import {
  COUNT_NOUNS,
  COUNT_PLURALS,
  plural,
  singular,
  UNCOUNTABLE,
} from '#server/adapters/corrector/basic/english/nouns.ts';
import { type Rule, re } from '#server/adapters/corrector/basic/rule.ts';

const NUMBER =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|[2-9]|[1-9]\\d+)';
const MANY = `(?:many|several|few|various|numerous|these|those|both|a few|a lot of|lots of|so many|too many|how many)`;

/** Number of nouns. */
export const NOUN_RULES: readonly Rule[] = [
  {
    id: 'en/uncountable-plural',
    kind: 'noun-number',
    pattern: re`(?<noun>${UNCOUNTABLE})s`,
    to: '{noun}',
    why: ({ noun = '' }) => `“${noun.toLowerCase()}” has no plural.`,
    mends: [['I need informations.', 'I need information.']],
    leaves: ['I need information.'],
  },
  {
    id: 'en/uncountable-a',
    kind: 'article',
    pattern: re`(?<a>an?) (?<adjective>(?:good|new|useful|important|interesting|great|beautiful|lovely) )?(?<noun>${UNCOUNTABLE.filter((noun) => noun !== 'knowledge')})(?! \p{L}*(?:er|or|system|page|desk|jam|light|accident|forecast|card)\b)`,
    to: 'some {adjective}{noun}',
    why: ({ noun = '' }) => `“${noun.toLowerCase()}” cannot be counted: no “a” before it.`,
    mends: [['She gave me an advice.', 'She gave me some advice.']],
    leaves: ['She gave me some advice.', 'I was in a traffic jam.'],
  },
  {
    id: 'en/plural-after-number',
    kind: 'noun-number',
    pattern: re`(?<!(?:\d[.,:]|[$€£#]|the |\bof |at |No\. ))(?<many>${NUMBER}|${MANY}) (?<adjective>(?:new|old|good|big|small|little|other|different|important|nice|beautiful|close|best|young|main|great|interesting|more|of my|of the) )?(?<noun>${COUNT_NOUNS.filter((noun) => !['year', 'hand', 'effect', 'light', 'exercise', 'experience', 'chance', 'plan', 'point', 'test', 'dress', 'life', 'time', 'way', 'party', 'product', 'program', 'letter'].includes(noun))}|year|way|thing|experience|exercise|test|chance|plan|point|product|letter)(?! (?:of|to|old|long|trip|tour|party|room|class|driver|year|school|student|team|game|time|bag|shop|food|life|store|book|ticket|\p{L}+s)\b)(?!-)`,
    to: ({ many = '', adjective = '', noun = '' }) => {
      if (/^a lot of$|^lots of$/i.test(many) && /^(?:chance|experience|life|exercise)$/i.test(noun)) return undefined;
      return adjective.startsWith('of') ? undefined : `${many} ${adjective}${plural(noun)}`;
    },
    why: ({ many = '' }) => `After “${many.toLowerCase()}” the noun is plural.`,
    mends: [
      ['I have two brother.', 'I have two brothers.'],
      ['I met many new friend.', 'I met many new friends.'],
      ['We stayed for 3 day.', 'We stayed for 3 days.'],
    ],
    leaves: ['I met many a friend.', 'A two day trip.', 'It was the second day.', 'A four year old boy.'],
  },
  {
    id: 'en/number-people',
    kind: 'noun-number',
    pattern: re`(?<many>${NUMBER}|${MANY}|some|other|all|more|most|old|young) persons|(?<many2>${NUMBER}|${MANY}) person`,
    to: '{many}{many2} people',
    why: 'More than one person: “people”.',
    mends: [['Many person came.', 'Many people came.']],
    leaves: ['One person came.'],
  },
  {
    id: 'en/every-singular',
    kind: 'noun-number',
    pattern: re`(?<every>every|each|another) (?<noun>${COUNT_PLURALS.filter((noun) => noun !== 'lives')})`,
    to: ({ every, noun = '' }) => `${every} ${singular(noun)}`,
    why: ({ every = '' }) => `After “${every.toLowerCase()}” the noun is singular.`,
    mends: [['I run every mornings and every days.', 'I run every morning and every day.']],
    leaves: ['I run every day.', 'Every two days.'],
  },
  {
    id: 'en/every-person',
    kind: 'noun-number',
    pattern: re`(?<every>every|each|another) (?:people|peoples)`,
    to: '{every} person',
    why: 'One by one: “every person”.',
    mends: [['Every people likes it.', 'Every person likes it.']],
    leaves: ["I like other people's houses."],
  },
  {
    id: 'en/all-the-days',
    kind: 'word-choice',
    pattern: re`all the days(?=[.,!?]|$| (?:I|we|at|in|after|before)\b)`,
    to: 'every day',
    why: 'What happens daily happens “every day”.',
    mends: [['I study all the days.', 'I study every day.']],
    leaves: ['All the days of my life.'],
  },
  {
    id: 'en/double-plural',
    kind: 'noun-number',
    pattern: re`(?<noun>childs|childrens|mans|mens|womans|womens|peoples|persones|foots|tooths|mouses|lifes|wifes|knifes|polices|medias|somethings|stuffs|staffs)(?!')`,
    to: ({ noun = '' }) =>
      ({
        childs: 'children',
        childrens: 'children',
        mans: 'men',
        mens: 'men',
        womans: 'women',
        womens: 'women',
        peoples: 'people',
        persones: 'people',
        foots: 'feet',
        tooths: 'teeth',
        mouses: 'mice',
        lifes: 'lives',
        wifes: 'wives',
        knifes: 'knives',
        polices: 'police',
        medias: 'media',
        somethings: 'something',
        stuffs: 'stuff',
        staffs: 'staff',
      })[noun.toLowerCase()],
    why: 'This noun has an irregular plural.',
    mends: [['Two childs and many peoples.', 'Two children and many people.']],
    leaves: ["The children's toys."],
  },
  {
    id: 'en/one-of-plural',
    kind: 'noun-number',
    pattern: re`(?<one>one of (?:the|my|his|her|our|their|your|these|those) (?:(?:most \p{L}+|best|main|biggest|first|other|favorite|favourite|greatest|oldest|closest) )?)(?<noun>${COUNT_NOUNS})(?! (?:of|members|players|stores|shops|rooms|books|games|\p{L}+s)\b)`,
    to: ({ one, noun = '' }) => `${one}${plural(noun)}`,
    why: '“One of …” needs a plural: one of several.',
    mends: [['She is one of my best friend.', 'She is one of my best friends.']],
    leaves: ['One of the family members.', 'One of my friends.'],
  },
  {
    id: 'en/mass-plural',
    kind: 'noun-number',
    pattern: re`(?<much>a lot of|lots of|much|many|some|too many|so many|any|more) (?<noun>work|food|homework|money|music|fruit|bread|water|rice|sport)s(?= to\b|[.,!?]|$| (?:for|at|and|in|today|yesterday|because|with)\b)`,
    to: ({ much = '', noun = '' }) =>
      noun === 'sport' || noun === 'fruit'
        ? undefined
        : `${much.toLowerCase() === 'many' ? 'a lot of' : much.replace(/many/i, 'much')} ${noun}`,
    why: ({ noun }) => `“${noun}” cannot be counted here: no plural.`,
    mends: [['I had a lot of works to do.', 'I had a lot of work to do.']],
    leaves: ['I had a lot of work to do.', 'He works a lot.'],
  },
  {
    id: 'en/much-many',
    kind: 'word-choice',
    pattern: re`(?<!how )(?<so>so |too |very |not )?much (?<noun>${COUNT_PLURALS}|people)`,
    to: ({ so = '', noun }) => `${so === 'very ' ? '' : so}many ${noun}`,
    why: 'What can be counted takes “many”.',
    mends: [['There were too much people.', 'There were too many people.']],
    leaves: ['There was too much water.'],
  },
  {
    id: 'en/many-much',
    kind: 'word-choice',
    pattern: re`(?<so>so |too |how )?many (?<noun>${UNCOUNTABLE}|money|water|fun|rain|snow|love|sleep|rice|bread|music)(?! \p{L}+s\b)`,
    to: ({ so = '', noun }) => (so ? `${so}much ${noun}` : `a lot of ${noun}`),
    why: 'What cannot be counted takes “much” or “a lot of”.',
    mends: [
      ['I have too many homework.', 'I have too much homework.'],
      ['He has many money.', 'He has a lot of money.'],
    ],
    leaves: ['He has many money problems.'],
  },
  {
    id: 'en/a-lot-of',
    kind: 'missing-word',
    pattern: re`(?<lot>a lot|lots) (?<noun>people|things|friends|money|time|fun|work|water|food|homework|books|places|photos|pictures|questions|problems|information|new \p{L}+s)(?= |[.,!?]|$)`,
    to: '{lot} of {noun}',
    why: 'Before a noun: “a lot of”.',
    mends: [['I met a lot people.', 'I met a lot of people.']],
    leaves: ['I met a lot of people.'],
  },
  {
    id: 'en/lot-of',
    kind: 'article',
    pattern: re`(?<before>have|has|had|are|is|was|were|with|spent|ate|saw|did|made|got|learned|bought|need|met|know|drank|about|need) (?:a )?lots? of (?=\p{L})`,
    to: ({ before }, [found]) =>
      /lots of |a lot of /i.test(found) && !/a lots/i.test(found) ? undefined : `${before} a lot of `,
    why: 'The phrase is “a lot of”.',
    mends: [
      ['I have lot of work.', 'I have a lot of work.'],
      ['I have a lots of work.', 'I have a lot of work.'],
    ],
    leaves: ['I have lots of work.', 'I have a lot of work.'],
  },
  {
    id: 'en/others-other',
    kind: 'noun-number',
    pattern: re`(?<word>others|differents|importants|goods|diferents) (?<noun>people|${COUNT_PLURALS})`,
    to: ({ word = '', noun }) => `${word.toLowerCase() === 'diferents' ? 'different' : word.slice(0, -1)} ${noun}`,
    why: 'Adjectives have no plural in English.',
    mends: [['I saw others people.', 'I saw other people.']],
    leaves: ['I saw the others.'],
  },
  {
    id: 'en/an-other',
    kind: 'spacing',
    pattern: re`an other`,
    to: 'another',
    why: '“Another” is one word.',
    mends: [['I took an other bus.', 'I took another bus.']],
    leaves: ['I took another bus.'],
  },
];
