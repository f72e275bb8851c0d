import type { Reading } from '#server/adapters/corrector/basic/german/noun-data.ts';

/** The forms of a determiner, each with the cases and genders that it may stand for. */
export type Determiner = ReadonlyMap<string, readonly Reading[]>;

const DER: Readonly<Record<string, readonly Reading[]>> = {
  der: ['NOM.M', 'DAT.F', 'GEN.F', 'GEN.P'],
  die: ['NOM.F', 'AKK.F', 'NOM.P', 'AKK.P'],
  das: ['NOM.N', 'AKK.N'],
  dem: ['DAT.M', 'DAT.N'],
  den: ['AKK.M', 'DAT.P'],
  des: ['GEN.M', 'GEN.N'],
};
/** Endings of dieser, jeder, jener, welcher, mancher, solcher. */
const DIES: Readonly<Record<string, readonly Reading[]>> = {
  er: ['NOM.M', 'DAT.F', 'GEN.F', 'GEN.P'],
  e: ['NOM.F', 'AKK.F', 'NOM.P', 'AKK.P'],
  es: ['NOM.N', 'AKK.N', 'GEN.M', 'GEN.N'],
  em: ['DAT.M', 'DAT.N'],
  en: ['AKK.M', 'DAT.P'],
};
/** Endings of ein, kein and the possessives. */
const EIN: Readonly<Record<string, readonly Reading[]>> = {
  '': ['NOM.M', 'NOM.N', 'AKK.N'],
  e: ['NOM.F', 'AKK.F', 'NOM.P', 'AKK.P'],
  en: ['AKK.M', 'DAT.P'],
  em: ['DAT.M', 'DAT.N'],
  er: ['DAT.F', 'GEN.F', 'GEN.P'],
  es: ['GEN.M', 'GEN.N'],
};

const DER_FORMS: Determiner = new Map(Object.entries(DER));

/** The forms of the determiner that a word is a form of; undefined when it is none. */
export function determinerOf(word: string): Determiner | undefined {
  const lower = word.toLowerCase();
  if (DER_FORMS.has(lower)) return DER_FORMS;
  const dies = /^(dies|jed|jen|welch|manch|solch)(?:er|e|es|em|en)$/.exec(lower);
  if (dies?.[1]) return withEndings(dies[1], DIES);
  const ein = /^(ein|kein|mein|dein|sein|ihr|unser|euer|eur)(?:|e|en|em|er|es)$/.exec(lower);
  // “ihr” and “sein” alone are mostly a pronoun and a verb.
  if (!ein?.[1] || lower === 'ihr' || lower === 'sein') return undefined;
  return einForms(ein[1] === 'euer' ? 'eur' : ein[1]);
}

const withEndings = (stem: string, endings: Readonly<Record<string, readonly Reading[]>>): Determiner =>
  new Map(Object.entries(endings).map(([ending, readings]) => [stem + ending, readings]));

/** “ein” has no plural. */
const einForms = (stem: string): Determiner =>
  new Map(
    Object.entries(EIN).map(([ending, readings]) => [
      ending === '' && stem === 'eur' ? 'euer' : stem + ending,
      stem === 'ein' ? readings.filter((reading) => !reading.endsWith('.P')) : readings,
    ]),
  );

export const isDefiniteArticle = (word: string): boolean => DER_FORMS.has(word.toLowerCase());
