import type { Fix } from '#domain/edits.ts';
import { lean } from '#server/adapters/corrector/basic/english/lean.ts';
import { BASE_OF_THIRD, BASE_VERBS, past, STATE_VERBS } from '#server/adapters/corrector/basic/english/verbs.ts';
import { likeCase, list, type Rule, re } from '#server/adapters/corrector/basic/rule.ts';

const UNIT =
  '(?:night|week|month|year|summer|winter|spring|autumn|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
/** A time that is over: the story is told in the past. */
const OVER = String.raw`(?:the day before yesterday|yesterday(?: (?:morning|afternoon|evening|night))?|last ${UNIT}|(?:a|an|one|two|three|four|five|six|\d+|some|few|many|several) (?:\p{L}+ )?(?:minutes?|hours?|days?|weeks?|months?|years?) ago|when I was (?:a |an )?(?:little|small|young|child|kid|teenager|girl|boy|baby|younger|student))`;
const NOT_LAST = String.raw`(?<!\b(?:since|from|until|till|of|than|like|about|is) )`;
const SUBJECT = String.raw`(?:I|we|they|he|she|it|you|my \p{L}+|our \p{L}+|me and my \p{L}+|my \p{L}+ and I)`;
const ADVERB = '(?: (?:also|then|just|really|only|finally|suddenly|even|first|usually|always))?';
const SAME_PAST = new Set(list('put cut read let hit hurt cost'));
const PRESENT_BE: Readonly<Record<string, string>> = {
  am: 'was',
  is: 'was',
  are: 'were',
  "isn't": "wasn't",
  "aren't": "weren't",
  "don't": "didn't",
  "doesn't": "didn't",
  "can't": "couldn't",
  'do not': 'did not',
  'does not': 'did not',
  can: 'could',
  cannot: 'could not',
  has: 'had',
  have: 'had',
};
const verbs = [...BASE_VERBS].filter((verb) => !SAME_PAST.has(verb));
const ACTIONS = verbs.filter((verb) => !STATE_VERBS.has(verb) && verb !== 'have');
const PRESENT = [
  ...verbs,
  ...verbs.flatMap((verb) => [...BASE_OF_THIRD].filter(([, base]) => base === verb).map(([form]) => form)),
];
const PRESENT_ACTIONS = PRESENT.filter((form) => ACTIONS.includes(BASE_OF_THIRD.get(form) ?? form));

const pastOf = (form: string): string => PRESENT_BE[form] ?? past(BASE_OF_THIRD.get(form) ?? form);

/** “Yesterday I go”: the verb right after a time that is over and its subject. */
const AFTER_TIME = lean(
  re`${NOT_LAST}(?<lead>${OVER}(?:,| in the (?:morning|afternoon|evening))?,? ${SUBJECT}${ADVERB}) (?<verb>${PRESENT}|${Object.keys(PRESENT_BE)})(?! (?:that|we|they|he|she|it) )`,
);
/** “I go to the park yesterday.”: a short clause that ends in the time. */
const BEFORE_TIME = lean(
  re`(?<=^|[.!?,] |\b(?:and|but|because|so) )(?<subject>${SUBJECT}${ADVERB}) (?<verb>${PRESENT}|am|is|are|don't|doesn't|can't)(?<rest>(?: (?!(?:that|which|who|what|how|and|but|because|if|to|when|will|since)\b)[\p{L}']+){0,7}(?: to (?:the|my|a|school|work|bed)(?: \p{L}+)?)?) (?<time>${OVER})(?=[.!?,]|$| (?:and|with|because))`,
);
/** Further actions of a sentence that tells of such a time. */
const NEXT_ACTION = lean(
  re`(?<=(?:, |\b(?:and|then|but|so|after that|because|later) ))(?<subject>(?:I|we|they|he|she)${ADVERB}) (?<verb>${PRESENT_ACTIONS})`,
);
const HABIT =
  /\b(?:every|usually|always|often|now|today|tomorrow|will|if|never|still|sometimes|would|could|since|want|think)\b/i;
const PAST_TIME = new RegExp(String.raw`(?<!\b(?:since|from|until|till|of|than) )\b${OVER}\b`, 'iu');

/** What happens once, so that a story in the past tells it in the past. */
const EVENTS = list(
  'meet arrive go eat buy take tell come leave stay find start decide wake order visit cook finish drink watch call see give ask',
);
/** The sentence has begun in the past: “I was late, so I take the bus”. */
const PAST_BEFORE =
  /\b(?:was|were|went|didn't|did not|had|ate|came|saw|met|bought|took|got|felt|wanted|started|finished|couldn't|wasn't)\b/i;
const EVENT_AFTER = lean(
  re`(?<=(?:, |\b)(?:and|then|but|so|because) )(?<subject>(?:I|we|they|he|she)${ADVERB}) (?<verb>${EVENTS})`,
);
/** The story goes on in the next sentence: “Then I meet Ana”. */
const NEXT_SENTENCE = lean(
  re`(?<=^ ?)(?<subject>(?:(?:after that|then|later|finally|afterwards|in the (?:morning|afternoon|evening)|at night|for (?:lunch|dinner|breakfast)),? )?(?:I|we|they|he|she)${ADVERB}) (?<verb>${EVENTS})`,
);

const why = (base: string, form: string): string => `The time is over: simple past “${form}”, not “${base}”.`;

function changeVerb(match: RegExpMatchArray, lead: string): Fix {
  const verb = match.groups?.verb ?? '';
  const start = match.index ?? 0;
  const at = start + lead.length + 1;
  const form = pastOf(verb.toLowerCase());
  return {
    start: at,
    end: at + verb.length,
    replacement: likeCase(verb, form),
    kind: 'tense',
    explanation: why(verb, form),
  };
}

function findTenses(text: string): Fix[] {
  const direct = [...text.matchAll(AFTER_TIME)].map((match) => changeVerb(match, match.groups?.lead ?? ''));
  const ending = [...text.matchAll(BEFORE_TIME)].map((match) => changeVerb(match, match.groups?.subject ?? ''));
  const fixes = [...direct, ...ending];
  for (const { 0: sentence, index } of text.matchAll(/[^.!?]+/g))
    for (const match of storyVerbs(sentence, text.slice(0, index))) {
      const fix = changeVerb(match, match.groups?.subject ?? '');
      fixes.push({ ...fix, start: fix.start + index, end: fix.end + index });
    }
  return fixes;
}

/** Verbs of a sentence that stand in the present although the story is in the past. */
function storyVerbs(sentence: string, before: string): RegExpMatchArray[] {
  if (HABIT.test(sentence)) return [];
  const isOver = PAST_TIME.test(sentence);
  const goesOn = PAST_TIME.test(before);
  return [
    ...(isOver ? sentence.matchAll(NEXT_ACTION) : []),
    ...(goesOn ? sentence.matchAll(NEXT_SENTENCE) : []),
    ...[...sentence.matchAll(EVENT_AFTER)].filter(({ index }) => goesOn || PAST_BEFORE.test(sentence.slice(0, index))),
  ];
}

/** Verbs in the present where the time is over, in the same sentence or in the story so far. */
export const FINISHED_TIME: Rule = {
  id: 'en/finished-time',
  kind: 'tense',
  find: findTenses,
  mends: [
    ['Yesterday I go to the park.', 'Yesterday I went to the park.'],
    ['Last night we are very tired.', 'Last night we were very tired.'],
    ['I eat pizza last night.', 'I ate pizza last night.'],
    ['Yesterday I went to the shop and I buy milk.', 'Yesterday I went to the shop and I bought milk.'],
    ["Two days ago she doesn't sleep.", "Two days ago she didn't sleep."],
    ['My boss was angry because I arrive late.', 'My boss was angry because I arrived late.'],
    ['I was ill last week. Then I meet Ana and we eat pizza.', 'I was ill last week. Then I met Ana and we ate pizza.'],
  ],
  leaves: [
    'I have lived here since last year.',
    'Yesterday I bought the book that I need.',
    'I usually go to the park, but yesterday I stayed at home.',
    'Last week I did not go.',
    'I was born in Peru, but I live here.',
    'I was tired, so tomorrow I stay at home.',
  ],
};
