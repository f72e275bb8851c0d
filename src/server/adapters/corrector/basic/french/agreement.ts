import type { Fix } from '#domain/edits.ts';
import {
  adjectiveOf,
  agreed,
  type Count,
  type Gender,
  type GenderOf,
  isSingular,
  pluralOf,
  singularOf,
} from '#server/adapters/corrector/basic/french/nouns.ts';
import { formOf, inPerson } from '#server/adapters/corrector/basic/french/verb-tables.ts';
import { likeCase, type Rule, re } from '#server/adapters/corrector/basic/rule.ts';

const CLAUSE = String.raw`(?<=^["“«(]* ?|[.!?…;:,]["”»)]? ["“«(]?|\b(?:mais|parce que|que|quand|si|où|car|donc|alors|puis|et|aujourd'hui|hier|ici|comme) )`;
const MANY =
  '(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|mes|tes|ses|nos|vos|leurs|ces|des|plusieurs|quelques|tous les|toutes les|(?<=\\b(?:dans|avec|pour|sur|sous|chez|par|entre|sans) )les|\\d{1,2})';
const VERY = '(?: (?:très|plus|trop|assez|vraiment|si|un peu|toujours|aussi|moins|bien))?';
const SUBJECT = String.raw`(?<det>les?|la|l'|une?|des|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leurs?|cet|cette|ces?)(?<sep> |(?<=')) ?(?<noun>\p{L}{2,})`;
const PLURAL = /^(?:les|des|mes|tes|ses|nos|vos|leurs|ces)$/i;
/** Times begin a sentence without being its subject. */
const TIME =
  /^(?:jours?|matins?|soirs?|nuits?|semaines?|mois|ans?|années?|heures?|fois|week-ends?|après-midi|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|été|hiver|moments?|temps)$/i;

/** Adjectives that stand before their noun. */
const BEFORE =
  '(?:grande?s?|petite?s?|bon(?:ne)?s?|mauvaise?s?|beaux?|belles?|nouveaux?|nouvelles?|vieux|vieilles?|jolie?s?|gros(?:se)?s?|longs?|longues?|premi(?:er|ère)s?|derni(?:er|ère)s?|meilleure?s?)';
const SHORT: Readonly<Record<string, string>> = { beau: 'bel', nouveau: 'nouvel', vieux: 'vieil' };
const VOWEL = /^[aeiouyéèêàâîôûœ]|^h(?:omme|ôtel|ôpital|iver|ami)/i;

/** Agreement in number and gender, with the genders of nouns. */
export function agreementRules(genderOf: GenderOf): readonly Rule[] {
  const subjectOf = (det: string, noun: string): { gender: Gender; count: Count } | undefined => {
    const one = PLURAL.test(det) ? (singularOf(noun, genderOf) ?? noun.toLowerCase()) : noun.toLowerCase();
    const gender = genderOf(one);
    const known = gender ?? (/^(?:gens|enfants|élèves|amis)$/i.test(noun) ? 'm' : undefined);
    return known ? { gender: known, count: PLURAL.test(det) ? 'p' : 's' } : undefined;
  };
  const nounVerb = (text: string): Fix[] =>
    [...text.matchAll(NOUN_VERB)].flatMap((match) => {
      const { det = '', noun = '', verb = '' } = match.groups ?? {};
      const subject = subjectOf(det, noun);
      if (!subject || TIME.test(noun) || / et $/.test(text.slice(0, match.index))) return [];
      const isWrong = /^(?:est|était|avait)$/.test(verb) || formOf(verb)?.persons.has(2) === true;
      if (subject.count !== 'p' || !isWrong || genderOf(verb) !== undefined) return [];
      return fixAtEnd(match, verb, inPerson(verb, 5), `The verb agrees with “${noun}”.`);
    });
  const afterBe = (text: string): Fix[] =>
    [...text.matchAll(NOUN_BE)].flatMap((match) => {
      const { det = '', noun = '', adjective = '' } = match.groups ?? {};
      const subject = subjectOf(det, noun);
      const base = adjectiveOf(adjective);
      if (!subject || !base || / et $/.test(text.slice(0, match.index))) return [];
      return fixAtEnd(
        match,
        adjective,
        agreed(base, subject.gender, subject.count),
        `The adjective agrees with “${noun}”: “${agreed(base, subject.gender, subject.count)}”.`,
      );
    });
  return [
    {
      id: 'fr/number-plural',
      kind: 'noun-number',
      pattern: re`(?<many>${MANY}) (?<noun>\p{L}{3,})(?![-'])`,
      to: ({ many, noun = '' }) => (isSingular(noun, genderOf) ? `${many} ${pluralOf(noun)}` : undefined),
      why: 'More than one: plural.',
      mends: [['Tous les jour je mange deux banane.', 'Tous les jours je mange deux bananes.']],
      leaves: ['Tous les jours.', 'Deux mille.', 'Ces jeunes filles.', 'Deux fois.'],
    },
    {
      id: 'fr/number-singular',
      kind: 'noun-number',
      pattern: re`(?<one>chaque|une?|cette|aucune?) (?<noun>\p{L}{3,})(?![-'])`,
      to: ({ one, noun = '' }) => {
        const singular = singularOf(noun, genderOf);
        return singular && `${one} ${likeCase(noun, singular)}`;
      },
      why: ({ one = '' }) => `After “${one.toLowerCase()}” the noun is singular.`,
      mends: [['Chaque jours je lis.', 'Chaque jour je lis.']],
      leaves: ['Chaque jour je lis.', 'Une fois.', 'Un repas.'],
    },
    {
      id: 'fr/possessive-plural',
      kind: 'agreement',
      pattern: re`(?<whose>mon|ma|ton|ta|son|sa|notre|votre|quelque) (?<noun>\p{L}{3,})(?![-'])`,
      to: ({ whose = '', noun = '' }) =>
        singularOf(noun, genderOf) ? `${MANY_OF[whose.toLowerCase()]} ${noun}` : undefined,
      why: ({ noun }) => `“${noun}” is plural, and so is the word before it.`,
      mends: [["J'ai perdu mon clés.", "J'ai perdu mes clés."]],
      leaves: ["J'ai perdu mes clés.", 'Mon fils.', 'Mon cours.'],
    },
    {
      id: 'fr/adjective-before',
      kind: 'agreement',
      pattern: re`(?<adjective>${BEFORE}) (?<noun>\p{L}{3,})(?![-'])`,
      to: ({ adjective = '', noun = '' }, match) => {
        const singular = singularOf(noun, genderOf);
        const gender = genderOf(singular ?? noun.toLowerCase());
        const base = adjectiveOf(adjective);
        const before = (match.input ?? '').slice(0, match.index);
        const isOne = /\b(?:une?|le|la|mon|ma|ton|ta|son|sa|ce|cette) $/i.test(before);
        if (!gender || !base || adjectiveOf(noun) || (isOne && singular)) return undefined;
        // One or several: “petits malheureux” does not tell.
        if (!singular && /[sxz]$/.test(noun)) return undefined;
        const word = agreed(base, gender, singular ? 'p' : 's');
        return `${gender === 'm' && !singular && VOWEL.test(noun) ? (SHORT[base] ?? word) : word} ${noun}`;
      },
      why: ({ noun }) => `The adjective agrees with “${noun}”.`,
      mends: [
        ['Bon journée dans une nouveau ville.', 'Bonne journée dans une nouvelle ville.'],
        ["J'ai un vieux appartement.", "J'ai un vieil appartement."],
      ],
      leaves: ['Bonne journée.', 'Un grand homme.', 'Il a un beau petit chien.', 'Un bon de réduction.'],
    },
    {
      id: 'fr/adjective-plural',
      kind: 'agreement',
      pattern: re`(?<det>les|des|mes|tes|ses|nos|vos|leurs|ces) (?<noun>\p{L}{3,}[sx]) (?<adjective>\p{L}+(?<![sx]))(?! (?:de|à|que)\b| \p{L}+s\b)`,
      to: ({ det, noun = '', adjective = '' }) => {
        const singular = singularOf(noun, genderOf);
        const base = adjectiveOf(adjective);
        const gender = singular && genderOf(singular);
        return base && gender ? `${det} ${noun} ${agreed(base, gender, 'p')}` : undefined;
      },
      why: ({ noun }) => `The adjective agrees with “${noun}”.`,
      mends: [['Les fleurs rouge sont là.', 'Les fleurs rouges sont là.']],
      leaves: ['Les fleurs rouges.', 'Des cours faciles.'],
    },
    {
      id: 'fr/noun-verb',
      kind: 'agreement',
      find: nounVerb,
      mends: [['Les enfants joue dehors.', 'Les enfants jouent dehors.']],
      leaves: ['Les enfants jouent.', 'Les jours passe Anna ici.', 'Le père et les enfants jouent.'],
    },
    {
      id: 'fr/adjective-be',
      kind: 'agreement',
      find: afterBe,
      mends: [['La maison est très grand.', 'La maison est très grande.']],
      leaves: ['La maison est très grande.', 'Le mari de la voisine est grand.'],
    },
  ];
}

const NOUN_VERB = re`${CLAUSE}${SUBJECT}(?: (?:ne |n'|me |te |se |nous |vous )?)(?<verb>\p{L}{2,})`;
const NOUN_BE = re`${CLAUSE}${SUBJECT} (?:n'|ne )?(?:est|était|sont|étaient|semble|semblait)(?: pas)?${VERY} (?<adjective>\p{L}+)(?! (?:de|à) \p{L}+)`;

const MANY_OF: Readonly<Record<string, string>> = {
  mon: 'mes',
  ma: 'mes',
  ton: 'tes',
  ta: 'tes',
  son: 'ses',
  sa: 'ses',
  notre: 'nos',
  votre: 'vos',
  quelque: 'quelques',
};

function fixAtEnd(match: RegExpMatchArray, word: string, right: string | undefined, explanation: string): Fix[] {
  if (right === undefined || right === word.toLowerCase()) return [];
  const end = (match.index ?? 0) + match[0].length;
  return [{ start: end - word.length, end, replacement: likeCase(word, right), kind: 'agreement', explanation }];
}
