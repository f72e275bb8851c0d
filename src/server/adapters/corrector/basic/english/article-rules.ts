import { COUNT_PLURALS, singular } from '#server/adapters/corrector/basic/english/nouns.ts';
import { list, type Rule, re, sentenceStart } from '#server/adapters/corrector/basic/rule.ts';

const JOBS =
  list(`student teacher doctor nurse engineer lawyer waiter waitress driver cook chef programmer developer designer writer journalist
  dentist policeman secretary manager artist musician singer mechanic housewife translator photographer scientist vegetarian beginner`);
const THINGS =
  list(`dog cat car house brother sister friend job problem party meeting test exam book phone computer bike dream baby boyfriend
  girlfriend headache plan question interview garden ticket boat camera guitar`);
const PLACES =
  list(`cinema park beach gym supermarket restaurant station doctor dentist store mall library museum airport zoo theater theatre pool office
  bakery market bank`);
const NO_ARTICLE_COUNTRIES =
  list(`Spain Italy Germany France England Japan China Brazil Mexico Canada Russia India Poland Turkey Korea Colombia Peru Chile Argentina
  Ireland Scotland Portugal Greece Sweden Norway Austria Switzerland Vietnam Thailand Egypt`);
const FOLLOWED = String.raw`(?=[.,;!?]|$| (?:in|at|on|and|but|with|for|from|of|who|that|which|because|when|to|so|about|near|yesterday|today|tomorrow|last|now|next|this|every)\b)`;
const ADJECTIVE =
  '(?:new |big |small |good |great |nice |bad |little |old |beautiful |long |short |important |funny |interesting |best |very \\p{L}+ )?';

/** Articles: a or an, and where none or another one stands. */
export const ARTICLE_RULES: readonly Rule[] = [
  {
    id: 'en/a-an',
    kind: 'article',
    pattern: re`(?<a>a|an) (?<word>[a-z]{3,})`,
    to: ({ a = '', word = '' }) => {
      const isVowel = startsWithVowelSound(word.toLowerCase());
      if (isVowel === undefined || /^[A-Z]$/.test(a)) return isVowel && a === 'A' ? `An ${word}` : undefined;
      return `${isVowel ? 'an' : 'a'} ${word}`;
    },
    why: ({ word }) => `“a” before a consonant sound, “an” before a vowel sound: look at “${word}”.`,
    mends: [
      ['I ate a apple and an banana.', 'I ate an apple and a banana.'],
      ['It took a hour.', 'It took an hour.'],
    ],
    leaves: ['I go to a university.', 'It took an hour.', 'I wore a uniform in a European city.'],
  },
  {
    id: 'en/a-plural',
    kind: 'article',
    pattern: re`(?<a>an?) (?<noun>${COUNT_PLURALS.filter((noun) => !['times', 'goods', 'coats', 'lives', 'girls', 'boys', 'men', 'women'].includes(noun))})(?=[.,!?]|$| (?:in|at|and|with|who|that|for|from|of)\b)`,
    to: ({ a, noun = '' }) => `${a} ${singular(noun)}`,
    why: '“A” goes with one thing only.',
    mends: [['I read a books.', 'I read a book.']],
    leaves: ['I read books.', 'We have a books section.'],
  },
  {
    id: 'en/a-job',
    kind: 'article',
    pattern: re`(?<be>(?:I am|I'm|he is|he's|she is|she's|I was|he was|she was|become|became|to be|is also|works as|work as|worked as)(?: not)?) (?<adjective>(?:good|great|university|college|high school|famous|young|new|english) )?(?<job>${JOBS})(?=[.,;!?]|$| (?:in|at|and|of|who|from|for|now|but|here|because)\b)`,
    to: ({ be, adjective = '', job = '' }) =>
      `${be} ${/^[aeio]/i.test(adjective || job) ? 'an' : 'a'} ${adjective}${job}`,
    why: 'One’s job takes an article: “I am a teacher”.',
    mends: [['I am student at a college.', 'I am a student at a college.']],
    leaves: ['I am a student.', 'He is student president.'],
  },
  {
    id: 'en/have-a-thing',
    kind: 'article',
    pattern: re`(?<verb>(?:I|we|he|she|they|you|to|also|don't|doesn't|didn't|I've|will) (?:have|has|had|bought|want|wanted|need|found|got|saw|rented|buy)) (?<adjective>${ADJECTIVE})(?<noun>${THINGS})${FOLLOWED}`,
    to: ({ verb, adjective = '', noun = '' }) =>
      adjective === 'best '
        ? undefined
        : `${verb} ${/^[aeiou]/i.test(adjective || noun) ? 'an' : 'a'} ${adjective}${noun}`,
    why: 'One thing of many: it takes “a” or “an”.',
    mends: [
      ['I have dog.', 'I have a dog.'],
      ['We had interesting meeting in the morning.', 'We had an interesting meeting in the morning.'],
    ],
    leaves: ['I have a dog.', 'I have dog food.'],
  },
  {
    id: 'en/have-good-time',
    kind: 'article',
    pattern: re`(?<have>have|has|had|having) (?<what>(?:very )?(?:good|great|nice|wonderful|lovely|bad|amazing|fantastic) (?:time|day|dinner|lunch|breakfast|evening|weekend|conversation|trip))${FOLLOWED}`,
    to: ({ have, what = '' }) => `${have} ${/^a/i.test(what) ? 'an' : 'a'} ${what}`,
    why: 'The phrase has an article: “have a good time”.',
    mends: [['We had very good time.', 'We had a very good time.']],
    leaves: ['We had a good time.', 'We had good times.'],
  },
  {
    id: 'en/go-to-the',
    kind: 'article',
    pattern: re`(?<go>(?:go|goes|went|going|gone|came|come|walk|walked|drive|drove|ran|been|get|got|arrived) (?:back )?to|arrived at) (?<place>${PLACES})${FOLLOWED}`,
    to: '{go} the {place}',
    why: ({ place = '' }) => `Say “the ${place.toLowerCase()}” here.`,
    mends: [['We went to beach.', 'We went to the beach.']],
    leaves: ['We went to school.', 'We went to the beach.', 'We went to beach parties.'],
  },
  {
    id: 'en/to-the-work',
    kind: 'article',
    pattern: re`(?<go>go|goes|went|going|gone|come|came|get|got|drive|drove|walk|walked|back|return|returned) to the (?<place>work|bed)(?=[.,!?]|$| (?:by|at|and|because|with|in|on|very|early|late|after|before|again|every)\b)`,
    to: '{go} to {place}',
    why: ({ place }) => `The phrase is “to ${place}”, without an article.`,
    mends: [['I go to the work by bus.', 'I go to work by bus.']],
    leaves: ['I went to bed.', 'I went to the work of my life.'],
  },
  {
    id: 'en/part-of-day',
    kind: 'article',
    pattern: re`(?<preposition>in|at|on) (?<part>morning|afternoon|evening)(?=[.,!?]|$| (?:I|we|he|she|they|and|before|after|with|my)\b)`,
    to: 'in the {part}',
    why: ({ part = '' }) => `Say “in the ${part.toLowerCase()}”.`,
    mends: [['I drink tea in morning.', 'I drink tea in the morning.']],
    leaves: ['I drink tea in the morning.', 'I drink tea on morning walks.'],
  },
  {
    id: 'en/the-same',
    kind: 'article',
    pattern: re`(?<before>have|has|had|at|is|are|was|were|in|with|do|did|on|of|for|work|live) same (?=\p{L})`,
    to: '{before} the same ',
    why: '“Same” takes “the”.',
    mends: [['We live in same street.', 'We live in the same street.']],
    leaves: ['We live in the same street.'],
  },
  {
    id: 'en/on-the-internet',
    kind: 'article',
    pattern: re`(?<before>on|in|at|from|by|through|via) (?<the>the )?(?<net>internet)(?! (?:cafe|access|connection|company|service|shop|site|page))`,
    to: ({ before = '', the = '', net }) =>
      /^(?:in|at)$/i.test(before) ? `on the ${net}` : the ? undefined : `${before} the ${net}`,
    why: 'Say “on the internet”.',
    mends: [['I found it in internet.', 'I found it on the internet.']],
    leaves: ['I found it on the internet.'],
  },
  {
    id: 'en/the-country',
    kind: 'article',
    pattern: re`(?<before>in|to|from|of|visit|visited|left|about) the (?<country>${NO_ARTICLE_COUNTRIES})(?=[.,!?]|$| (?:is|was|and|for|in|with|because|when|last|to)\b)`,
    to: '{before} {country}',
    why: ({ country }) => `“${country}” stands without an article.`,
    mends: [['I live in the Spain.', 'I live in Spain.']],
    leaves: ['I live in the Germany I know.', 'I live in Spain.'],
  },
  {
    id: 'en/the-last-week',
    kind: 'article',
    pattern: re`${sentenceStart}the (?<time>last|next) (?<unit>week|month|year|weekend|summer|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?=,? (?:I|we|he|she|they|my|it)\b)`,
    to: '{time} {unit}',
    why: 'Seen from today: “last week”, “next week”, without “the”.',
    mends: [['The last week I was ill.', 'Last week I was ill.']],
    leaves: ['The last week of May was warm.'],
  },
  {
    id: 'en/most-of',
    kind: 'article',
    pattern: re`the most of (?=the|my|our|us|them|people)`,
    to: 'most of ',
    why: 'Say “most of”, without “the”.',
    mends: [['The most of the people left.', 'Most of the people left.']],
    leaves: ['Make the most of it.'],
  },
];

/** Whether a word begins with a vowel sound; undefined where that is not clear. */
function startsWithVowelSound(word: string): boolean | undefined {
  if (/^(?:hour|honest|honor|honour|heir)/.test(word)) return true;
  if (/^(?:eu|ewe|one\b|once\b|uni(?!n|m)|use|usu|uti|ut[eo]|ub|ur[aio]|us[ae]|ukr|ufo)/.test(word)) return false;
  if (/^(?:un|up|um|ul|ug|ush|us|ut|h[ae]r?b|yt)/.test(word))
    return /^(?:un|up|um|ul|ug|ush)/.test(word) ? true : undefined;
  if (/^[aeio]/.test(word)) return true;
  return /^[bcdfgjklmnpqrstvwz]|^h[aeiou]/.test(word) && !/^(?:[mfslrnx][bcdfghjkmnpqstvwxz]|herb|mp)/.test(word)
    ? false
    : undefined;
}
