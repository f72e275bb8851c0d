import { list } from '#server/adapters/corrector/basic/rule.ts';

export type Gender = 'm' | 'f';
export type Count = 's' | 'p';
export type GenderOf = (noun: string) => Gender | undefined;

/** Words that the data call nouns and that are mostly something else; numbers and months have no plural. */
const NO_PLURAL = new Set(
  list(`cent mille contre non demi quart mai juin mars août avril avant après derrière devant lui leur eux elle tout tous toute quatre sept huit neuf onze douze cours fois corps temps gens bras dos mois pays souris
  prix choix voix nez riz gaz bus os fils jus repas cas bois ananas avis colis congrès procès succès accès métis lent ils rien dernier premier nouveau grand bon beau petit vieux jeune autre même super
  jolie haut gros propre vrai faux seul pas plus moins tant trop comme sans dans sur sous entre vers est soit dit fait pris mis vu lu`),
);

/** The plural of a noun, by its ending. */
export function pluralOf(word: string): string {
  if (/(?:eau|[^o]eu|au)$/.test(word)) return `${word}x`;
  if (/al$/.test(word) && !/^(?:bal|festival|carnaval|récital)$/.test(word)) return `${word.slice(0, -1)}ux`;
  return /^(?:bijou|genou|chou|caillou|hibou|joujou)$/.test(word) ? `${word}x` : `${word}s`;
}

/** A word that is surely a singular noun. */
export const isSingular = (word: string, genderOf: GenderOf): boolean => {
  const lower = word.toLowerCase();
  return !/[sxz]$/.test(lower) && lower.length > 2 && !NO_PLURAL.has(lower) && genderOf(lower) !== undefined;
};

/** The singular of a word that is surely a plural noun. */
export function singularOf(word: string, genderOf: GenderOf): string | undefined {
  const lower = word.toLowerCase();
  if (!/[sx]$/.test(lower) || NO_PLURAL.has(lower) || genderOf(lower) !== undefined) return undefined;
  const one = lower.endsWith('aux') && !lower.endsWith('eaux') ? `${lower.slice(0, -2)}l` : lower.slice(0, -1);
  return isSingular(one, genderOf) ? one : undefined;
}

/** Adjectives with their feminine, both singular. */
const FEMININE: ReadonlyMap<string, string> = new Map(
  list(`grand:grande petit:petite bon:bonne mauvais:mauvaise beau:belle nouveau:nouvelle vieux:vieille joli:jolie gros:grosse long:longue blanc:blanche noir:noire vert:verte bleu:bleue gris:grise brun:brune
  content:contente fatigué:fatiguée heureux:heureuse malheureux:malheureuse gentil:gentille intelligent:intelligente intéressant:intéressante important:importante amusant:amusante ennuyeux:ennuyeuse délicieux:délicieuse
  français:française anglais:anglaise allemand:allemande espagnol:espagnole italien:italienne américain:américaine chinois:chinoise japonais:japonaise canadien:canadienne européen:européenne cher:chère froid:froide chaud:chaude
  fort:forte haut:haute bas:basse premier:première meilleur:meilleure seul:seule prochain:prochaine dernier:dernière plein:pleine vide:vide ouvert:ouverte fermé:fermée préféré:préférée marié:mariée inquiet:inquiète surpris:surprise prêt:prête sportif:sportive actif:active
  charmant:charmante excellent:excellente différent:différente élégant:élégante patient:patiente bruyant:bruyante dangereux:dangereuse merveilleux:merveilleuse paresseux:paresseuse sérieux:sérieuse généreux:généreuse
  curieux:curieuse joyeux:joyeuse nombreux:nombreuse fier:fière léger:légère étranger:étrangère ancien:ancienne parisien:parisienne musicien:musicienne culturel:culturelle naturel:naturelle traditionnel:traditionnelle
  jeune:jeune rouge:rouge jaune:jaune rose:rose triste:triste malade:malade calme:calme facile:facile difficile:difficile utile:utile sympathique:sympathique magnifique:magnifique fantastique:fantastique célèbre:célèbre
  agréable:agréable confortable:confortable riche:riche pauvre:pauvre propre:propre sale:sale moderne:moderne timide:timide drôle:drôle sympa:sympa libre:libre bizarre:bizarre classique:classique rapide:rapide`).map(
    (pair) => pair.split(':') as [string, string],
  ),
);
const BASES = new Map<string, string>();
for (const base of FEMININE.keys())
  for (const gender of ['m', 'f'] as const)
    for (const count of ['s', 'p'] as const) BASES.set(agreed(base, gender, count), base);

export const ADJECTIVE_FORMS: readonly string[] = [...BASES.keys()];
/** The masculine singular of an adjective. */
export const adjectiveOf = (word: string): string | undefined => BASES.get(word.toLowerCase());

/** An adjective in a gender and number. */
export function agreed(base: string, gender: Gender, count: Count): string {
  const one = gender === 'f' ? (FEMININE.get(base) ?? base) : base;
  if (count === 's' || /[sx]$/.test(one)) return one;
  return /eau$/.test(one) ? `${one}x` : `${one}s`;
}
