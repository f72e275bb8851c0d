import { list, type Rule, re, reExact, sentenceStart } from '#server/adapters/corrector/basic/rule.ts';

/** Written apart by learners, but one word. */
const CLOSED =
  list(`my_self your_self him_self her_self our_selves them_selves week_end home_work house_work class_mate class_mates room_mate
  room_mates boy_friend girl_friend birth_day break_fast after_noon grand_mother grand_father grand_parents some_body every_body
  any_body foot_ball basket_ball bed_room bath_room no_where mean_while air_port news_paper under_stand some_one some_times in_deed some_where any_where any_thing every_thing every_where text_book
  text_books house_work house_wife tooth_brush book_store skate_board snow_man sun_shine rain_bow`);
/** Written together by learners, but two words. */
const OPEN =
  list(`a_lot as_well in_fact each_other at_least in_case even_though of_course in_front no_one all_right next_to high_school
  ice_cream every_time have_to going_to bus_stop`);
const OPEN_TOGETHER = OPEN.map((words) => words.replace('_', ''));
const CONTRACTIONS: Readonly<Record<string, string>> = {
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  havent: "haven't",
  hasnt: "hasn't",
  hadnt: "hadn't",
  im: "I'm",
  ive: "I've",
  youre: "you're",
  youve: "you've",
  theyre: "they're",
  weve: "we've",
  thats: "that's",
  whats: "what's",
  theres: "there's",
  "did not't": "didn't",
};
/** What people write on phones. */
const SHORT: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  bc: 'because',
  b4: 'before',
  tmr: 'tomorrow',
  esp: 'especially',
  ppl: 'people',
  sth: 'something',
  sb: 'somebody',
};
const PROPER =
  list(`monday tuesday wednesday thursday friday saturday sunday january february april june july september october november december
  english spanish german french italian russian japanese chinese korean portuguese arabic american british european mexican brazilian canadian indian
  christmas spain italy germany france england japan china brazil mexico canada russia india europe america asia africa london paris berlin madrid`);

/** Apostrophes, capitals and words written together or apart. */
export const WRITING: readonly Rule[] = [
  {
    id: 'en/i-capital',
    kind: 'capital',
    pattern: reExact`(?<!\b[ei]\.? )i(?<rest>'(?:m|ve|ll|d))?(?![.)])`,
    to: 'I{rest}',
    why: '“I” is always a capital letter.',
    mends: [["Yesterday i said i'm tired.", "Yesterday I said I'm tired."]],
    leaves: ['Part i) of the book, i.e. the first.'],
  },
  {
    id: 'en/contraction',
    kind: 'punctuation',
    pattern: re`(?<word>${Object.keys(CONTRACTIONS)})`,
    to: ({ word = '' }) => CONTRACTIONS[word.toLowerCase()],
    why: ({ word = '' }) =>
      `A letter is left out: the apostrophe stands for it, “${CONTRACTIONS[word.toLowerCase()]}”.`,
    mends: [['I dont know.', "I don't know."]],
    leaves: ["I don't know."],
  },
  {
    id: 'en/short-form',
    kind: 'register',
    pattern: reExact`(?<!\b[A-Z]\.? ?)(?<word>${Object.keys(SHORT)})(?![.'])`,
    to: ({ word = '' }) => SHORT[word],
    why: ({ word = '' }) => `Outside of short messages one writes “${SHORT[word]}”.`,
    mends: [['I hope u like it.', 'I hope you like it.']],
    leaves: ['The U turn is over there.', 'I hope you like it.'],
  },
  {
    id: 'en/proper-capital',
    kind: 'capital',
    pattern: reExact`(?<word>${PROPER})`,
    to: ({ word = '' }) => word.charAt(0).toUpperCase() + word.slice(1),
    why: 'Names of days, months, languages and places take a capital.',
    mends: [['On monday I speak english.', 'On Monday I speak English.']],
    leaves: ['We may march in august company.'],
  },
  {
    id: 'en/plural-ys',
    kind: 'spelling',
    pattern: re`(?<stem>famil|cit|part|countr|stor|bab|bod|activit|universit|opportunit|lad|hobb|memor|compan|stud)ys`,
    to: '{stem}ies',
    why: 'A consonant and -y: the plural ends in -ies.',
    mends: [['Two familys came.', 'Two families came.']],
    leaves: ['Two boys and two families.'],
  },
  {
    id: 'en/one-word',
    kind: 'spacing',
    pattern: re`(?<word>${CLOSED.map((words) => words.replace('_', ' '))})`,
    to: ({ word = '' }) => word.replace(' ', ''),
    why: ({ word = '' }) => `“${word.toLowerCase().replace(' ', '')}” is one word.`,
    mends: [['I did it my self.', 'I did it myself.']],
    leaves: ['I did it myself.'],
  },
  {
    id: 'en/two-words',
    kind: 'spacing',
    pattern: re`(?<word>${OPEN_TOGETHER})`,
    to: ({ word = '' }) => OPEN.find((words) => words.replace('_', '') === word.toLowerCase())?.replace('_', ' '),
    why: 'These are two words.',
    mends: [['I like it alot.', 'I like it a lot.']],
    leaves: ['I like it a lot.'],
  },
  {
    id: 'en/maybe',
    kind: 'spacing',
    pattern: re`${sentenceStart}may be,? (?=(?:I|we|he|she|they|you|it|the|my|this|that|tomorrow|next|one|because)\b)`,
    to: 'maybe ',
    why: '“Maybe” (perhaps) is one word.',
    mends: [['May be I will go.', 'Maybe I will go.']],
    leaves: ['It may be I who goes.'],
  },
  {
    id: 'en/every-day',
    kind: 'spacing',
    pattern: re`everyday(?=[.,!?]|$| (?:I|we|he|she|they|after|before|in|at|to|because|and|for|from|when|with|but|my|by)\b)`,
    to: 'every day',
    why: 'When? “every day”; “everyday” is an adjective.',
    mends: [['I run everyday.', 'I run every day.']],
    leaves: ['My everyday life.'],
  },
  {
    id: 'en/nowadays',
    kind: 'spacing',
    pattern: re`(?:now a days|now days|now-a-days|nowdays|nowaday)`,
    to: 'nowadays',
    why: '“Nowadays” is one word.',
    mends: [['Now a days it is easy.', 'Nowadays it is easy.']],
    leaves: ['Nowadays it is easy.'],
  },
  {
    id: 'en/for-example',
    kind: 'spelling',
    pattern: re`(?:for exemple|for exampel|for exmaple|for ejample|by example)(?=,| )`,
    to: 'for example',
    why: 'The phrase is “for example”.',
    mends: [['For exemple, I run.', 'For example, I run.']],
    leaves: ['For example, I run.'],
  },
];
