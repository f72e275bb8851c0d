import type { Finding } from '#server/adapters/corrector/basic/finding.ts';
import {
  DETERMINER_FORMS,
  type Determiner,
  determinerBefore,
  determinerOf,
  isOne,
} from '#server/adapters/corrector/basic/italian/determiners.ts';
import { UNCOUNTABLE, VERB_LIKE } from '#server/adapters/corrector/basic/italian/lexicon.ts';
import {
  adjectiveOf,
  agreed,
  type Count,
  type Gender,
  type Noun,
  nounOf,
  pluralGender,
} from '#server/adapters/corrector/basic/italian/nouns.ts';
import { personsOf } from '#server/adapters/corrector/basic/italian/verb-tables.ts';
import { likeCase, list, re, type SearchRule } from '#server/adapters/corrector/basic/rule.ts';

/** A determiner and up to three words after it, of which one may be the noun. */
const PHRASE = re`(?<det>${DETERMINER_FORMS}'?) ?(?=(?<first>\p{L}+)(?: (?<second>\p{L}+))?(?: (?<third>\p{L}+))?(?![\p{L}-]))`;
const POSSESSIVE = new Map(
  list('mio:mio tuo:tuo suo:suo miei:mio tuoi:tuo suoi:suo mia:mio tua:tuo sua:suo mie:mio tue:tuo sue:suo').map(
    (pair) => pair.split(':') as [string, string],
  ),
);
const MIDDLE = new Set(
  list(
    'nuovo vecchio piccolo grande brutto altro stesso primo secondo terzo ultimo prossimo lungo intero unico caro bravo',
  ),
);
const ADVERBS = /^(?:molt|tant|tropp|poc)/i;
/** Also pronouns before a verb: la porta, lo visita. */
const PRONOUNS = /^(?:la|lo|le|gli|l')$/i;

type Phrase = {
  readonly form: string;
  readonly det: Determiner;
  readonly middle: readonly string[];
  readonly word: string;
  readonly noun: Noun;
};

const isMiddle = (word: string): boolean =>
  POSSESSIVE.has(word.toLowerCase()) ||
  /^(?:nostr|vostr)[oaie]$/i.test(word) ||
  MIDDLE.has(adjectiveOf(word) ?? word.toLowerCase().replace(/^altr[aie]$/, 'altro'));

function read(match: RegExpMatchArray, text: string): Phrase | undefined {
  const { det: form = '', first = '', second = '', third = '' } = match.groups ?? {};
  const det = determinerOf(form);
  const words = [first, second, third];
  const at = words.findIndex((word) => nounOf(word) !== undefined);
  const word = words[at] ?? '';
  const noun = nounOf(word);
  const middle = words.slice(0, at);
  // A noun with a capital inside a sentence is a name.
  if (!det || !noun || !middle.every(isMiddle) || (/^\p{Ll}/u.test(form) && /^\p{Lu}/u.test(word))) return undefined;
  return isOtherUse(form, middle, word, text.slice(0, match.index)) ? undefined : { form, det, middle, word, noun };
}

function isOtherUse(form: string, middle: readonly string[], noun: string, before: string): boolean {
  if (ADVERBS.test(form))
    return (
      middle.length > 0 ||
      /^mamma|^papà/i.test(noun) ||
      (/^(?:amic|vicin)/i.test(noun) && BEING.test(before)) ||
      /\b(?:piac\p{L}+|più|un|così) $/iu.test(before)
    );
  if (/^buon/i.test(form) && /^or/i.test(noun)) return true;
  const isVerb = VERB_LIKE.has(noun.toLowerCase()) || personsOf(noun) !== undefined;
  return PRONOUNS.test(form) && middle.length === 0 && isVerb;
}

const BEING = /\b(?:è|era|sono|siamo|siete|erano|eravamo|sei|essere|diventat[oaie]|restat[oi]|rimast[oi]) $/iu;

/** One or several: by the noun where it tells, else by the word before it. undefined where they differ beyond repair. */
function countOf({ form, det, middle, noun, word }: Phrase): Count | undefined {
  if (noun.count === undefined || noun.count === det.count) return det.count;
  if (noun.count === 's') return UNCOUNTABLE.has(word.toLowerCase()) || middle.some(isSingular) ? 's' : 'p';
  if (isOne(form)) return 's';
  return ADVERBS.test(form) || middle.some(isPlural) ? 'p' : undefined;
}

const isSingular = (word: string): boolean => /^(?:mi[oa]|tu[oa]|su[oa])$/i.test(word);
const isPlural = (word: string): boolean => /^(?:miei|tuoi|suoi|mie|tue|sue)$/i.test(word);

/** The words of the phrase as they should be: the determiner, what stands between, the noun. */
function mended({ det, middle, noun, word }: Phrase, count: Count): string[] {
  const head = noun.count === undefined || noun.count === count ? word : count === 'p' ? noun.plural : noun.singular;
  const gender = count === 'p' ? pluralGender(noun.plural, noun.gender) : noun.gender;
  const between = middle.map((part) => middleForm(part, gender, count));
  return [determinerBefore(det.table, gender, count, between[0] ?? head), ...between, head];
}

function middleForm(word: string, gender: Gender, count: Count): string {
  const lower = word.toLowerCase();
  const possessive = POSSESSIVE.get(lower);
  if (possessive !== undefined)
    return (gender === 'm' && count === 'p' && PLURAL_POSSESSIVE[possessive]) || agreed(possessive, gender, count);
  const base = adjectiveOf(lower) ?? lower.replace(/[aie]$/, 'o');
  return agreed(base, gender, count);
}

const PLURAL_POSSESSIVE: Readonly<Record<string, string>> = { mio: 'miei', tuo: 'tuoi', suo: 'suoi' };

function phraseFixes(text: string): Finding[] {
  return [...text.matchAll(PHRASE)].flatMap((match) => {
    const phrase = read(match, text);
    const count = phrase && countOf(phrase);
    return phrase && count ? fixesOf(match, phrase, mended(phrase, count)) : [];
  });
}

function fixesOf(match: RegExpMatchArray, phrase: Phrase, [determiner = '', ...rest]: readonly string[]): Finding[] {
  const start = match.index ?? 0;
  const article = `${likeCase(phrase.form, determiner)}${determiner.endsWith("'") ? '' : ' '}`;
  const fixes: Finding[] = [];
  let at = start + match[0].length;
  // A space behind the apostrophe is not the point here.
  if (determiner !== phrase.form.toLowerCase())
    fixes.push({ start, end: at, replacement: article, kind: 'article', ...articleReason(phrase, determiner) });
  for (const [i, word] of [...phrase.middle, phrase.word].entries()) {
    const replacement = likeCase(word, rest[i] ?? word);
    if (replacement.toLowerCase() !== word.toLowerCase())
      fixes.push({ start: at, end: at + word.length, replacement, ...reason(phrase, i, replacement) });
    at += word.length + 1;
  }
  return fixes;
}

/** Why the determiner changes: for the gender of the noun, for its number, or for the sound of the next word. */
function articleReason({ det, noun, word }: Phrase, right: string): Pick<Finding, 'explanation' | 'lesson'> {
  if (det.gender !== undefined && det.gender !== noun.gender)
    return { explanation: `“${word}” is ${noun.gender === 'm' ? 'masculine (il)' : 'feminine (la)'}.` };
  if (noun.count !== undefined && det.count !== noun.count) return { explanation: `“${right}” agrees with “${word}”.` };
  return {
    explanation: 'The sound of the next word decides: un amico, un’amica, uno zio, lo zio.',
    lesson: 'it/article-sound',
  };
}

function reason({ middle, word }: Phrase, at: number, right: string): Pick<Finding, 'kind' | 'explanation' | 'lesson'> {
  if (at < middle.length) return { kind: 'agreement', explanation: `“${right}” agrees with “${word}”.` };
  return { kind: 'noun-number', explanation: `Mind the number: “${right}”.` };
}

export const NOUN_PHRASE: SearchRule = {
  id: 'it/noun-phrase',
  kind: 'article',
  find: phraseFixes,
  mends: [
    ['La problema è grande.', 'Il problema è grande.'],
    ["Vorrei un altra birra e un'altro caffè.", "Vorrei un'altra birra e un altro caffè."],
    ['Ho un zaino e uno fratello.', 'Ho uno zaino e un fratello.'],
    ['I studenti e gli ragazzi cercano la mio libro.', 'Gli studenti e i ragazzi cercano il mio libro.'],
    ['Tutti i giorno vado nel chiesa.', 'Tutti i giorni vado nella chiesa.'],
    ['Ho molto fame e tanto amici.', 'Ho molta fame e tanti amici.'],
    ['Ho visto quello ragazzo e le mie occhiali.', 'Ho visto quel ragazzo e i miei occhiali.'],
  ],
  leaves: [
    'La mano e il problema.',
    'Lo visita ogni giorno e la porta a scuola.',
    "L'amica di un'altra ragazza.",
    'Mi piace molto musica e poesia.',
    'Sono molto amici.',
    'Le uova e le braccia.',
  ],
};
