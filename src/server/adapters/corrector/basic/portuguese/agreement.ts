import type { Fix } from '#domain/edits.ts';
import { DETERMINER_FORMS, determinerOf } from '#server/adapters/corrector/basic/portuguese/determiners.ts';
import {
  adjectiveOf,
  agreed,
  type Count,
  type Gender,
  nounOf,
} from '#server/adapters/corrector/basic/portuguese/nouns.ts';
import { list, re, type SearchRule } from '#server/adapters/corrector/basic/rule.ts';

/** Adjectives that, after a noun, often belong to somebody else: deixou a casa contente. */
const STATES = new Set(
  list(`feliz triste cansado contente preocupado nervoso tranquilo animado pronto ocupado casado apaixonado doente primeiro segundo terceiro certo próprio
  fechado aberto quebrado rápido lento sério caro barato alto baixo diferente possível claro quente`),
);
const VERY = '(?: (?:muito|mais|tão|bem|bastante|pouco|menos|super|um pouco|sempre|realmente))?';
const CLAUSE = String.raw`(?<=^["“«(]*|[.!?…;:,]["”»)]? ["“«(]?|\b(?:mas|porque|que|quando|se|onde|enquanto|então|depois|também|ontem|hoje|e) )`;
const SUBJECT = String.raw`(?:tod[oa]s )?(?<det>${DETERMINER_FORMS.filter((form) => /^(?:[oa]s?|uma?|est[ae]s?|ess[ae]s?|aquel[ae]s?|meus?|minhas?|seus?|suas?|nosso?s?|nossas?)$/.test(form)).join('|')}) (?:(?:meu|minha|seu|sua|nosso|nossa|outro|outra)s? )?(?<noun>[\p{L}-]{3,})`;

const AFTER_NOUN = re`(?<before>\p{L}+ )(?=(?<phrase>(?<noun>[\p{L}-]{3,})${VERY} (?<adjective>\p{L}+)))`;
const AFTER_BE = re`${CLAUSE}${SUBJECT}(?: (?:aqui|lá|(?<extra>\p{L}+)))? (?:não )?(?:é|era|foi|são|eram|foram|está|estava|estão|estavam|ficou|fica|parece|parecia)${VERY} (?<adjective>\p{L}+)`;
const AFTER_PRONOUN = re`${CLAUSE}(?<who>ele|ela|eles|elas|nós) (?:não )?(?:é|era|foi|são|eram|foram|está|estava|estão|estavam|ficou|somos|estamos|estávamos|parece)${VERY} (?<adjective>\p{L}+)`;

function afterNoun(text: string): Fix[] {
  return [...text.matchAll(AFTER_NOUN)].flatMap((match) => {
    const { before = '', noun: word = '', adjective = '' } = match.groups ?? {};
    const noun = nounOf(word);
    const base = adjectiveOf(adjective);
    const count = noun?.count ?? determinerOf(before.trim())?.count;
    if (!noun || !base || !count || STATES.has(base) || /^vez/i.test(word)) return [];
    return isLinked(before, text.slice(0, match.index), isSeveral(adjective, base)) || isBeforeNoun(text, match)
      ? []
      : adjectiveFix(match, adjective, agreed(base, noun.gender, count), word);
  });
}

/** “um copo de vinho cheio”, “um gato e um cachorro pretos”: the adjective may belong to an earlier noun. */
const isLinked = (before: string, earlier: string, several: boolean): boolean =>
  LINK.test(before.trim()) || / de $/i.test(earlier) || (several && / (?:e|ou) $/i.test(earlier));
const LINK = /^(?:de|d[oa]s?|com|em|para|por|sem|e|ou|mas|que|não|como)?$/i;

/** The adjective of a noun that follows. */
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
    if (
      !noun ||
      !base ||
      !count ||
      (extra && !adjectiveOf(extra)) ||
      isBeforeNoun(text, match) ||
      /[^,.;!?] e $/.test(text.slice(0, match.index))
    )
      return [];
    return adjectiveFix(match, adjective, agreed(base, noun.gender, count), word);
  });
}

const PRONOUN: Readonly<Record<string, readonly [Gender, Count]>> = {
  ele: ['m', 's'],
  ela: ['f', 's'],
  eles: ['m', 'p'],
  elas: ['f', 'p'],
  nós: ['m', 'p'],
};

function afterPronoun(text: string): Fix[] {
  return [...text.matchAll(AFTER_PRONOUN)].flatMap((match) => {
    const { who = '', adjective = '' } = match.groups ?? {};
    const base = adjectiveOf(adjective);
    const [gender, count] = PRONOUN[who.toLowerCase()] ?? ['m', 's'];
    if (!base || (/^nós$/i.test(who) && /as$/.test(adjective)) || isBeforeNoun(text, match)) return [];
    return / e $/.test(text.slice(0, match.index))
      ? []
      : adjectiveFix(match, adjective, agreed(base, gender, count), who);
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

export const AGREEMENT: readonly SearchRule[] = [
  {
    id: 'pt/adjective',
    kind: 'agreement',
    find: afterNoun,
    mends: [['Tenho um gato preta e moro numa casa bonito.', 'Tenho um gato preto e moro numa casa bonita.']],
    leaves: ['Tenho um gato preto.', 'Um copo de água cheio.', 'Um gato e um cachorro pretos.'],
  },
  {
    id: 'pt/adjective-be',
    kind: 'agreement',
    find: afterBe,
    mends: [['A comida estava muito gostoso.', 'A comida estava muito gostosa.']],
    leaves: ['A comida estava muito gostosa.', 'O dono da casa é simpático.'],
  },
  {
    id: 'pt/adjective-pronoun',
    kind: 'agreement',
    find: afterPronoun,
    mends: [['Ela é muito simpático.', 'Ela é muito simpática.']],
    leaves: ['Ela é muito simpática.', 'Nós somos altas.'],
  },
];
