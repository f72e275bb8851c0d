import { FINISHED_TIME } from '#server/adapters/corrector/basic/english/finished-time.ts';
import {
  BASE_OF_PAST,
  BASE_OF_THIRD,
  BASE_VERBS,
  gerund,
  IRREGULAR,
  participle,
  past,
  WRONG_PAST,
} from '#server/adapters/corrector/basic/english/verbs.ts';
import { list, type Rule, re } from '#server/adapters/corrector/basic/rule.ts';

const BASE_OF_GERUND = new Map([...BASE_VERBS].map((base) => [gerund(base), base]));
const PAST_TO_PARTICIPLE = new Map(
  [...IRREGULAR.values()].filter((verb) => verb.past !== verb.participle).map((verb) => [verb.past, verb.participle]),
);
const CLEAR_PAST = list(
  'went ate took gave bought brought came did wrote drank spoke knew became chose began drove slept taught told understood forgot swam',
);

export const TENSE: readonly Rule[] = [
  FINISHED_TIME,
  {
    id: 'en/wrong-past',
    kind: 'verb-form',
    pattern: re`(?<have>(?:have|has|had|haven't|hasn't|was|were|been|be)(?: (?:never|already|just|not|also|ever))? )?(?<verb>${[...WRONG_PAST.keys()]})`,
    to: ({ have = '', verb = '' }) => {
      const base = WRONG_PAST.get(verb.toLowerCase());
      return base === undefined ? undefined : have + (have ? participle(base) : past(base));
    },
    why: ({ verb = '' }) => {
      const base = WRONG_PAST.get(verb.toLowerCase()) ?? '';
      return `“${base}” is irregular: ${base}, ${past(base)}, ${participle(base)}.`;
    },
    mends: [
      ['I goed home and buyed milk.', 'I went home and bought milk.'],
      ['I have never eated it.', 'I have never eaten it.'],
    ],
    leaves: ['I used a seed.', 'I needed it.'],
  },
  {
    id: 'en/did-base',
    kind: 'verb-form',
    pattern: re`(?<aux>didn't|did not|doesn't|does not|don't|do not|did (?:I|you|he|she|it|we|they)|does (?:he|she|it)|do (?:you|we|they))(?<adverb> (?:really|even|ever|never|also))? (?<verb>${[...BASE_OF_PAST.keys()]}|${[...BASE_OF_THIRD.keys()]})`,
    to: ({ aux, adverb, verb = '' }) => {
      const form = verb.toLowerCase();
      const base = BASE_OF_PAST.get(form) ?? BASE_OF_THIRD.get(form);
      return base === undefined || BASE_VERBS.has(form) ? undefined : `${aux}${adverb} ${base}`;
    },
    why: 'After “do”, “does” and “did” the verb stays in its base form.',
    mends: [
      ["I didn't went there.", "I didn't go there."],
      ["She doesn't likes it.", "She doesn't like it."],
    ],
    leaves: ["I didn't go there.", 'Did they find it?'],
  },
  {
    id: 'en/have-participle',
    kind: 'verb-form',
    pattern: re`(?<have>have|has|had|haven't|hasn't|hadn't|I've|we've|they've|you've)(?<adverb> (?:never|already|just|not|also|ever|always))? (?<verb>${[...PAST_TO_PARTICIPLE.keys()].filter((verb) => !['was', 'got', 'bit', 'lay', 'showed'].includes(verb))})`,
    to: ({ have, adverb, verb = '' }) => `${have}${adverb} ${PAST_TO_PARTICIPLE.get(verb.toLowerCase())}`,
    why: ({ verb = '' }) => `After “have” comes the participle “${PAST_TO_PARTICIPLE.get(verb.toLowerCase())}”.`,
    mends: [['I have went there.', 'I have gone there.']],
    leaves: ['I have gone there.', 'I had saved it.'],
  },
  {
    id: 'en/to-base',
    kind: 'verb-form',
    pattern: re`to (?<verb>${CLEAR_PAST})`,
    to: ({ verb = '' }) => `to ${BASE_OF_PAST.get(verb.toLowerCase())}`,
    why: 'After “to” the verb stands in its base form.',
    mends: [['I wanted to bought it.', 'I wanted to buy it.']],
    leaves: ['I used to buy it.'],
  },
  {
    id: 'en/modal-base',
    kind: 'verb-form',
    pattern: re`(?<modal>can|could|will|would|should|must|may|might|can't|couldn't|won't|wouldn't|shouldn't|cannot)(?<adverb> (?:not|also|always|never|just|really|only|even|still))? (?<verb>${CLEAR_PAST}|${[...BASE_OF_THIRD.keys()].filter((form) => !['needs', 'wants', 'plays', 'shows', 'works', 'calls', 'visits', 'plans'].includes(form))}|went|had|was|were|is|are)`,
    to: ({ modal = '', adverb = '', verb = '' }) => {
      const form = verb.toLowerCase();
      if (/^(?:was|were|is|are)$/.test(form)) return undefined;
      const base = BASE_OF_PAST.get(form) ?? BASE_OF_THIRD.get(form);
      return base === undefined ? undefined : `${modal}${adverb} ${base}`;
    },
    why: ({ modal = '' }) => `After “${modal.toLowerCase()}” the verb stands in its base form.`,
    mends: [
      ['She can speaks English.', 'She can speak English.'],
      ['I could went there.', 'I could go there.'],
    ],
    leaves: ['I will go there.'],
  },
  {
    id: 'en/modal-no-to',
    kind: 'verb-form',
    pattern: re`(?<modal>can|could|must|should|might|may|will|would|cannot|can't|won't|shouldn't|couldn't) to (?<verb>${[...BASE_VERBS]}|be)`,
    to: '{modal} {verb}',
    why: ({ modal = '' }) => `After “${modal.toLowerCase()}” the verb stands without “to”.`,
    mends: [['We must to go.', 'We must go.']],
    leaves: ['We have to go.'],
  },
  {
    id: 'en/no-be-before-verb',
    kind: 'verb-form',
    pattern: re`(?<who>I|we|they|you|he|she) ?(?<be>am|is|are|was|were|'m|'re|'s) (?<not>not )?(?<verb>agree|want|know|think|believe|prefer|enjoy|understand)(?= )`,
    to: ({ who = '', be = '', not = '', verb = '' }) => {
      const isPast = /^w/i.test(be);
      if (not) return `${who} ${isPast ? "didn't" : /^(?:he|she)$/i.test(who) ? "doesn't" : "don't"} ${verb}`;
      if (isPast) return `${who} ${past(verb)}`;
      return /^(?:he|she)$/i.test(who) ? `${who} ${verb}s` : `${who} ${verb}`;
    },
    why: ({ verb }) => `“${verb}” is a verb of its own: no “be” before it.`,
    mends: [
      ['I am agree with you.', 'I agree with you.'],
      ["I'm not agree with you.", "I don't agree with you."],
    ],
    leaves: ['I am happy to agree with you.'],
  },
  {
    id: 'en/happened',
    kind: 'verb-form',
    pattern: re`(?:was|were|is|are) (?<verb>happened|occurred|appeared|disappeared)`,
    to: '{verb}',
    why: ({ verb }) => `“${verb}” stands alone, without “be”.`,
    mends: [['An accident was happened.', 'An accident happened.']],
    leaves: ['It happened.'],
  },
  {
    id: 'en/since-perfect',
    kind: 'tense',
    pattern: re`(?<who>I|we|they|you) (?:am |are )?(?<verb>live|living|work|working|study|studying|know|learn|learning) (?<rest>(?:[\p{L}]+ ){0,4})since (?!I'll)`,
    to: ({ who, verb = '', rest }) => {
      const isProgressive = verb.endsWith('ing');
      const base = isProgressive
        ? { living: 'live', working: 'work', studying: 'study', learning: 'learn' }[verb]
        : verb;
      return isProgressive
        ? `${who} have been ${verb} ${rest}since `
        : `${who} have ${participle(base ?? verb)} ${rest}since `;
    },
    why: 'From a point in the past until now (“since”): present perfect.',
    mends: [
      ['I live here since 2010.', 'I have lived here since 2010.'],
      ['I am learning English since May.', 'I have been learning English since May.'],
    ],
    leaves: ['I have lived here since 2010.'],
  },
  {
    id: 'en/age',
    kind: 'word-choice',
    pattern: re`(?<who>I|he|she) (?<verb>have|has|had) (?<years>\d{1,3}|${list('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty')})(?: years)?(?: old)?(?=[.,!?]|$| and\b)`,
    to: ({ who = '', verb = '', years }) => {
      const be = verb === 'had' ? 'was' : who.toUpperCase() === 'I' ? 'am' : 'is';
      return `${who} ${be} ${years} years old`;
    },
    why: 'Age with “be”: “I am 20 years old”.',
    mends: [['I have 20 years.', 'I am 20 years old.']],
    leaves: ['I have 20 years of experience.', 'I have 20 books.'],
  },
  {
    id: 'en/born',
    kind: 'verb-form',
    pattern: re`(?<who>I|he|she|we|they) (?:born|borned|am born|is born)(?= in\b| on\b)`,
    to: ({ who = '' }) => `${who} ${/^(?:we|they)$/i.test(who) ? 'were' : 'was'} born`,
    why: 'Say “I was born”.',
    mends: [['I born in Peru.', 'I was born in Peru.']],
    leaves: ['I was born in Peru.'],
  },
  {
    id: 'en/modal-no-ing',
    kind: 'verb-form',
    pattern: re`(?<modal>should|must|can|could|will|would|might|cannot|can't|won't|shouldn't|didn't|don't|doesn't) (?<verb>${[...BASE_VERBS].map(gerund).filter((form) => !['meaning', 'building', 'cooking', 'shopping'].includes(form))})`,
    to: ({ modal, verb = '' }) => `${modal} ${BASE_OF_GERUND.get(verb.toLowerCase())}`,
    why: ({ modal = '' }) => `After “${modal.toLowerCase()}” the verb stands in its base form.`,
    mends: [['I should sleeping more.', 'I should sleep more.']],
    leaves: ['I should be sleeping.', 'I like sleeping.'],
  },
  {
    id: 'en/used-to-ing',
    kind: 'verb-form',
    pattern: re`(?<!\b(?:am|is|are|was|were|be|been|get|got|getting|'m|'re) )(?<who>I|we|they|he|she|you|people) used to (?<verb>${[...BASE_VERBS].map(gerund)})`,
    to: ({ who, verb = '' }) => `${who} used to ${BASE_OF_GERUND.get(verb.toLowerCase())}`,
    why: 'A habit in the past: “used to” and the base form.',
    mends: [['I used to going there.', 'I used to go there.']],
    leaves: ['I am used to going there.'],
  },
  {
    id: 'en/used-to',
    kind: 'verb-form',
    pattern: re`(?<who>I|we|they|he|she|you|people) use to(?= (?:${[...BASE_VERBS]}|be)\b)`,
    to: '{who} used to',
    why: 'A habit in the past: “used to”.',
    mends: [['I use to play there.', 'I used to play there.']],
    leaves: ['The tool I use is new.'],
  },
];
