import type { Count, Gender } from '#server/adapters/corrector/basic/italian/nouns.ts';
import { list } from '#server/adapters/corrector/basic/rule.ts';

/** How a word begins, which decides between il, lo and l'. */
export type Onset = 'vowel' | 'hard' | 'plain';

export function onsetOf(word: string): Onset {
  if (/^h?[aeiouàèéìòù]/i.test(word)) return /^i[aeo]/i.test(word) ? 'hard' : 'vowel';
  return /^(?:s[^aeiouàèéìòù]|z|gn|ps|pn)/i.test(word) && /[aeiouàèéìòù]/i.test(word) ? 'hard' : 'plain';
}

type Cell = readonly [vowel: string, hard: string, plain: string];
type Table = Readonly<Record<Gender, Readonly<Record<Count, Cell>>>>;

const same = (form: string): Cell => [form, form, form];

/** il lo l' la i gli le, with the end that they give to a preposition: del, dello, dell' … */
const articles = (stem: string, short: string): Table => ({
  m: { s: [`${stem}l'`, `${stem}lo`, short], p: [`${endOf(stem)}gli`, `${endOf(stem)}gli`, `${endOf(stem)}i`] },
  f: { s: [`${stem}l'`, `${stem}la`, `${stem}la`], p: same(`${stem}le`) },
});
/** del-l', but de-gli. */
const endOf = (stem: string): string => stem.replace(/l$/, '');

const ones = (stem: string): Table => ({
  m: { s: [stem, `${stem}o`, stem], p: same(`${stem}i`) },
  f: { s: [`${stem}'`, `${stem}a`, `${stem}a`], p: same(`${stem}e`) },
});
const fourFormed = (stem: string): Table => ({
  m: { s: same(`${stem}o`), p: same(`${stem}i`) },
  f: { s: same(`${stem}a`), p: same(`${stem}e`) },
});

const FAMILIES: readonly Table[] = [
  { ...articles('', 'il'), m: { s: ["l'", 'lo', 'il'], p: ['gli', 'gli', 'i'] } },
  articles('del', 'del'),
  articles('al', 'al'),
  articles('dal', 'dal'),
  articles('nel', 'nel'),
  articles('sul', 'sul'),
  articles('quel', 'quel'),
  { ...articles('bel', 'bel'), f: fourFormed('bell').f },
  ones('un'),
  ones('nessun'),
  ones('alcun'),
  { ...ones('buon'), f: fourFormed('buon').f },
  ...list('quest molt tant tropp poc altr').map(fourFormed),
];

/** Un and nessun have no plural. */
export const isOne = (form: string): boolean => /^(?:un|nessun)[oa']?$/i.test(form);

export type Determiner = {
  readonly table: Table;
  readonly gender: Gender | undefined;
  readonly count: Count;
};

const DETERMINERS = new Map<string, Determiner>();
for (const table of FAMILIES) {
  for (const gender of ['m', 'f'] as const)
    for (const count of ['s', 'p'] as const)
      for (const form of new Set(table[gender][count])) {
        const known = DETERMINERS.get(form);
        DETERMINERS.set(form, { table, gender: known ? undefined : gender, count });
      }
}
// “molto”, “tanto” and “troppo” are adverbs too, “poco” forms its plural with h.
const POCO: Table = {
  m: { s: same('poco'), p: same('pochi') },
  f: { s: same('poca'), p: same('poche') },
};
for (const form of list('poci poce uni une nessuni nessune')) DETERMINERS.delete(form);
for (const [form, gender, count] of [
  ['poco', 'm', 's'],
  ['poca', 'f', 's'],
  ['pochi', 'm', 'p'],
  ['poche', 'f', 'p'],
] as const)
  DETERMINERS.set(form, { table: POCO, gender, count });

export const DETERMINER_FORMS: readonly string[] = [...DETERMINERS.keys()].map((form) => form.replace(/'$/, ''));
export const determinerOf = (form: string): Determiner | undefined => DETERMINERS.get(form.toLowerCase());

const ORDER: readonly Onset[] = ['vowel', 'hard', 'plain'];

/** A determiner as it stands before a word of this gender, number and beginning. */
export function determinerBefore(table: Table, gender: Gender, count: Count, next: string): string {
  const onset = onsetOf(next);
  return table[gender][count][ORDER.indexOf(onset)] ?? '';
}
