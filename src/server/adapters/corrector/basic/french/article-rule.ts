import type { Fix } from '#domain/edits.ts';
import { likeCase, re, type SearchRule } from '#server/adapters/corrector/basic/rule.ts';

type Gender = 'm' | 'f';

/** What stands before a noun of the other gender: before a consonant, and before a vowel where that differs. */
const CHANGE: Readonly<Record<Gender, Readonly<Record<string, string>>>> = {
  f: {
    le: 'la',
    un: 'une',
    ce: 'cette',
    du: 'de la',
    mon: 'ma',
    ton: 'ta',
    son: 'sa',
    quel: 'quelle',
    au: 'à la',
    cet: 'cette',
  },
  m: { la: 'le', une: 'un', ma: 'mon', ta: 'ton', sa: 'son', cette: 'ce', quelle: 'quel' },
};
/** Before a vowel only these differ between the genders. */
const BEFORE_VOWEL: Readonly<Record<Gender, Readonly<Record<string, string>>>> = {
  f: { un: 'une', ma: 'mon', ta: 'ton', sa: 'son', cet: 'cette', ce: 'cette' },
  m: { une: 'un', ma: 'mon', ta: 'ton', sa: 'son', cette: 'cet', ce: 'cet' },
};

const PAIR = re`(?<word>le|la|un|une|ce|cet|cette|du|mon|ma|ton|ta|son|sa|quel|quelle|au) (?<noun>\p{L}{3,})`;
const VOWEL = /^[aeiouyéèêàâîôûœ]|^h(?:eure|omme|istoire|abitude|ôtel|ôpital|iver|uile|umeur|erbe|onneur|orloge|érit)/i;

/** Articles and possessives of the other gender than their noun. */
export function articleRule(genderOf: (noun: string) => Gender | undefined): SearchRule {
  return {
    id: 'fr/article-gender',
    kind: 'article',
    find: (text) => [...text.matchAll(PAIR)].flatMap((match) => mend(text, match, genderOf) ?? []),
    mends: [
      ['Je mange un pomme.', 'Je mange une pomme.'],
      ['Ma chien est dans le maison.', 'Mon chien est dans la maison.'],
    ],
    leaves: ['Je mange une pomme.', 'Mon amie est là.', 'Je la mange.', 'Il le sait.'],
  };
}

function mend(text: string, match: RegExpMatchArray, genderOf: (noun: string) => Gender | undefined): Fix | undefined {
  const { word = '', noun = '' } = match.groups ?? {};
  const start = match.index ?? 0;
  const gender = genderOf(noun);
  if (gender === undefined || isPronoun(word, text.slice(0, start))) return undefined;
  const replacement = (VOWEL.test(noun) ? BEFORE_VOWEL : CHANGE)[gender][word.toLowerCase()];
  if (replacement === undefined || replacement === word.toLowerCase()) return undefined;
  const explanation = `“${noun}” is ${gender === 'f' ? 'feminine (la)' : 'masculine (le)'}.`;
  return { start, end: start + word.length, replacement: likeCase(word, replacement), kind: 'article', explanation };
}

/** “le” and “la” before a verb are pronouns: je la visite. */
const isPronoun = (word: string, before: string): boolean =>
  /^(?:le|la)$/i.test(word) &&
  /(?:\b(?:je|tu|il|elle|on|nous|vous|ils|elles|ne|me|te|se|de|à|pour|sans|qui|et|puis)|-)\s?$/i.test(before);
