import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { plural } from '#server/adapters/corrector/basic/english/nouns.ts';

/*
 * What kind of word a word may be, read out of the spelling dictionary: it tells for each word which endings it takes,
 * `student/SM` has a plural and a genitive, `suggest/GVSDR` an -ing form. So it knows verbs from nouns without a second
 * dictionary. Words that may be both are neither here: the rules ask for what is certain.
 */
const load = createRequire(import.meta.url);

let entries: ReadonlyMap<string, string> | undefined;

/** Whether the dictionary has a word with an ending, given by its letter in index.aff. */
function takes(word: string, ending: string): boolean {
  entries ??= readEntries();
  return entries.get(word)?.includes(ending) ?? false;
}

function readEntries(): ReadonlyMap<string, string> {
  const file = join(dirname(load.resolve('dictionary-en')), 'index.dic');
  const lines = readFileSync(file, 'utf8').split('\n').slice(1);
  return new Map(lines.map((line) => [line.replace(/\/.*/, ''), line.replace(/^[^/]*\/?/, '')]));
}

const [PLURAL, GENITIVE, ING, ADVERB, SUPERLATIVE] = ['S', 'M', 'G', 'Y', 'T'];

const hasGenitive = (word: string): boolean => takes(word, GENITIVE) || isEntry(`${word}'s`);

/** Nouns as often used of a kind of thing or of people in general, and words that are more often something else. */
const UNCLEAR = new Set(
  `people police thanks one other self lot bit plus minus pro con ok thousand hundred million billion dozen today tomorrow yesterday
  north south east west inside outside upside downtown home then there here yes no maybe non per via let wan ad e i a b c d f g h j k l m n o p q r s t u
  v w x y z mr mrs dr min max kilo maths news series species means sheep deer fish aircraft offspring kind sort type pair couple few
  basic two are number most more less much many some any all none both half quarter`.split(/\s+/),
);

/** Nouns that are seldom counted, or are more often an adjective, although they have a plural. */
const SELDOM_COUNTED = new Set(
  `female male native medium media standard novel public prime senior secondary primary specific biography multiple percent yen euro won baht
  communist socialist mobile domestic comic ethnic revolutionary ottoman danish education society technology nature culture energy
  entertainment traffic safety economy music history science art law time life food fuel energy power hair business crime success death love
  peace beauty religion literature competition transportation communication environment weather health growth loss quality
  quantity youth ability experience opposition distribution production management construction administration publishing
  housing teaching writing reading meaning beginning training setting spelling climate earth world sun moon sea sky internet past future present
  general particular main individual official criminal chemical medical military civilian vice background daily weekly monthly
  adult plastic electric fellow key home east evil gold silver iron leather cotton stone water second minute`.split(
    /\s+/,
  ),
);

const isVerbForm = (word: string): boolean => takes(word, ING);
/** An adjective that has an adverb or a superlative: different, cheap. */
export const isAdjective = (word: string): boolean => takes(word, ADVERB) || takes(word, SUPERLATIVE);

/** Whether the plural is in the dictionary: as an ending, as a word, or by way of the verb (drivers: drive + rs). */
function hasPlural(noun: string): boolean {
  return takes(noun, PLURAL) || isEntry(plural(noun)) || FROM_VERBS.some((from) => from(noun));
}

const isEntry = (word: string): boolean => {
  takes(word, '');
  return entries?.has(word) ?? false;
};

const FROM_VERBS: readonly ((noun: string) => boolean)[] = [
  (noun) => /er$/.test(noun) && (takes(noun.slice(0, -1), 'Z') || takes(noun.slice(0, -2), 'Z')),
  (noun) => /ion$/.test(noun) && (takes(noun.slice(0, -3), 'X') || takes(`${noun.slice(0, -3)}e`, 'X')),
  (noun) => /ication$/.test(noun) && takes(noun.replace(/ication$/, 'y'), 'X'),
  (noun) => /^(?:re|un|dis)/.test(noun) && takes(noun.replace(/^(?:re|un|dis)/, ''), PLURAL),
  (noun) => /ing$/.test(noun) && (takes(noun.slice(0, -3), 'J') || takes(`${noun.slice(0, -3)}e`, 'J')),
];

/** Nouns that are verbs too, but are hardly ever meant as such. */
const MOSTLY_NOUNS = new Set(
  `car friend parent kid machine wife phone letter film article disease sentence shoe hat shirt mistake reason advantage disadvantage book bus
  photo photograph week hour room house word school dog cat bird tree tour ticket bottle box bag accident document email chapter
  hotel key kitchen language product project author doctor mother father brother sister nurse pilot cook guest host partner passage
  picture planet pocket president rule shop skill street subject system task teenager text theme tool toy train truck tutor
  window woman worker writer beginner lecturer professor medicine method flower fruit animal apartment`.split(/\s+/),
);

/** Nouns that are verbs too; they are meant only where no verb can stand. */
const ALSO_VERBS = new Set(
  `answer mistake reason machine film phone lecture product term choice advantage wife friend photograph disease accident sentence shoe hat
  shirt bridge corner document email feature form gap issue list map mark note number order page pencil piece point post price
  process project purpose rate result role rule score screen season secret seed shape sign site stage state step stone style
  surprise system task theme title turn trip visit dream plan party game place name change house dress bag bottle box cake book
  text table test ticket tour train tree view voice walk wall wave wish worker year week hour minute meal bird brand camera
  color colour cost crop dance fight fish flower group guide hotel key kid laugh meeting motor movie offer plant player pool`.split(
    /\s+/,
  ),
);

/** A noun that can be counted, in the singular, and is nothing else: student, idea, driver. */
export function isCountNoun(word: string): boolean {
  const noun = word.toLowerCase();
  if (UNCLEAR.has(noun) || SELDOM_COUNTED.has(noun) || noun.length < 3) return false;
  return MOSTLY_NOUNS.has(noun) || (hasGenitive(noun) && !isVerbForm(noun) && !isAdjective(noun) && hasPlural(noun));
}

/** The same, or one that may be a verb elsewhere: answer, trip. */
export const isCountNounHere = (word: string): boolean => isCountNoun(word) || ALSO_VERBS.has(word.toLowerCase());

/** Plurals that mean one thing too. */
const ALSO_SINGULAR = new Set(
  `means series species works headquarters barracks crossroads gallows sports goods news savings thanks lots times needs looks riches arms customs
  lives is as us this its plus always perhaps besides sometimes yes towards afterwards`.split(/\s+/),
);

/** The singular of a plural where no verb can stand: every details, a photos. */
export function singularHere(word: string): string | undefined {
  const noun = word.toLowerCase();
  const clear = singularOf(noun);
  if (clear !== undefined || ALSO_SINGULAR.has(noun) || !/[^su]s$/.test(noun) || /ics$/.test(noun)) return clear;
  const stems = [noun.slice(0, -1), noun.replace(/ies$/, 'y'), noun.replace(/(?<=[sxzh])es$/, '')];
  return stems.find((stem) => stem !== noun && plural(stem) === noun && isNoun(stem));
}

/** Any noun with a plural, whatever else it may be. */
export const isNoun = (noun: string): boolean =>
  !UNCLEAR.has(noun) && !SELDOM_COUNTED.has(noun) && hasGenitive(noun) && hasPlural(noun) && !isAdjective(noun);

/** The singular of a plural that is nothing else: students → student, cities → city, children → child. */
export function singularOf(word: string): string | undefined {
  const noun = word.toLowerCase();
  if (UNCLEAR.has(noun)) return undefined;
  const irregular = IRREGULAR_SINGULAR.get(noun);
  if (irregular !== undefined || !/s$/.test(noun) || /(?:ss|us|is|ics)$/.test(noun)) return irregular;
  const stems = [noun.slice(0, -1), noun.replace(/ies$/, 'y'), noun.replace(/(?<=[sxzh])es$/, '')];
  return stems.find((stem) => stem !== noun && plural(stem) === noun && isCountNoun(stem));
}

const IRREGULAR_SINGULAR = new Map([
  ['children', 'child'],
  ['men', 'man'],
  ['women', 'woman'],
  ['wives', 'wife'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
]);

/** A noun without a plural: information, furniture. */
export function isMassNoun(word: string): boolean {
  const noun = word.toLowerCase();
  if (UNCLEAR.has(noun) || noun.length < 4 || noun.endsWith('s')) return false;
  return hasGenitive(noun) && !isVerbForm(noun) && !isAdjective(noun) && !hasPlural(noun);
}

/** A verb in its base form that is no noun and no adjective: suggest, become, provide. */
export function isVerb(word: string): boolean {
  const verb = word.toLowerCase();
  if (MORE_VERBS.has(verb)) return true;
  return isVerbForm(verb) && !hasGenitive(verb) && !isAdjective(verb) && !NO_VERBS.has(verb);
}

/** Verbs that the dictionary does not show as such, or that are nouns too but hardly ever. */
const MORE_VERBS = new Set(
  `become begin forget prefer occur refer admit get go come do have make take give write say tell want seem need choose eat see know drive
  grow lose wear speak sing throw affect keep feel pay meet build die live solve`.split(/\s+/),
);
/** Verbs by their endings, but mostly something else in writing. */
const NO_VERBS = new Set(
  `own further lower best better near clear present outside including found born saw bound wound ground rose design extinct instance shanghai
  the a an and or for of in on at with this that these those determine profit qualify request concert can will must may might should would could ought`.split(
    /\s+/,
  ),
);
