import { isVerb } from '#server/adapters/corrector/basic/english/lexicon.ts';
import { list, type Rule, re, reExact, sentenceStart } from '#server/adapters/corrector/basic/rule.ts';

/** Words that open a sentence and are always followed by a comma. */
const OPENERS =
  list(`however moreover nevertheless consequently firstly secondly thirdly lastly in_my_opinion on_the_other_hand first_of_all
  as_a_result in_other_words in_conclusion to_sum_up in_general last_but_not_least on_the_contrary in_short by_the_way`).map(
    (words) => words.replaceAll('_', ' '),
  );
/** What a clause begins with after its opener, so that “However hard I try” and “For example sentences” are left alone. */
const SUBJECT =
  "(?:I|we|he|she|it|they|you|there|this|that|these|those|the|a|an|my|his|her|our|their|your|if|when|some|many|most|people|one|in|it's|I'm|we're|they're|he's|she's|students|everyone|nobody|not)";
const PRONOUN = '(?:I|we|he|she|it|they|you|there)';
const MODAL =
  "(?:will|can|would|could|should|must|may|might|won't|can't|wouldn't|couldn't|shouldn't|have to|need to|am|is|are|was|were)";
/** A word that only a sentence has. */
const VERB =
  /\b(?:am|is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|should|must|may|might|went|got|made|said|took|came|like|likes|liked|want|wanted|need|think|know|feel|felt|love|hope|see|saw|make|go|get|\w+n't|\w+'(?:m|re|ve|ll|s))\b/i;

/** Commas, and marks at the end of a sentence. */
export const PUNCTUATION: readonly Rule[] = [
  {
    id: 'en/comma-after-opener',
    kind: 'punctuation',
    pattern: re`${sentenceStart}(?<opener>${OPENERS}) (?=${SUBJECT}\b)`,
    to: '{opener}, ',
    why: ({ opener = '' }) => `A comma follows “${opener}” at the start of a sentence.`,
    mends: [['However I was too tired.', 'However, I was too tired.']],
    leaves: ['However hard I try, I fail.', 'For example sentences see below.', 'In addition to that, I was late.'],
  },
  {
    id: 'en/comma-after-for-example',
    kind: 'punctuation',
    isHint: true,
    pattern: re`${sentenceStart}(?<opener>for example|for instance|in addition|furthermore|therefore|also|thus|unfortunately|nowadays|finally|in fact|of course) (?=${SUBJECT}\b)`,
    to: '{opener}, ',
    why: ({ opener = '' }) => `Most writers set a comma after “${opener}” at the start of a sentence.`,
    mends: [['For example I have two cats.', 'For example, I have two cats.']],
    leaves: ['For example sentences see below.', 'I have, for example, two cats.'],
  },
  {
    id: 'en/comma-before-but',
    kind: 'punctuation',
    isHint: true,
    pattern: re`(?<word>(?!not|nothing|anything|all|no|none|nobody|last)\p{L}{2,}) but (?=(?:I|we|he|she|they|it|you|there) \p{L})`,
    to: '{word}, but ',
    why: 'A comma stands before “but” when a new clause with its own subject begins.',
    mends: [['It rained but we went out.', 'It rained, but we went out.']],
    leaves: ['It was small but nice.', 'It rained, but we went out.'],
  },
  {
    id: 'en/comma-after-if',
    kind: 'punctuation',
    pattern: re`${sentenceStart}(?<clause>(?:if|when|although|because|after|before|while|as soon as) (?:I|we|he|she|it|they|you|the \p{L}+|my \p{L}+|people|someone)(?: (?!(?:if|when|that|what|how|where|who|which|and|but|or|think|thinks|thought|know|knew|said|say|says|told|believe|because|hope|feel|felt|wish|where|whether|things?|way|everything|all|place|time|reason)\b)[\p{L}']+){1,8}) (?=${PRONOUN} ${MODAL}\b)`,
    to: '{clause}, ',
    why: 'A comma stands after the first clause when it begins with “if”, “when” and the like.',
    mends: [
      ['If it rains tomorrow I will stay at home.', 'If it rains tomorrow, I will stay at home.'],
      ['When my sister was ill we were sad.', 'When my sister was ill, we were sad.'],
    ],
    leaves: ['If I think I can do it, I do.', 'I will stay if it rains.', 'When I know what they will do, I rest.'],
  },
  {
    id: 'en/full-stop-at-end',
    kind: 'punctuation',
    pattern: re`(?<last>\p{L}{2,})[ \t]*$`,
    to: ({ last }, { index, input = '' }) => {
      const sentence = /[^.!?…:]*$/.exec(input.slice(0, (index ?? 0) + (last?.length ?? 0)))?.[0] ?? '';
      const words = sentence.trim().split(/\s+/);
      const isSentence = words.length >= 4 && (VERB.test(sentence) || (words.length > 5 && words.some(isVerb)));
      return isSentence && !/^\s*[-–*•\d]/.test(input) ? `${last}.` : undefined;
    },
    why: 'A sentence ends with a full stop.',
    mends: [['Today I was at the beach with my friends', 'Today I was at the beach with my friends.']],
    leaves: ['Love, your Ana', '- milk that I have to buy today', 'What I did today: nothing'],
  },
  {
    id: 'en/two-full-stops',
    kind: 'punctuation',
    pattern: /(?<=\p{L})(?<!etc)\.\.(?!\.)/gu,
    to: '.',
    why: 'One full stop ends a sentence; three dots leave something out.',
    mends: [['We stayed at home.. It rained.', 'We stayed at home. It rained.']],
    leaves: ['We stayed at home… It rained.', 'We stayed... It rained.'],
  },
  {
    id: 'en/small-after-comma',
    kind: 'capital',
    pattern: reExact`(?<=\p{L}, )(?<word>The|This|That|These|They|He|She|We|It|You|But|And|Because|When|If|There|So|My|His|Her|Our|Their|Then|Also|Some|Many|People|What|Which|Who|Where|How|For|In|At|On|As|To|With|Not)(?= [\p{Ll}I])`,
    to: ({ word = '' }) => word.toLowerCase(),
    why: 'The sentence goes on after a comma: a small letter.',
    mends: [['After lunch, We went home.', 'After lunch, we went home.']],
    leaves: ['Dear Ana, I am well.', 'She said, “The end.”'],
  },
];
