import {
  ADJECTIVES_E,
  ADJECTIVES_O,
  EITHER,
  FEMININE_A,
  MASCULINE_O,
} from '#server/adapters/corrector/basic/italian/lexicon.ts';

export type Gender = 'm' | 'f';
export type Count = 's' | 'p';

/** A form of a noun. A word that is the same in both numbers has no number of its own. */
export type Noun = {
  readonly gender: Gender;
  readonly count: Count | undefined;
  readonly singular: string;
  readonly plural: string;
};

/** Masculine in the singular, feminine in the plural: il braccio, le braccia. */
const SWITCHES = /^(?:bracci|dit|ginocchi|labbr|oss|uov|pai|centinai|migliai|lenzuol)a$|^orecchie$/;

/** Forms that two nouns share (il cameriere, le cameriere) tell nothing. */
const NOUNS = new Map<string, Noun | undefined>();
const ADJECTIVES = new Map<string, string>();

function add(entry: string, gender: Gender): void {
  const [singular = '', given] = entry.split(':');
  const plural = given ?? (gender === 'm' ? pluralOfO(singular) : pluralOfA(singular));
  const isSame = plural === singular;
  put(singular, { gender, count: isSame ? undefined : 's', singular, plural });
  if (!isSame) put(plural, { gender: pluralGender(plural, gender), count: 'p', singular, plural });
}

function put(form: string, noun: Noun): void {
  const known = NOUNS.get(form);
  NOUNS.set(form, NOUNS.has(form) && known?.singular !== noun.singular ? undefined : noun);
}

export const pluralGender = (plural: string, gender: Gender): Gender => (SWITCHES.test(plural) ? 'f' : gender);

const pluralOfO = (word: string): string =>
  /[cg]o$/.test(word)
    ? `${word.slice(0, -1)}hi`
    : /[^z]io$/.test(word) || word.endsWith('zio')
      ? word.slice(0, -1)
      : word.replace(/o$/, 'i');
const pluralOfA = (word: string): string => {
  if (/[cg]a$/.test(word)) return `${word.slice(0, -1)}he`;
  return /[^aeiou][cg]ia$/.test(word) ? `${word.slice(0, -2)}e` : word.replace(/a$/, 'e');
};

for (const entry of MASCULINE_O) add(entry, 'm');
for (const entry of FEMININE_A) add(entry, 'f');
for (const base of [...ADJECTIVES_O, ...ADJECTIVES_E]) for (const form of formsOf(base)) ADJECTIVES.set(form, base);

/** What is known of a noun, none where its gender depends on who is meant. */
export const nounOf = (word: string): Noun | undefined => {
  const lower = word.toLowerCase();
  if (EITHER.has(lower)) return undefined;
  return NOUNS.has(lower) || lower === 'abbastanza' ? NOUNS.get(lower) : byEnding(lower);
};

/** Endings that tell the gender of nearly every noun. */
const ENDINGS: readonly (readonly [ending: RegExp, gender: Gender, count: Count | undefined, other: string])[] = [
  [/[zs]ione$/, 'f', 's', 'i'],
  [/[zs]ioni$/, 'f', 'p', 'e'],
  [/.[aeiou]tà$/, 'f', undefined, 'à'],
  [/(?:[^br]ezz|.{2}anz|..[^s]enz)a$/, 'f', 's', 'e'],
  [/(?:.ezz|.{2}anz|..[^s]enz)e$/, 'f', 'p', 'a'],
  [/.{3}mento$/, 'm', 's', 'i'],
];

function byEnding(word: string): Noun | undefined {
  const found = ENDINGS.find(([ending]) => ending.test(word));
  if (!found) return undefined;
  const [, gender, count, other] = found;
  const changed = word.slice(0, -1) + other;
  return { gender, count, singular: count === 'p' ? changed : word, plural: count === 's' ? changed : word };
}

/** The dictionary form of an adjective. */
export const adjectiveOf = (word: string): string | undefined => ADJECTIVES.get(word.toLowerCase());
export const ADJECTIVE_FORMS: readonly string[] = [...ADJECTIVES.keys()];

function formsOf(base: string): string[] {
  return (['m', 'f'] as const).flatMap((gender) => (['s', 'p'] as const).map((count) => agreed(base, gender, count)));
}

/** An adjective in a gender and number. */
export function agreed(base: string, gender: Gender, count: Count): string {
  const stem = base.slice(0, -1);
  if (base.endsWith('e')) return count === 's' ? base : `${stem}i`;
  if (count === 's') return gender === 'm' ? base : `${stem}a`;
  if (/(?:[^i]c|g)o$/.test(base) || base === 'antico') return `${stem}h${gender === 'm' ? 'i' : 'e'}`;
  if (base.endsWith('ico')) return gender === 'm' ? `${stem}i` : `${stem}he`;
  if (gender === 'm') return base.endsWith('io') ? stem : `${stem}i`;
  return `${stem}e`;
}
