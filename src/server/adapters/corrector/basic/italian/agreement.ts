import type { Fix } from '#domain/edits.ts';
import { determinerOf } from '#server/adapters/corrector/basic/italian/determiners.ts';
import {
  adjectiveOf,
  agreed,
  type Count,
  type Gender,
  nounOf,
} from '#server/adapters/corrector/basic/italian/nouns.ts';
import { clause, SUBJECT_NOUN } from '#server/adapters/corrector/basic/italian/subjects.ts';
import { list, re, type SearchRule } from '#server/adapters/corrector/basic/rule.ts';

/** Adjectives that, after a noun, often belong to somebody else: lascia la casa contento. */
const STATES = new Set(
  list(`contento felice triste stanco arrabbiato pronto preoccupato nervoso tranquillo interessato innamorato sposato fidanzato
  occupato libero malato sano allegro primo secondo terzo vero giusto caldo freddo forte veloce pronto chiuso aperto rotto solo diverso possibile stesso composto situato sorpreso spaventato deluso confuso impaurito seduto vestito sdraiato abituato convinto dedicato`),
);
const VERY = "(?: (?:molto|più|così|tanto|troppo|poco|davvero|veramente|abbastanza|sempre|meno|un po'))?";

const AFTER_NOUN = re`(?<before>\p{L}+(?:'| ))(?=(?<phrase>(?<noun>\p{L}{3,})${VERY} (?<adjective>\p{L}+)))`;
const AFTER_BE = re`${clause}${SUBJECT_NOUN}(?: (?<extra>\p{L}+))? (?<be>(?:non )?(?:è|era|sono|erano|sembra|sembrava|sembravano|sembrano|diventa|è stat[oaie]|sono stat[oaie]|era stat[oa]))${VERY} (?<adjective>\p{L}+)`;

function afterNoun(text: string): Fix[] {
  return [...text.matchAll(AFTER_NOUN)].flatMap((match) => {
    const { before = '', noun: word = '', adjective = '' } = match.groups ?? {};
    const noun = nounOf(word);
    const base = adjectiveOf(adjective);
    const det = determinerOf(before.trimEnd());
    if (!noun || !base || STATES.has(base) || /^volt/i.test(word)) return [];
    if (
      isLinked(before, text.slice(0, match.index), isSeveral(adjective, base)) ||
      isBeforeNoun(text, match) ||
      isAlong(text, match)
    )
      return [];
    const count = noun.count ?? det?.count;
    return count ? adjectiveFix(match, adjective, agreed(base, noun.gender, count), word) : [];
  });
}

/** “un bicchiere di vino pieno”, “un cane e un gatto neri”: the adjective may belong to an earlier noun. */
const isLinked = (before: string, earlier: string, several: boolean): boolean =>
  LINK.test(before.trim()) || (several && / (?:e|ed|o) $/i.test(earlier));
const LINK = /^(?:di|d'|de[lgi]\p{L}*'?|da|con|in|a|ad|senza|per|e|ed|o|ma|che|non|come)?$/iu;

/** “lungo il fiume” is a preposition. */
const isAlong = (text: string, match: RegExpMatchArray): boolean =>
  /lungo$/i.test(match.groups?.adjective ?? '') &&
  /^ (?:il|la|lo|l'|i|le|gli|un|una|tutt|quest|quell|via|corso)/i.test(text.slice(endOf(match)));

/** The adjective of a noun that follows: la ragazza, bella amica … */
function isBeforeNoun(text: string, match: RegExpMatchArray): boolean {
  const next = /^ (\p{L}+)/u.exec(text.slice(endOf(match)))?.[1] ?? '';
  return nounOf(next) !== undefined;
}

function afterBe(text: string): Fix[] {
  return [...text.matchAll(AFTER_BE)].flatMap((match) => {
    const { noun: word = '', det = '', extra = '', adjective = '' } = match.groups ?? {};
    const noun = nounOf(word);
    const base = adjectiveOf(adjective);
    const count = noun?.count ?? determinerOf(det)?.count;
    if (!noun || !base || !count || (extra && !adjectiveOf(extra)) || isBeforeNoun(text, match)) return [];
    return adjectiveFix(match, adjective, agreed(base, noun.gender, count), word);
  });
}

/** Whether an adjective is plural, as that of two nouns would be. */
const isSeveral = (adjective: string, base: string): boolean =>
  [agreed(base, 'm', 'p'), agreed(base, 'f', 'p')].includes(adjective.toLowerCase());

/** Where the adjective ends; after a noun it is only looked at, so that the next noun is seen too. */
const endOf = (match: RegExpMatchArray): number =>
  (match.index ?? 0) + match[0].length + (match.groups?.phrase?.length ?? 0);

function adjectiveFix(match: RegExpMatchArray, adjective: string, replacement: string, noun: string): Fix[] {
  if (replacement === adjective.toLowerCase()) return [];
  const end = endOf(match);
  const explanation = `The adjective agrees with “${noun}”: “${replacement}”.`;
  return [{ start: end - adjective.length, end, replacement, kind: 'agreement', explanation }];
}

const PRONOUN: Readonly<Record<string, readonly [Gender, Count]>> = {
  lui: ['m', 's'],
  lei: ['f', 's'],
  noi: ['m', 'p'],
  loro: ['m', 'p'],
};
const AFTER_PRONOUN = re`${clause}(?<who>lui|lei|noi|loro) (?<be>(?:non )?(?:è|era|siamo|eravamo|sono|erano))${VERY} (?<adjective>\p{L}+)(?! \p{L}*(?:persona|ragazz|donn|uom|coppi))`;

function afterPronoun(text: string): Fix[] {
  return [...text.matchAll(AFTER_PRONOUN)].flatMap((match) => {
    const { who = '', adjective = '' } = match.groups ?? {};
    const base = adjectiveOf(adjective);
    const [gender, count] = PRONOUN[who.toLowerCase()] ?? ['m', 's'];
    // “Lei è contento” may be polite; “noi siamo contente” may be women.
    if (!base || /^L(?:ei|oro)/.test(who) || (count === 'p' && /e$/.test(adjective) && !base.endsWith('e'))) return [];
    return isBeforeNoun(text, match) ? [] : adjectiveFix(match, adjective, agreed(base, gender, count), who);
  });
}

export const AGREEMENT: readonly SearchRule[] = [
  {
    id: 'it/adjective',
    kind: 'agreement',
    find: afterNoun,
    mends: [
      ['Porta una gonna rosso.', 'Porta una gonna rossa.'],
      ['Gli studenti americano leggono libri interessante.', 'Gli studenti americani leggono libri interessanti.'],
    ],
    leaves: [
      'Porta una gonna rossa.',
      'Un bicchiere di vino vuoto.',
      'Ha lasciato la casa contento.',
      'Un cane e un gatto neri.',
    ],
  },
  {
    id: 'it/adjective-be',
    kind: 'agreement',
    find: afterBe,
    mends: [['La mia città è molto bello.', 'La mia città è molto bella.']],
    leaves: [
      'La mia città è molto bella.',
      'Il problema della ragazza è serio.',
      'La ragazza con il cane è simpatica.',
    ],
  },
  {
    id: 'it/adjective-pronoun',
    kind: 'agreement',
    find: afterPronoun,
    mends: [['Ora noi siamo qui, noi siamo stanco.', 'Ora noi siamo qui, noi siamo stanchi.']],
    leaves: ['Lei è contento?', 'Noi siamo contente.'],
  },
];
