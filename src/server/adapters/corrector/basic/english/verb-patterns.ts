import { BASE_VERBS, CLEAR_VERBS, gerund, past } from '#server/adapters/corrector/basic/english/verbs.ts';
import { type Rule, re } from '#server/adapters/corrector/basic/rule.ts';

const OBJECT = '(?:me|him|her|us|them|you|it)';
const BASES = [...BASE_VERBS];

/** Which form a verb asks of the verb after it. */
export const VERB_PATTERNS: readonly Rule[] = [
  {
    id: 'en/gerund-after-verb',
    kind: 'verb-form',
    pattern: re`(?<first>(?:enjoy|avoid|finish|mind|suggest)(?:s|ed)?|(?:enjoy|avoid|finish|suggest)ing) to (?<verb>${BASES}|be)`,
    to: ({ first, verb = '' }) => `${first} ${gerund(verb.toLowerCase())}`,
    why: 'This verb is followed by the -ing form.',
    mends: [['I enjoy to read books.', 'I enjoy reading books.']],
    leaves: ['I want to read books.'],
  },
  {
    id: 'en/gerund-after-forward-to',
    kind: 'verb-form',
    pattern: re`(?<first>look(?:s|ed|ing)? forward to|instead of|interested in|good at|bad at|tired of|afraid of|think(?:ing)? about|thought about|dream(?:ed|ing)? of|excited about|without|before|after|proud of|fond of|capable of|thanks for|thank you for|grateful for|thankful for|sorry for) (?:to )?(?<verb>${CLEAR_VERBS}|be)(?! or\b)`,
    to: ({ first, verb = '' }) =>
      verb.toLowerCase() === 'be' && /^(?:before|after)$/i.test(first ?? '')
        ? undefined
        : `${first} ${gerund(verb.toLowerCase())}`,
    why: ({ first = '' }) => `After “${first.toLowerCase()}” the verb takes -ing.`,
    mends: [
      ['I look forward to meet you.', 'I look forward to meeting you.'],
      ['I am grateful for have good friends.', 'I am grateful for having good friends.'],
      ['Before go to bed I read.', 'Before going to bed I read.'],
      ['She left without say goodbye.', 'She left without saying goodbye.'],
    ],
    leaves: ['I look forward to the party.', 'Before we go to bed I read.'],
  },
  {
    id: 'en/missing-to',
    kind: 'missing-word',
    pattern: re`(?<first>want|wants|wanted|decided|decide|hope|hoped|plan|planned|forgot|would like|'d like|need|needed) (?<verb>go|buy|see|eat|be|have|do|make|take|get|learn|become|know|say|tell|speak|come|write|find|give|meet|sleep|visit|study|talk|watch|travel|work|live)(?! (?:of|or)\b)`,
    to: '{first} to {verb}',
    why: ({ first = '' }) => `“${first.toLowerCase()}” is followed by “to” and the verb.`,
    mends: [['I want go home.', 'I want to go home.']],
    leaves: ['I want to go home.'],
  },
  {
    id: 'en/to-ing',
    kind: 'verb-form',
    pattern: re`(?<first>want|wants|wanted|decided|decide|need|needs|needed|like|likes|liked|love|loves|loved|hope|hoped|plan|planned|have|has|had|able|going|try|tried|would like) to (?<verb>${[...BASE_VERBS].map(gerund)})`,
    to: ({ first, verb = '' }) => {
      const base = BASES.find((word) => gerund(word) === verb.toLowerCase());
      return base === undefined ? undefined : `${first} to ${base}`;
    },
    why: 'After this “to” the verb stands in its base form.',
    mends: [['I want to going home.', 'I want to go home.']],
    leaves: ['I look forward to going home.'],
  },
  {
    id: 'en/make-do',
    kind: 'verb-form',
    pattern: re`(?<first>make|makes|made|let|lets) (?<who>${OBJECT}) to (?<verb>${BASES}|be)`,
    to: '{first} {who} {verb}',
    why: '“Make” and “let” somebody do something: without “to”.',
    mends: [['She made me to cry.', 'She made me cry.']],
    leaves: ['She wanted me to cry.'],
  },
  {
    id: 'en/make-me-base',
    kind: 'verb-form',
    pattern: re`(?<first>make|makes|made|let|lets) (?<who>me|him|us|them|you) (?<verb>feels|felt|feeling|laughs|cries|smiles|thinks|thought|wants|understands)`,
    to: ({ first, who, verb = '' }) => {
      const base = BASES.find((word) => [`${word}s`, past(word), gerund(word)].includes(verb.toLowerCase())) ?? 'cry';
      return `${first} ${who} ${base}`;
    },
    why: '“Make” somebody feel or do something: base form of the verb.',
    mends: [['It makes me feels good.', 'It makes me feel good.']],
    leaves: ['It makes me feel good.'],
  },
  {
    id: 'en/for-purpose',
    kind: 'verb-form',
    pattern: re`(?<!\b(?:grateful|thankful|sorry|thanks|you|responsible|good|bad|time|famous) )for (?:to )?(?<verb>buy|learn|see|eat|get|meet|improve|have|find|become|do|speak|understand|know|prepare|celebrate|relax|earn|choose|make|take)(?= (?:a|an|the|my|his|her|our|their|your|some|more|money|new|English|food|it|him|them|me|us|good|better|friends)\b|[.!?])`,
    to: ({ verb = '' }, { index, input = '' }) =>
      /\b(?:grateful|thankful|thanks?|sorry)\b[^.!?]*$/i.test(input.slice(0, index))
        ? `for ${gerund(verb.toLowerCase())}`
        : `to ${verb}`,
    why: 'A purpose takes “to” and the verb; after “grateful for” the verb takes -ing.',
    mends: [
      ['I am grateful for my family and for have friends.', 'I am grateful for my family and for having friends.'],
      ['I went out for buy some milk.', 'I went out to buy some milk.'],
    ],
    leaves: ['I went out for a walk.'],
  },
  {
    id: 'en/go-shopping',
    kind: 'verb-form',
    pattern: re`(?<go>go|goes|went|going|gone) (?:to |for )(?:make |do |the )?(?<what>shopping|swimming|dancing|running|hiking|skiing|fishing|camping|jogging)(?! (?:mall|center|centre|pool|class|lesson|lessons|street)\b)`,
    to: '{go} {what}',
    why: ({ go = '', what }) => `Say “${go.toLowerCase()} ${what}”, without “to”.`,
    mends: [['I went to shopping.', 'I went shopping.']],
    leaves: ['I went to the shopping mall.', 'We go to dancing lessons.'],
  },
  {
    id: 'en/missing-be',
    kind: 'missing-word',
    pattern: re`(?<=^["“]*|[.!?,] |\b(?:and|but|because|so|when|if) )(?<who>I|he|she|we|they|it) (?<what>(?:(?:very|so|really|also|too) )?(?:happy|sad|tired|hungry|angry|busy|afraid|excited|sick|lucky|thirsty|grateful|proud|nervous|bored|surprised|from|sorry|ready|late|interested|glad))(?= |[.,!?])(?! to me)`,
    to: ({ who = '', what }, { input = '' }) => {
      const isPast = /\b(?:yesterday|last (?:night|week|month|year)|ago|was|were|went|had)\b/i.test(input);
      const be = who.toUpperCase() === 'I' ? (isPast ? 'was' : 'am') : isPast ? 'was' : 'is';
      return `${who} ${/^(?:we|they)$/i.test(who) ? (isPast ? 'were' : 'are') : be} ${what}`;
    },
    why: 'A form of “be” is missing before this word.',
    mends: [
      ['I very happy today.', 'I am very happy today.'],
      ['We went home and we so tired.', 'We went home and we were so tired.'],
    ],
    leaves: ['I am very happy.'],
  },
  {
    id: 'en/missing-be-ing',
    kind: 'missing-word',
    pattern: re`(?<=^["“]*|[.!?,] |\b(?:and|but|because|so|when|if|that) )(?<who>I|we|they|you|he|she|it) (?<verb>going|trying|studying|working|living|learning|looking|waiting|thinking|writing|feeling|reading|watching|doing|planning|raining|sitting|eating)(?= )`,
    to: ({ who = '', verb }, { input = '' }) => {
      const isPast = /\b(?:yesterday|last (?:night|week|month|year)|ago)\b/i.test(input);
      const isOne = /^(?:I|he|she|it)$/i.test(who);
      const present = who.toUpperCase() === 'I' ? 'am' : isOne ? 'is' : 'are';
      return `${who} ${isPast ? (isOne ? 'was' : 'were') : present} ${verb}`;
    },
    why: 'The -ing form needs “be”: “I am going”.',
    mends: [['I going to learn English.', 'I am going to learn English.']],
    leaves: ['I am going to learn English.', 'Seeing you and me going there was fun.'],
  },
  {
    id: 'en/be-rain',
    kind: 'verb-form',
    pattern: re`(?<it>it) (?<be>is|was) (?<verb>rain|snow)(?=[.,!?]|$| (?:a lot|all|today|outside|and|so|when|heavily|yesterday|again)\b)`,
    to: '{it} {be} {verb}ing',
    why: 'The weather now: “it is raining”.',
    mends: [['It was rain all day.', 'It was raining all day.']],
    leaves: ['It was rain that fell.'],
  },
  {
    id: 'en/feelings-ed',
    kind: 'word-choice',
    pattern: re`(?<who>I|we|they|you|he|she) (?<be>am|is|are|was|were|feel|felt|got|'m)(?<very> (?:very|so|really|a bit|too))? (?<word>boring|exciting|tiring|confusing|surprising)(?=[.!,]| because| and| about|$)`,
    to: ({ who, be, very, word = '' }) => `${who} ${be}${very} ${word.toLowerCase().replace(/ing$/, 'ed')}`,
    why: 'What a person feels ends in -ed, what causes it in -ing.',
    mends: [['I was very boring.', 'I was very bored.']],
    leaves: ['The film was very boring.'],
  },
  {
    id: 'en/things-ing',
    kind: 'word-choice',
    pattern: re`(?<what>(?:the|this|that) (?:film|movie|book|lesson|class|game|trip|party|day|story|match|exam)) (?<be>is|was)(?<very> (?:very|so|really|too))? (?<word>bored|interested|excited|tired|confused)(?=[.!,]| because| and|$)`,
    to: ({ what, be, very, word = '' }) =>
      `${what} ${be}${very} ${{ bored: 'boring', interested: 'interesting', excited: 'exciting', tired: 'tiring', confused: 'confusing' }[word.toLowerCase()]}`,
    why: 'A thing that causes a feeling ends in -ing.',
    mends: [['The film was very interested.', 'The film was very interesting.']],
    leaves: ['I was interested in the film.'],
  },
  {
    id: 'en/interesting-in',
    kind: 'word-choice',
    pattern: re`(?<be>am|is|are|was|were|'m|'re|be|get|got)(?<very> very| really| so)? interesting (?:in|on|for)(?= (?:the|my|a|this|learning|music|art|sport|sports|history|it|them|languages)\b)`,
    to: '{be}{very} interested in',
    why: 'You are “interested in” a thing; the thing is interesting.',
    mends: [['I am interesting in the history.', 'I am interested in the history.']],
    leaves: ['It is interesting in many ways.'],
  },
  {
    id: 'en/there-have',
    kind: 'word-choice',
    pattern: re`(?<there>there|there's) (?<verb>have|has|had) (?=(?<what>a|an|many|some|two|three|four|no|lots|several)\b)`,
    to: ({ there = '', verb = '', what = '' }) => {
      const isOne = /^an?$/i.test(what) || what === 'no';
      return `${there} ${verb.toLowerCase() === 'had' ? (isOne ? 'was' : 'were') : isOne ? 'is' : 'are'} `;
    },
    why: 'What exists somewhere: “there is”, “there are”.',
    mends: [['There have many shops.', 'There are many shops.']],
    leaves: ['There have been many shops.'],
  },
  {
    id: 'en/very-verb',
    kind: 'word-choice',
    pattern: re`(?<who>I|we|they|you|he|she) very (?<verb>like|likes|liked|love|loved|enjoy|enjoyed|want|wanted|appreciate|hate|miss|missed)`,
    to: '{who} really {verb}',
    why: '“Very” goes with adjectives; with a verb say “really”.',
    mends: [['I very like it.', 'I really like it.']],
    leaves: ['I like it very much.'],
  },
  {
    id: 'en/indirect-question',
    kind: 'word-order',
    pattern: re`(?<ask>know|understand|remember|wonder|tell me|told me|asked me) (?<word>what|where|who|how|why|when|which) (?<be>is|are|was|were) (?<who>he|she|it|they|this|that|you|we)(?=[.!?,]|$)`,
    to: '{ask} {word} {who} {be}',
    why: 'In an indirect question the subject stands before the verb.',
    mends: [["I don't know where is it.", "I don't know where it is."]],
    leaves: ['Where is it?'],
  },
  {
    id: 'en/have-hungry',
    kind: 'word-choice',
    pattern: re`(?<who>I|we|they|you|he|she) (?<verb>have|has|had) (?<very>very )?(?<what>hungry|thirsty|sleepy|afraid|tired|sick)`,
    to: ({ who = '', verb = '', very = '', what }) => {
      const plural = /^(?:we|they|you)$/i.test(who);
      const be =
        verb.toLowerCase() === 'had'
          ? plural
            ? 'were'
            : 'was'
          : plural
            ? 'are'
            : who.toUpperCase() === 'I'
              ? 'am'
              : 'is';
      return `${who} ${be} ${very}${what}`;
    },
    why: 'These states take “be”: “I am hungry”.',
    mends: [['I had hungry.', 'I was hungry.']],
    leaves: ['I was hungry.', 'I have hunger.'],
  },
  {
    id: 'en/need-ing',
    kind: 'verb-form',
    pattern: re`(?<first>spend|spent|spending)(?<time> (?:my |a lot of |much |the )?(?:time|day|days|hours|evening|weekend)) to (?<verb>${CLEAR_VERBS}|study|read|play|talk|work|clean)`,
    to: ({ first, time, verb = '' }) => `${first}${time} ${gerund(verb.toLowerCase())}`,
    why: '“Spend time” is followed by the -ing form.',
    mends: [['I spent a lot of time to study.', 'I spent a lot of time studying.']],
    leaves: ['I had a lot of time to study.'],
  },
];
