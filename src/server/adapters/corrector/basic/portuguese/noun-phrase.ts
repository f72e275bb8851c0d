import type { Fix } from '#domain/edits.ts';
import {
  DETERMINER_FORMS,
  type Determiner,
  determinerForm,
  determinerOf,
} from '#server/adapters/corrector/basic/portuguese/determiners.ts';
import { UNCOUNTABLE, VERB_LIKE } from '#server/adapters/corrector/basic/portuguese/lexicon.ts';
import {
  adjectiveOf,
  agreed,
  type Count,
  type Noun,
  nounOf,
} from '#server/adapters/corrector/basic/portuguese/nouns.ts';
import { formOf } from '#server/adapters/corrector/basic/portuguese/verb-tables.ts';
import { likeCase, list, re, type SearchRule } from '#server/adapters/corrector/basic/rule.ts';

/** A determiner and up to three words after it, of which one may be the noun. */
const PHRASE = re`(?<det>${DETERMINER_FORMS}) (?=(?<first>[\p{L}-]+)(?: (?<second>[\p{L}-]+))?(?: (?<third>[\p{L}-]+))?(?![\p{L}-]))`;
const MIDDLE = new Set(
  list('novo velho pequeno grande primeiro segundo terceiro último próximo bonito lindo ótimo querido'),
);
/** Also pronouns before a verb: o visita, nos ajuda. */
const PRONOUNS = /^(?:o|a|os|as|nos)$/i;
const ADVERBS = /^(?:muito|pouco|tanto|quanto)$/i;
/** “à tarde, à noite, a pé, a partir”: “a” is more often a preposition than an article out of place. */
const MAY_BE_ARTICLE = /(?:^|[.!?,;] |\b(?:com|para|sobre|sem|e|mas|que|porque|quando|comprei|bebi|tenho|vi) )$/iu;

/** a pé, a bordo: here “a” is a preposition. */
const AFTER_A = /^(?:pé|cavalo|bordo|tempo|caminho|lado|ponto|respeito|favor|fim|gás|vapor|princípio)$/i;

type Phrase = {
  readonly form: string;
  readonly det: Determiner;
  readonly middle: readonly string[];
  readonly word: string;
  readonly noun: Noun;
};

const isMiddle = (word: string): boolean =>
  MIDDLE.has(adjectiveOf(word) ?? '') ||
  /^(?:meu|minha|seu|sua|nosso|nossa|outr[oa]|bo[am]|bons|teu|tua)s?$/i.test(word);

function read(match: RegExpMatchArray, before: string): Phrase | undefined {
  const { det: form = '', first = '', second = '', third = '' } = match.groups ?? {};
  const det = determinerOf(form);
  const words = [first, second, third];
  const at = words.findIndex((word) => nounOf(word) !== undefined);
  const word = words[at] ?? '';
  const noun = nounOf(word);
  const middle = words.slice(0, at);
  // A noun with a capital inside a sentence is a name: o Vitória.
  if (!det || !noun || !middle.every(isMiddle) || (/^\p{Ll}/u.test(form) && /^\p{Lu}/u.test(word))) return undefined;
  return isOtherUse(form, middle, word, noun, before) ? undefined : { form, det, middle, word, noun };
}

function isOtherUse(form: string, middle: readonly string[], word: string, noun: Noun, before: string): boolean {
  if (/^a$/i.test(form) && noun.gender === 'm')
    return noun.count !== 's' || VERB_LIKE.has(word) || AFTER_A.test(word) || !MAY_BE_ARTICLE.test(before);
  if (/^(?:à|esta)$/i.test(form) && noun.gender === 'm')
    return /^esta$/i.test(form) && /^(?:frio|sol|calor|tempo|bom|meio)$/i.test(word);
  if (/^a$/i.test(form) && noun.count === 'p') return true;
  if (ADVERBS.test(form))
    return middle.length > 0 || /\b(?:é|era|são|eram|somos|foi|foram|gost\p{L}+|muito) $/iu.test(before);
  if (/^uma?$/i.test(form) && / e $/.test(before)) return true;
  return (
    PRONOUNS.test(form) && middle.length === 0 && (VERB_LIKE.has(word.toLowerCase()) || formOf(word) !== undefined)
  );
}

/** One or several: by the noun where it tells, else by the word before it. undefined where they differ beyond repair. */
function countOf({ form, det, noun, word }: Phrase): Count | undefined {
  if (noun.count === undefined || noun.count === det.count) return det.count;
  if (noun.count === 's') return UNCOUNTABLE.has(word.toLowerCase()) ? 's' : 'p';
  if (/^(?:uma?|nenhuma?|numa?)$/i.test(form)) return 's';
  return ADVERBS.test(form) || /^(?:meu|minha|seu|sua|nosso|nossa|outr[oa]|muita|pouca|est[ae]|ess[ae])$/i.test(form)
    ? 'p'
    : undefined;
}

/** The words of the phrase as they should be: the determiner, what stands between, the noun. */
function mended({ det, middle, noun, word }: Phrase, count: Count): string[] | undefined {
  const head = noun.count === undefined || noun.count === count ? word : count === 'p' ? noun.plural : noun.singular;
  const first = determinerForm(det.row, noun.gender, count);
  const between = middle.map((part) => {
    const known = determinerOf(part);
    return known
      ? (determinerForm(known.row, noun.gender, count) ?? part)
      : agreed(adjectiveOf(part) ?? part, noun.gender, count);
  });
  return first === undefined ? undefined : [first, ...between, head];
}

function phraseFixes(text: string): Fix[] {
  return [...text.matchAll(PHRASE)].flatMap((match) => {
    const phrase = read(match, text.slice(0, match.index));
    const count = phrase && countOf(phrase);
    const right = phrase && count && mended(phrase, count);
    return phrase && right ? fixesOf(match, phrase, right) : [];
  });
}

function fixesOf(match: RegExpMatchArray, phrase: Phrase, right: readonly string[]): Fix[] {
  const words = [phrase.form, ...phrase.middle, phrase.word];
  let at = match.index ?? 0;
  return words.flatMap((old, i) => {
    const start = at;
    at += old.length + 1;
    const replacement = likeCase(old, right[i] ?? old);
    if (replacement.toLowerCase() === old.toLowerCase()) return [];
    const isNoun = i === words.length - 1;
    const explanation = isNoun ? `Mind the number: “${replacement}”.` : reason(phrase, replacement);
    return { start, end: start + old.length, replacement, kind: isNoun ? 'noun-number' : 'article', explanation };
  });
}

const reason = ({ det, noun, word }: Phrase, right: string): string =>
  det.gender === noun.gender
    ? `“${right}” agrees with “${word}”.`
    : `“${word}” is ${noun.gender === 'm' ? 'masculine (o)' : 'feminine (a)'}.`;

export const NOUN_PHRASE: SearchRule = {
  id: 'pt/noun-phrase',
  kind: 'article',
  find: phraseFixes,
  mends: [
    ['Tenho uma problema com o viagem.', 'Tenho um problema com a viagem.'],
    ['O meu mão dói e os crianças brincam.', 'A minha mão dói e as crianças brincam.'],
    ['Há muito pessoas na jardim.', 'Há muitas pessoas no jardim.'],
    ['Comprei duas livros e uns camisa.', 'Comprei dois livros e umas camisas.'],
    ['A leite está na mesa.', 'O leite está na mesa.'],
  ],
  leaves: [
    'Fui a pé.',
    'A pé.',
    'Ele a visita e nos ajuda.',
    'A mão e o problema.',
    'Graças a amigos.',
    'Ele é muito amigo.',
  ],
};
