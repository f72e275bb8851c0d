import { type Phrase, phraseRule } from '#server/adapters/corrector/basic/phrase.ts';
import { list, type Rule, re } from '#server/adapters/corrector/basic/rule.ts';
import { agreed, INFINITIVES, PERSONS, type Person, usesOf } from '#server/adapters/corrector/basic/spanish/verbs.ts';

const r = String.raw;
const PERSON_OF: Readonly<Record<string, Person>> = {
  yo: 'yo',
  tú: 'tú',
  él: 'él',
  ella: 'él',
  usted: 'él',
  nosotros: 'nosotros',
  nosotras: 'nosotros',
  ellos: 'ellos',
  ellas: 'ellos',
  ustedes: 'ellos',
};
const CLAUSE = r`(?<=^|[.!?,;¿¡] ?|\b(?:pero|porque|que|cuando|si|entonces|aunque|mientras|después|también) )`;
const BETWEEN = r`(?:(?:no|siempre|nunca|también|ya|solo|todavía) )?(?:(?:me|te|se|le|les|lo|la|los|las|nos) ){0,2}`;
const RELATIVES = list(
  'madre mamá padre papá hermano hermana abuelo abuela tío tía primo prima amigo amiga novio novia esposo esposa hijo hija jefe profesor profesora perro gato',
);

/** A finite form, or the infinitive, as the form of a person; undefined where it may be of that person already. */
function formFor(verb: string, person: Person): string | undefined {
  const infinitive = INFINITIVES.get(verb.toLowerCase());
  return infinitive ? infinitive.present[PERSONS.indexOf(person)] : agreed(verb, person);
}

/** Forms that are the first person whoever reads them: they need no pronoun. */
const isPlainly = (verb: string, person: Person): boolean => {
  const uses = usesOf(verb);
  return uses.length > 0 && uses.every((use) => use.person === person && use.tense !== 'subjunctive');
};

/** Pronouns that a phrase needs. */
const FORMS: readonly Phrase[] = [
  [
    'mí-after-preposition',
    r`(?<preposition>para|a|sin|de|sobre|por) yo(?=[.,!?]|$| (?:es|y|mismo)\b)`,
    '{preposition} mí',
    'Es importante para yo.',
    'Es importante para mí.',
    'Es para mí.',
    'After a preposition “yo” becomes “mí”.',
  ],
  [
    'conmigo',
    r`con (?:mí|mi|yo)(?=[.,!?]|$)`,
    'conmigo',
    'Vive con mí.',
    'Vive conmigo.',
    'Vive con mi madre.',
    'con + mí = conmigo.',
  ],
  [
    'contigo',
    r`con (?:ti|tú)(?=[.,!?]|$)`,
    'contigo',
    'Voy con ti.',
    'Voy contigo.',
    'Voy con tu madre.',
    'con + ti = contigo.',
  ],
  [
    'me-llamo',
    r`(?<=^|[.!?,] ?|\by )(?:yo )?(?:me )?llamo es (?=\p{Lu})`,
    'me llamo ',
    'Me llamo es Ana.',
    'Me llamo Ana.',
    'Me llamo Ana.',
    '“Me llamo” is already “my name is”.',
  ],
  [
    'me-levanto',
    r`(?<=^|[.!?,] |\b(?:y|luego|después|entonces|yo|siempre) )(?<verb>levanto|despierto|acuesto|ducho|levanté|desperté|acosté|duché) (?=(?:a las?|temprano|tarde|en|por)\b)`,
    'me {verb} ',
    'Por la mañana, levanto a las siete.',
    'Por la mañana, me levanto a las siete.',
    'Me levanto temprano.',
    'What one does to oneself is reflexive: “me levanto”.',
  ],
];

const uncapitalized = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** Personal pronouns: the verb that goes with them, and where they are left out. */
export const PRONOUNS: readonly Rule[] = [
  {
    id: 'es/pronoun-verb',
    kind: 'agreement',
    pattern: re`${CLAUSE}(?<who>${Object.keys(PERSON_OF)}) (?<between>${BETWEEN})(?<verb>\p{L}+)`,
    to: ({ who = '', between, verb = '' }) => {
      const form = formFor(verb, PERSON_OF[who.toLowerCase()] ?? 'yo');
      return form && `${who} ${between}${form}`;
    },
    why: ({ who }) => `The verb goes with “${who}”.`,
    mends: [
      ['Nosotros tiene un perro.', 'Nosotros tenemos un perro.'],
      ['Ella cocinar muy bien.', 'Ella cocina muy bien.'],
    ],
    leaves: ['Ella tiene un perro.', 'Yo era feliz.', 'Para él es fácil.'],
  },
  {
    id: 'es/noun-verb',
    kind: 'agreement',
    pattern: re`${CLAUSE}(?<who>(?:mi|tu|su|el|la) (?:${RELATIVES})) (?<between>${BETWEEN})(?<verb>\p{L}+)`,
    to: ({ who, between, verb = '' }) => {
      const form = formFor(verb, 'él');
      return form && `${who} ${between}${form}`;
    },
    why: ({ who }) => `“${who}” is one person: third person singular.`,
    mends: [['Mi madre trabajan mucho.', 'Mi madre trabaja mucho.']],
    leaves: ['Mi madre trabaja mucho.', 'Creo que mi padre y yo vamos.'],
  },
  {
    id: 'es/pronoun-left-out',
    kind: 'pronoun',
    pattern: re`(?<start>(?<=^|[.!?] |, ))(?<who>yo|nosotros) (?<between>${BETWEEN})(?<verb>\p{L}+)(?! (?:también|y|mismo|solo)\b)`,
    to: ({ who = '', between, verb = '' }) =>
      isPlainly(verb, PERSON_OF[who.toLowerCase()] ?? 'yo') ? `${between}${verb}` : undefined,
    why: ({ who = '' }) => `The verb says who already: “${who.toLowerCase()}” is left out unless it is stressed.`,
    mends: [['Yo tengo un perro.', 'Tengo un perro.']],
    leaves: ['Yo era feliz.', 'Tengo un perro.', 'Mi madre y yo vivimos aquí.'],
  },
  {
    id: 'es/a-whom-it-pleases',
    kind: 'pronoun',
    pattern: re`(?<=^|[.!?,] ?|\b(?:y|pero|porque) )(?<who>(?:mi|mis|tu|tus|su|sus|nuestro|nuestra) \p{L}+|muchas personas|los niños|la gente) (?<no>no )?(?<le>les?) (?<verb>gustan?|encantan?|interesan?|gustab\p{L}+|encantab\p{L}+|gustó|encantó)`,
    to: ({ who = '', no, le, verb }) => `a ${uncapitalized(who)} ${no}${le} ${verb}`,
    why: 'Whom it pleases stands behind “a”: “a mi madre le gusta”.',
    mends: [['Mi madre le gusta leer.', 'A mi madre le gusta leer.']],
    leaves: ['Le gusta leer.', 'A mi madre le gusta leer.'],
  },
  {
    id: 'es/a-whom-le',
    kind: 'pronoun',
    pattern: re`(?<=^|[.!?,] ?|\b(?:y|pero|porque) )(?<who>mi (?:${RELATIVES})) (?<no>no )?(?<verb>gustan?|encantan?) (?=(?:\p{L}+(?:ar|er|ir)|los|las|el|la|mucho)\b)`,
    to: ({ who = '', no, verb }) => `a ${uncapitalized(who)} ${no}le ${verb} `,
    why: 'Whom it pleases stands behind “a”, and “le” repeats it.',
    mends: [['Mi hermana gusta leer.', 'A mi hermana le gusta leer.']],
    leaves: ['A mi hermana le gusta leer.'],
  },
  {
    id: 'es/a-ella-le-gusta',
    kind: 'pronoun',
    pattern: re`(?<=^|[.!?] )(?<who>él|ella|ellos|ellas|usted|ustedes) (?<no>no )?(?<le>les?) (?<verb>gustan?|encantan?|interesan?)`,
    to: ({ who = '', no, le, verb }) => `a ${who.toLowerCase()} ${no}${le} ${verb}`,
    why: 'Whom it pleases stands behind “a”: “a ella le gusta”.',
    mends: [['Ella le gusta leer.', 'A ella le gusta leer.']],
    leaves: ['A ella le gusta leer.'],
  },
  ...FORMS.map(phraseRule('es', 'pronoun')),
];
