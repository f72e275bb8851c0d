import type { Fix } from '#domain/edits.ts';
import { likeCase, list, type Rule, re, type SearchRule } from '#server/adapters/corrector/basic/rule.ts';
import { type Gender, genderOf, isPlural, TONIC_A } from '#server/adapters/corrector/basic/spanish/nouns.ts';

const PAIRS =
  list(`el:la los:las un:una unos:unas este:esta estos:estas mucho:mucha muchos:muchas otro:otra otros:otras nuestro:nuestra
  nuestros:nuestras todos:todas algún:alguna ningún:ninguna primer:primera ese:esa esos:esas aquel:aquella pocos:pocas varios:varias`).map(
    (pair) => pair.split(':'),
  );
const TO_FEMININE = new Map([
  ...PAIRS.map(([m = '', f = '']): [string, string] => [m, f]),
  ['del', 'de la'],
  ['al', 'a la'],
]);
const TO_MASCULINE = new Map(PAIRS.map(([m = '', f = '']): [string, string] => [f, m]));
const TO_PLURAL = new Map(
  list(
    'el:los la:las un:unos una:unas este:estos esta:estas mi:mis tu:tus su:sus mucho:muchos mucha:muchas otro:otros otra:otras nuestro:nuestros nuestra:nuestras',
  ).map((pair) => pair.split(':') as [string, string]),
);
const ADJECTIVES =
  list(`bonito pequeño bueno malo nuevo viejo largo corto alto bajo rico hermoso simpático divertido famoso cansado contento
  aburrido interesado preocupado blanco negro rojo amarillo delicioso maravilloso peligroso caro barato limpio sucio lleno tranquilo mexicano italiano americano
  chino favorito mismo próximo pasado último antiguo moderno perfecto loco guapo feo gordo delgado frío hispano latino importantísimo necesario`);
const FORMS = ADJECTIVES.flatMap((word) => [word, word.replace(/o$/, 'a'), `${word}s`, word.replace(/o$/, 'as')]);

/** Two words with nothing but a space between. */
const TWO = re`(?<first>${[...TO_FEMININE.keys(), ...TO_MASCULINE.keys()]}) (?<noun>\p{L}+)`;

function articleFixes(text: string): Fix[] {
  return [...text.matchAll(TWO)].flatMap((match) => {
    const { first = '', noun = '' } = match.groups ?? {};
    const gender = genderOf(noun);
    const word = first.toLowerCase();
    if (!gender || TONIC_A.has(noun.toLowerCase()) || isOtherUse(word, noun, text, match.index)) return [];
    const replacement = (gender === 'f' ? TO_FEMININE : TO_MASCULINE).get(word);
    if (replacement === undefined) return [];
    return {
      start: match.index,
      end: match.index + first.length,
      replacement: likeCase(first, replacement),
      kind: 'article' as const,
      explanation: `“${noun}” is ${gender === 'f' ? 'feminine (la)' : 'masculine (el)'}.`,
    };
  });
}

/** Pronouns and fixed phrases that look like an article and its noun: la noche del día, la mañana. */
const isOtherUse = (word: string, noun: string, text: string, at: number): boolean =>
  (/^(?:esta|este)$/.test(word) && /\b(?:me|te|le|nos|no|que|se)\s$/i.test(text.slice(0, at))) ||
  (noun.toLowerCase() === 'mañana' && /^(?:el|al|del)$/.test(word)) ||
  (noun.toLowerCase() === 'radio' && word === 'el') ||
  (word === 'la' && /^(?:viaje|trabajo|baile|plato|cuarto|vino|estado|pasado|regalo|sueño|camino|premio)$/i.test(noun));

const PHRASE = re`(?<determiner>el|la|los|las|un|una|unos|unas|mi|mis|tu|su|sus|este|esta|estos|estas|muchos|muchas|nuestra|nuestro|otra|otro) (?<noun>\p{L}+)(?<be> (?:es|fue|era|está|estaba|estuvo|son|fueron|eran|están|estaban|parece))?(?<very> (?:muy|más|tan|bastante|un poco))? (?<adjective>${FORMS})(?! (?:de|que)\b.{0,3}(?:la|el)\b)`;

function adjectiveFixes(text: string): Fix[] {
  return [...text.matchAll(PHRASE)].flatMap((match) => {
    const { noun = '', adjective = '' } = match.groups ?? {};
    const gender = genderOf(noun);
    if (!gender) return [];
    const replacement = agreed(adjective, gender, isPlural(noun));
    const end = match.index + match[0].length;
    if (replacement === adjective.toLowerCase()) return [];
    const explanation = `The adjective agrees with “${noun}”: “${replacement}”.`;
    return { start: end - adjective.length, end, replacement, kind: 'agreement' as const, explanation };
  });
}

const agreed = (adjective: string, gender: Gender, plural: boolean): string =>
  `${adjective.toLowerCase().replace(/[oa]s?$/, '')}${gender === 'f' ? 'a' : 'o'}${plural ? 's' : ''}`;

const searchRules: readonly SearchRule[] = [
  {
    id: 'es/article-gender',
    kind: 'article',
    find: articleFixes,
    mends: [
      ['Tengo un casa y la problema.', 'Tengo una casa y el problema.'],
      ['Vamos al playa.', 'Vamos a la playa.'],
    ],
    leaves: ['El agua está fría.', 'La mano y el día.', 'Por la mañana me levanto.'],
  },
  {
    id: 'es/adjective',
    kind: 'agreement',
    find: adjectiveFixes,
    mends: [
      ['Vivo en una casa bonito.', 'Vivo en una casa bonita.'],
      ['La comida fue muy bueno.', 'La comida fue muy buena.'],
    ],
    leaves: ['Vivo en una casa bonita.', 'Los perros negros.'],
  },
];

/** Agreement of article, noun, adjective and verb. */
export const AGREEMENT: readonly Rule[] = [
  ...searchRules,
  {
    id: 'es/article-number',
    kind: 'article',
    pattern: re`(?<article>el|la|mi|su|este|esta|mucho|mucha|otro|otra|nuestro|nuestra) (?<noun>amigos|amigas|padres|hermanos|hermanas|días|libros|niños|chicos|clases|personas|cosas|casas|semanas|horas|años|meses|películas|vacaciones|estudiantes|problemas|fiestas|ciudades|perros|gatos|abuelos|primos|tíos|juegos|deportes|lugares|playas)`,
    to: ({ article = '', noun }) => `${TO_PLURAL.get(article.toLowerCase())} ${noun}`,
    why: ({ noun }) => `“${noun}” is plural, and so is the word before it.`,
    mends: [['Mi amigos son buenos.', 'Mis amigos son buenos.']],
    leaves: ['Mis amigos son buenos.', 'Mi amigo es bueno.'],
  },
  {
    id: 'es/number-plural',
    kind: 'noun-number',
    pattern: re`(?<many>dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|treinta|muchos|muchas|algunos|algunas|varios|varias|pocos|pocas) (?<noun>día|año|mes|semana|hora|amigo|amiga|hermano|hermana|perro|gato|libro|clase|persona|cosa|minuto|hijo|hija|niño|niña|ciudad|lugar|vez|película|casa|problema)`,
    to: ({ many, noun = '' }) =>
      `${many} ${noun === 'vez' ? 'veces' : /[^aeiouáéíóú]$/.test(noun) ? `${noun}es` : `${noun}s`}`,
    why: 'More than one: plural.',
    mends: [['Tengo dos hermano.', 'Tengo dos hermanos.']],
    leaves: ['Tengo un hermano.'],
  },
  {
    id: 'es/gente',
    kind: 'agreement',
    pattern: re`(?<who>la gente|mi familia|todo el mundo) (?<verb>son|están|tienen|van|quieren|pueden|hablan|viven|dicen|fueron|eran|estaban|hacen|comen|piensan|necesitan)`,
    to: ({ who, verb = '' }) => `${who} ${GROUP_VERB[verb.toLowerCase()]}`,
    why: ({ who }) => `“${who}” is singular, so the verb is singular.`,
    mends: [['La gente son amable.', 'La gente es amable.']],
    leaves: ['La gente es amable.'],
  },
  {
    id: 'es/yo-verb',
    kind: 'agreement',
    pattern: re`(?<=^|[.!?,;] ?|\b(?:y|pero|porque|que|cuando|si|también|entonces) )(?<yo>yo) (?<no>no )?(?<verb>${['es', 'está', 'tiene', 'va', 'quiere', 'puede', 'hace', 'vive', 'come', 'habla', 'estudia', 'trabaja', 'fue', 'tuvo', 'hizo', 'necesita', 'piensa', 'cree', 'sabe', 'ser', 'tener', 'ir', 'querer', 'hacer']})(?! (?:a ser|que)\b)`,
    to: ({ yo, no = '', verb = '' }) => `${yo} ${no}${FIRST_PERSON[verb.toLowerCase()]}`,
    why: ({ verb = '' }) => `With “yo”: “${FIRST_PERSON[verb.toLowerCase()]}”.`,
    mends: [['Yo tiene un perro.', 'Yo tengo un perro.']],
    leaves: ['Yo tengo un perro.'],
  },
  {
    id: 'es/gustar-plural',
    kind: 'agreement',
    pattern: re`(?<who>me|te|le|nos|les) (?<verb>gusta|encanta|interesa|gustó|encantó)(?<much> (?:mucho|más|también))? (?<what>(?:los|las|mis|tus|sus|estos|estas) \p{L}+)`,
    to: ({ who, verb = '', much, what }) =>
      `${who} ${verb.endsWith('ó') ? `${verb.slice(0, -1)}aron` : `${verb}n`}${much} ${what}`,
    why: 'What pleases is the subject: several things, plural verb.',
    mends: [['Me gusta los perros.', 'Me gustan los perros.']],
    leaves: ['Me gusta leer.', 'Me gusta el perro.'],
  },
  {
    id: 'es/yo-gusto',
    kind: 'verb-form',
    pattern: re`yo (?:me )?(?:gusto|gusta|gustan|encanto)(?<what> (?:el|la|los|las|mi|mis|tu|este|esta|\p{L}+(?:ar|er|ir))\b)`,
    to: ({ what = '' }) => `me ${/^ (?:l[oa]s|mis)/.test(what) ? 'gustan' : 'gusta'}${what}`,
    why: '“Gustar” works backwards: “me gusta …”.',
    mends: [['Yo gusto leer.', 'Me gusta leer.']],
    leaves: ['A mí me gusta leer.'],
  },
];

const GROUP_VERB: Readonly<Record<string, string>> = {
  son: 'es',
  están: 'está',
  tienen: 'tiene',
  van: 'va',
  quieren: 'quiere',
  pueden: 'puede',
  hablan: 'habla',
  viven: 'vive',
  dicen: 'dice',
  fueron: 'fue',
  eran: 'era',
  estaban: 'estaba',
  hacen: 'hace',
  comen: 'come',
  piensan: 'piensa',
  necesitan: 'necesita',
};
const FIRST_PERSON: Readonly<Record<string, string>> = {
  es: 'soy',
  está: 'estoy',
  tiene: 'tengo',
  va: 'voy',
  quiere: 'quiero',
  puede: 'puedo',
  hace: 'hago',
  vive: 'vivo',
  come: 'como',
  habla: 'hablo',
  estudia: 'estudio',
  trabaja: 'trabajo',
  fue: 'fui',
  tuvo: 'tuve',
  hizo: 'hice',
  necesita: 'necesito',
  piensa: 'pienso',
  cree: 'creo',
  sabe: 'sé',
  ser: 'soy',
  tener: 'tengo',
  ir: 'voy',
  querer: 'quiero',
  hacer: 'hago',
};
