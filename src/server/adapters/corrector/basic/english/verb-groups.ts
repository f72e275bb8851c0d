import { isVerb } from '#server/adapters/corrector/basic/english/lexicon.ts';
import { gerund, participle, thirdPerson } from '#server/adapters/corrector/basic/english/verbs.ts';
import { VERB_GOES_ON } from '#server/adapters/corrector/basic/english/words.ts';
import { list, type Rule, re } from '#server/adapters/corrector/basic/rule.ts';

const MODAL = "(?:can|could|will|would|should|must|might|cannot|can't|couldn't|won't|wouldn't|shouldn't)";
const ADVERB = '(?: (?:not|also|always|never|just|really|only|even|easily|still|probably))?';

/** The base of a form with -s or -ed, where both are the dictionary's. */
function baseOf(form: string): string | undefined {
  const verb = form.toLowerCase();
  const stems = [verb.slice(0, -1), verb.replace(/(?:es|ed)$/, ''), verb.replace(/(?:ies|ied)$/, 'y')];
  return stems.find((stem) => isVerb(stem) && [thirdPerson(stem), participle(stem)].includes(verb) && stem !== verb);
}

/** Verbs that never stand in the passive and seldom with “be … -ing”. */
const NO_PASSIVE = list('belong consist depend exist happen occur seem appear arrive contain include agree remain');

/** Verbs after auxiliaries and prepositions, for all the verbs that the dictionary knows. */
export const VERB_GROUPS: readonly Rule[] = [
  {
    id: 'en/modal-then-base',
    kind: 'verb-form',
    pattern: re`(?<modal>${MODAL}|(?:did|do|does)(?:n't| not)|(?:did|does|do) (?:I|you|we|they|he|she|it))(?<adverb>${ADVERB}) (?<verb>\p{L}{3,}(?:s|ed))(?= )`,
    to: ({ modal, adverb, verb = '' }) => {
      const base = baseOf(verb);
      return base === undefined ? undefined : `${modal}${adverb} ${base}`;
    },
    why: ({ modal = '' }) => `After “${modal.toLowerCase()}” the verb stands in its base form.`,
    mends: [
      ['It can improves my English.', 'It can improve my English.'],
      ['They should provided more help.', 'They should provide more help.'],
    ],
    leaves: ['It can be improved.', 'He did needs tests.'],
  },
  {
    id: 'en/to-then-base',
    kind: 'verb-form',
    pattern: re`(?<before>\p{L}+) to (?<verb>\p{L}{3,}s)${VERB_GOES_ON}`,
    to: ({ before, verb = '' }) => {
      const base = baseOf(verb);
      return base === undefined || verb.endsWith('ed') ? undefined : `${before} to ${base}`;
    },
    why: 'After “to” the verb stands in its base form.',
    mends: [['I try to improves my English.', 'I try to improve my English.']],
    leaves: ['I try to improve my English.', 'It is up to students of all kinds.'],
  },
  {
    id: 'en/to-not-past',
    kind: 'verb-form',
    pattern: re`(?<before>have|has|had|need|needs|needed|want|wants|wanted|able|going|try|tries|tried|decide|decided|hope|hoped|plan|planned|how|in order|would like|important|easy|difficult|hard|possible|necessary|way|time|chance|opportunity|start|started|begin|began) to (?<verb>\p{L}{3,}ed)${VERB_GOES_ON}`,
    to: ({ before, verb = '' }) => {
      const base = baseOf(verb);
      return base === undefined ? undefined : `${before} to ${base}`;
    },
    why: 'After “to” the verb stands in its base form.',
    mends: [['I have to finished it, so I try to improved.', 'I have to finished it, so I try to improve.']],
    leaves: ['I try to improve.', 'It is due to improved tools.'],
  },
  {
    id: 'en/make-people-base',
    kind: 'verb-form',
    pattern: re`(?<make>make|makes|made|let|lets|help|helps|helped) (?<who>me|him|us|them|you|people|children|students|everyone) (?<verb>\p{L}{3,}s)${VERB_GOES_ON}`,
    to: ({ make, who, verb = '' }) => {
      const base = baseOf(verb);
      return base === undefined ? undefined : `${make} ${who} ${base}`;
    },
    why: ({ make = '' }) => `After “${make.toLowerCase()}” somebody the verb stands in its base form.`,
    mends: [['It makes people thinks about it.', 'It makes people think about it.']],
    leaves: ['It makes people think about it.', 'It helps students of arts.'],
  },
  {
    id: 'en/spend-time-ing',
    kind: 'verb-form',
    pattern: re`(?<spend>spend|spends|spent|spending) (?<time>(?:\p{L}+ ){0,4}(?:time|hours|days|weeks|months|years|money|evening|weekend|day)) to (?<verb>\p{L}{3,})${VERB_GOES_ON}`,
    to: ({ spend, time, verb = '' }) => (isVerb(verb) ? `${spend} ${time} ${gerund(verb.toLowerCase())}` : undefined),
    why: '“Spend time” is followed by the -ing form.',
    mends: [['I spent a lot of time to solve it.', 'I spent a lot of time solving it.']],
    leaves: ['I spent a lot of time to no end.'],
  },
  {
    id: 'en/have-then-participle',
    kind: 'verb-form',
    pattern: re`(?<have>(?:I|we|they|you|who|he|she|it|has|had) (?:have|has|had)|has|had|haven't|hasn't|hadn't|I've|we've|they've|you've)(?<adverb>(?: (?:never|already|just|not|also|ever|always))?) (?<verb>\p{L}{3,})${VERB_GOES_ON}`,
    to: ({ have, adverb, verb = '' }) => {
      const base = verb.toLowerCase();
      if (
        !(isVerb(base) || /^(?:leave|find|lose|hear|fall|buy|wake)$/.test(base)) ||
        participle(base) === base ||
        /^(?:have|get|do|say|feel|need|want|tell|drive|build)$/.test(base)
      )
        return undefined;
      return `${have}${adverb} ${participle(base)}`;
    },
    why: ({ verb = '' }) => `After “have” comes the participle: “${participle(verb.toLowerCase())}”.`,
    mends: [['She has improve her English a lot.', 'She has improved her English a lot.']],
    leaves: ['She has to improve her English.', 'They had become friends.', 'Has she improved her English?'],
  },
  {
    id: 'en/passive-by',
    kind: 'verb-form',
    pattern: re`(?<be>am|is|are|was|were|be|been|being)(?<adverb>(?: (?:not|also|always|often|usually|mostly|only))?) (?<verb>\p{L}{3,}) (?=by (?!\p{L}+ing\b))`,
    to: ({ be, adverb, verb = '' }) =>
      isVerb(verb) && !NO_PASSIVE.includes(verb.toLowerCase())
        ? `${be}${adverb} ${participle(verb.toLowerCase())} `
        : undefined,
    why: ({ verb = '' }) => `What is done by somebody takes the participle: “${participle(verb.toLowerCase())}”.`,
    mends: [['The song was write by my uncle.', 'The song was written by my uncle.']],
    leaves: ['The song was written by my uncle.', 'The house is close by the river.'],
  },
  {
    id: 'en/modal-passive',
    kind: 'verb-form',
    pattern: re`(?<be>${MODAL}${ADVERB} be|has been|have been|had been)(?<adverb>(?: (?:also|always|often|easily))?) (?<verb>\p{L}{3,})(?= (?:by|in|at|on|for|to|with|and|as|from|because|when|if)\b|[.,!?]|$)`,
    to: ({ be, adverb, verb = '' }) =>
      isVerb(verb) && !NO_PASSIVE.includes(verb.toLowerCase()) && participle(verb.toLowerCase()) !== verb.toLowerCase()
        ? `${be}${adverb} ${participle(verb.toLowerCase())}`
        : undefined,
    why: ({ verb = '' }) => `After “be” the passive takes the participle: “${participle(verb.toLowerCase())}”.`,
    mends: [['This problem can be solve in a day.', 'This problem can be solved in a day.']],
    leaves: ['This problem can be solved in a day.', 'It will be clean in a day.'],
  },
  {
    id: 'en/no-be-with-verb',
    kind: 'verb-form',
    pattern: re`(?<be>is|are|was|were) (?<verb>${NO_PASSIVE}|depends|consists|belongs|happens|contains|includes|exists|seems)(?= (?:of|on|to|in|a|an|the|many|some|when|that|at|with|very|all|because)\b)`,
    to: ({ be = '', verb = '' }) => {
      const base = verb.toLowerCase().replace(/(?<!s)s$/, '');
      return /^w/i.test(be) ? participle(base) : be.toLowerCase() === 'is' ? thirdPerson(base) : base;
    },
    why: ({ verb = '' }) => `“${verb.toLowerCase()}” is the verb of the sentence: no “be” before it.`,
    mends: [['The book is consist of two parts.', 'The book consists of two parts.']],
    leaves: ['It depends on you.', 'The book was seen to exist.'],
  },
  {
    id: 'en/preposition-gerund',
    kind: 'verb-form',
    pattern: re`(?<preposition>by|without|of|about|from|while|instead of|interested in|good at|despite|besides|through|before|after|when) (?<verb>\p{L}{3,})(?= (?:a|an|the|to|my|his|her|its|our|their|your|me|him|them|us|it|you|in|at|on|that|this|these|those|some|many|more|new|good|better|English|other|people|all|things|money|how|what|with|up|out|about)\b)`,
    to: ({ preposition, verb = '' }) =>
      isVerb(verb) && !/^(?:do|have|go|come|say|feel|build|need|want|drive|found|live|pay|keep|cast)$/i.test(verb)
        ? `${preposition} ${gerund(verb.toLowerCase())}`
        : undefined,
    why: ({ preposition = '' }) => `After “${preposition.toLowerCase()}” the verb takes -ing.`,
    mends: [['You learn a lot by make a mistake.', 'You learn a lot by making a mistake.']],
    leaves: ['I learn by playing in a team.', 'We dream of the sea.'],
  },
];
