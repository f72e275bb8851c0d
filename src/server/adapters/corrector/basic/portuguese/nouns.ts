import {
  ADJECTIVES_E,
  ADJECTIVES_O,
  FEMININE,
  MASCULINE,
} from '#server/adapters/corrector/basic/portuguese/lexicon.ts';

export type Gender = 'm' | 'f';
export type Count = 's' | 'p';

/** A form of a noun. A word that is the same in both numbers has no number of its own. */
export type Noun = {
  readonly gender: Gender;
  readonly count: Count | undefined;
  readonly singular: string;
  readonly plural: string;
};

const NOUNS = new Map<string, Noun | undefined>();
const ADJECTIVES = new Map<string, string>();

function add(entry: string, gender: Gender): void {
  const [singular = '', given] = entry.split(':');
  const plural = given ?? pluralOf(singular);
  const isSame = plural === singular;
  put(singular, { gender, count: isSame ? undefined : 's', singular, plural });
  if (!isSame) put(plural, { gender, count: 'p', singular, plural });
}

/** Forms that two nouns share (os avós, as avós) tell nothing. */
function put(form: string, noun: Noun): void {
  const known = NOUNS.get(form);
  NOUNS.set(form, NOUNS.has(form) && known?.singular !== noun.singular ? undefined : noun);
}

/** casa → casas, flor → flores, homem → homens, viagem → viagens, papel → papéis, nação → nações. */
export function pluralOf(word: string): string {
  if (word.endsWith('m')) return `${word.slice(0, -1)}ns`;
  if (/[cs]ão$|ião$|zão$/.test(word)) return `${word.slice(0, -2)}ões`;
  if (/[aou]l$/.test(word)) return word === 'sol' ? 'sóis' : `${word.slice(0, -1)}is`;
  if (word.endsWith('el')) return /[áéíóú]/.test(word) ? `${word.slice(0, -2)}eis` : `${word.slice(0, -2)}éis`;
  if (word.endsWith('il')) return /[áéíóú]/.test(word) ? `${word.slice(0, -2)}eis` : `${word.slice(0, -2)}is`;
  if (/ês$/.test(word)) return `${word.slice(0, -2)}eses`;
  return /[rz]$/.test(word) ? `${word}es` : `${word}s`;
}

for (const entry of MASCULINE) add(entry, 'm');
for (const entry of FEMININE) add(entry, 'f');
for (const base of [...ADJECTIVES_O, ...ADJECTIVES_E]) for (const form of formsOf(base)) ADJECTIVES.set(form, base);

/** Endings that tell the gender of nearly every noun. */
const ENDINGS: readonly (readonly [ending: RegExp, gender: Gender, count: Count])[] = [
  [/.(?:[aeiu]|en|p|r|s)ção$|.{2}são$|.{3}dade$/, 'f', 's'],
  [/.(?:[aeiu]|en|p|r|s)ções$|.{2}sões$|.{3}dades$/, 'f', 'p'],
  [/.{3}mento$/, 'm', 's'],
  [/.{3}mentos$/, 'm', 'p'],
];

/** What is known of a noun. */
export function nounOf(word: string): Noun | undefined {
  const lower = word.toLowerCase();
  if (NOUNS.has(lower)) return NOUNS.get(lower);
  const [, gender, count] = ENDINGS.find(([ending]) => ending.test(lower)) ?? [];
  if (!gender || !count) return undefined;
  const singular = count === 's' ? lower : lower.replace(/ões$/, 'ão').replace(/s$/, '');
  return { gender, count, singular, plural: count === 's' ? pluralOf(lower) : lower };
}

/** The dictionary form of an adjective. */
export const adjectiveOf = (word: string): string | undefined => ADJECTIVES.get(word.toLowerCase());
export const ADJECTIVE_FORMS: readonly string[] = [...ADJECTIVES.keys()];

function formsOf(base: string): string[] {
  return (['m', 'f'] as const).flatMap((gender) => (['s', 'p'] as const).map((count) => agreed(base, gender, count)));
}

/** An adjective in a gender and number. */
export function agreed(base: string, gender: Gender, count: Count): string {
  const one = base.endsWith('o') && gender === 'f' ? `${base.slice(0, -1)}a` : base;
  return count === 's' ? one : pluralOf(one);
}
