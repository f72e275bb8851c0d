import type { Fix } from '#domain/edits.ts';
import { list, type Rule, re, reExact } from '#server/adapters/corrector/basic/rule.ts';
import { GERUNDS, PRETERITE } from '#server/adapters/corrector/basic/spanish/verb-forms.ts';

const LOWER =
  list(`Lunes Martes Miércoles Jueves Viernes Sábado Domingo Enero Febrero Marzo Junio Agosto Septiembre Octubre
  Noviembre Diciembre Español Inglés Francés Alemán Italiano Mexicano Mexicana Americano Americana Americanos Española Mexicanos Latino Hispano Inglesa`);
const INFINITIVE = String.raw`\p{L}{1,12}(?:ar|er|ir|ír)(?:me|te|se|lo|la|los|las|le|les|nos)?`;
const NOT_INFINITIVE = new Set(
  list(
    'ayer mujer lugar hogar mar bar bienestar ser azúcar celular familiar popular escolar par popular poder deber placer taller alquiler líder',
  ),
);
const isInfinitive = (word: string): boolean => !NOT_INFINITIVE.has(word.toLowerCase()) || word.toLowerCase() === 'ser';
const PERSONS = list(
  'amigo amiga amigos amigas madre padre padres mamá papá hermano hermana hermanos abuela abuelo abuelos novia novio esposo esposa hijo hija hijos familia primo prima primos profesor profesora tía tío jefe compañeros compañero vecino vecina',
);

function invertedMarks(text: string): Fix[] {
  const sentences = text.matchAll(/(?:^|(?<=[.!?…]["”»]?\s))([^.!?…¿¡]+)([!?]+)/gu);
  return [...sentences].map((match) => {
    const [, sentence = '', marks = ''] = match;
    const mark = marks.includes('?') ? '¿' : '¡';
    const start = match.index + (/^\s*["“«(]*/u.exec(sentence)?.[0].length ?? 0);
    const explanation = mark === '¿' ? 'A question opens with ¿.' : 'An exclamation opens with ¡.';
    return { start, end: start, replacement: mark, kind: 'punctuation' as const, explanation };
  });
}

/** Spanish verbs, prepositions and marks by pattern. */
export const SENTENCE_RULES: readonly Rule[] = [
  {
    id: 'es/inverted-marks',
    kind: 'punctuation',
    find: invertedMarks,
    mends: [['Cómo estás? Qué bien!', '¿Cómo estás? ¡Qué bien!']],
    leaves: ['¿Cómo estás?', 'Hola, ¿cómo estás?'],
  },
  {
    id: 'es/contraction',
    kind: 'article',
    pattern: reExact`(?<preposition>[Dd]e|[Aa]) el(?= \p{Ll})`,
    to: '{preposition}l',
    why: 'de + el = del, a + el = al.',
    mends: [['Vamos a el parque de el pueblo.', 'Vamos al parque del pueblo.']],
    leaves: ['Vamos al parque.', 'Somos de El Salvador.'],
  },
  {
    id: 'es/y-e',
    kind: 'word-choice',
    pattern: re`y(?= h?i(?![aeouáéó])\p{L})`,
    to: 'e',
    why: '“Y” becomes “e” before the sound i.',
    mends: [['Padres y hijos.', 'Padres e hijos.']],
    leaves: ['Padres e hijos.', 'Agua y hielo.'],
  },
  {
    id: 'es/o-u',
    kind: 'word-choice',
    pattern: re`o(?= h?[oó]\p{L})`,
    to: 'u',
    why: '“O” becomes “u” before the sound o.',
    mends: [['Siete o ocho.', 'Siete u ocho.']],
    leaves: ['Siete u ocho.'],
  },
  {
    id: 'es/lower-case',
    kind: 'capital',
    pattern: reExact`(?<=[\p{L},] )(?<word>${LOWER}|(?<=\b(?:de|en) )(?:Mayo|Abril|Julio))(?! \p{Lu})`,
    to: ({ word = '' }) => word.toLowerCase(),
    why: 'Days, months, languages and nationalities take a small letter in Spanish.',
    mends: [['El Lunes estudio Español.', 'El lunes estudio español.']],
    leaves: ['El lunes estudio español.', 'Lunes. Estudio.'],
  },
  {
    id: 'es/ir-a',
    kind: 'preposition',
    pattern: re`(?<go>voy|vas|va|vamos|van|iba|íbamos|iban) (?<verb>${INFINITIVE})`,
    to: ({ go, verb = '' }) => (isInfinitive(verb) ? `${go} a ${verb}` : undefined),
    why: 'The near future: “ir a” and the infinitive.',
    mends: [['Mañana voy comer con Ana.', 'Mañana voy a comer con Ana.']],
    leaves: ['Mañana voy a comer.', 'Voy ayer y hoy.'],
  },
  {
    id: 'es/verb-a',
    kind: 'preposition',
    pattern: re`(?<first>empecé|empezó|empezamos|empezar|empieza|empiezo|comencé|comenzó|aprender|aprendí|aprendo|aprendió|ayudar|ayuda|ayudó|enseñar|enseñó|invitó) (?<verb>${INFINITIVE})`,
    to: ({ first, verb = '' }) => (isInfinitive(verb) ? `${first} a ${verb}` : undefined),
    why: ({ first }) => `“${first}” is joined to an infinitive by “a”.`,
    mends: [['Empecé estudiar español.', 'Empecé a estudiar español.']],
    leaves: ['Empecé a estudiar.', 'Quiero estudiar.'],
  },
  {
    id: 'es/verb-de',
    kind: 'preposition',
    pattern: re`(?<first>antes|después|trato|traté|tratar|trata|terminé|dejé|tengo ganas) (?<verb>${INFINITIVE})`,
    to: ({ first, verb = '' }) => (isInfinitive(verb) ? `${first} de ${verb}` : undefined),
    why: ({ first }) => `“${first}” is joined to an infinitive by “de”.`,
    mends: [['Antes comer, leo.', 'Antes de comer, leo.']],
    leaves: ['Antes de comer, leo.'],
  },
  {
    id: 'es/tener-que',
    kind: 'missing-word',
    pattern: re`(?<first>tengo|tiene|tenemos|tienen|tuve|tuvo|tenía|tuvimos) (?:a )?(?<verb>${INFINITIVE})`,
    to: ({ first, verb = '' }) => (isInfinitive(verb) ? `${first} que ${verb}` : undefined),
    why: 'Must: “tener que” and the infinitive.',
    mends: [['Tengo estudiar mucho.', 'Tengo que estudiar mucho.']],
    leaves: ['Tengo que estudiar.', 'Tengo poder.'],
  },
  {
    id: 'es/modal-no-a',
    kind: 'extra-word',
    pattern: re`(?<first>quiero|quiere|quieren|queremos|puedo|puede|pueden|podemos|debo|debe|deben|necesito|necesita|prefiero|espero|me gusta|le gusta|nos gusta|quería) a (?<verb>${INFINITIVE})`,
    to: ({ first, verb = '' }) => (isInfinitive(verb) ? `${first} ${verb}` : undefined),
    why: 'This verb is followed by the infinitive directly.',
    mends: [['Quiero a viajar.', 'Quiero viajar.']],
    leaves: ['Voy a viajar.', 'Quiero viajar.'],
  },
  {
    id: 'es/para-infinitive',
    kind: 'verb-form',
    pattern: re`(?<preposition>para|sin|después de|antes de|además de|en vez de) (?<verb>\p{L}{2,10}(?:ando|iendo|yendo))`,
    to: ({ preposition, verb = '' }) => {
      const stem = verb.toLowerCase();
      const base = GERUNDS[stem] ?? (stem.endsWith('ando') ? stem.replace(/ando$/, 'ar') : undefined);
      return base === undefined || /^(?:cuando|mando|comando)$/.test(stem) ? undefined : `${preposition} ${base}`;
    },
    why: 'After a preposition Spanish takes the infinitive.',
    mends: [['Antes de viajando, leo.', 'Antes de viajar, leo.']],
    leaves: ['Estoy viajando.'],
  },
  {
    id: 'es/personal-a',
    kind: 'preposition',
    pattern: re`(?<verb>vi|vimos|vio|ver|visité|visitamos|visitar|visito|conocí|conocer|conocimos|llamé|llamar|ayudar|ayudé|extraño|extrañar|invité|encontré|amo|escuchar) (?<who>(?:mi|mis|tu|su|sus|nuestro|nuestra) (?:\p{L}+ )?(?:${PERSONS}))`,
    to: '{verb} a {who}',
    why: 'A person as object takes “a”.',
    mends: [['Ayer vi mi amiga.', 'Ayer vi a mi amiga.']],
    leaves: ['Ayer vi a mi amiga.', 'Ayer vi mi casa.'],
  },
  {
    id: 'es/muy-mucho',
    kind: 'word-choice',
    pattern: re`(?<much>mucho|mucha) (?<word>importante|interesante|feliz|difícil|fácil|cansad[oa]|content[oa]|bonit[oa]|buen[oa]|grande|divertid[oa]|bien|mal|cerca|lejos|temprano|tarde)`,
    to: 'muy {word}',
    why: 'Before an adjective or adverb: “muy”.',
    mends: [['Es mucho importante.', 'Es muy importante.']],
    leaves: ['Es mucho más importante.', 'Tengo mucha hambre.'],
  },
  {
    id: 'es/muy-mucho-verb',
    kind: 'extra-word',
    pattern: re`muy (?<word>much[oa]s?|muchísim[oa]s?)`,
    to: '{word}',
    why: '“Mucho” is never strengthened by “muy”.',
    mends: [['Me gusta muy mucho.', 'Me gusta mucho.']],
    leaves: ['Me gusta mucho.'],
  },
  {
    id: 'es/mas-bueno',
    kind: 'word-choice',
    pattern: re`más (?<word>buen[oa]?|mal[oa]?|mejor|peor|bueno|bien)(?= (?:que|de|amig[oa]|cosa|día|parte|manera)\b)`,
    to: ({ word = '' }) => (/^(?:b|mejor)/i.test(word) ? 'mejor' : 'peor'),
    why: 'The comparison of “bueno” is “mejor”, of “malo” “peor”.',
    mends: [['Es más bueno que el otro.', 'Es mejor que el otro.']],
    leaves: ['Es mejor que el otro.'],
  },
  {
    id: 'es/un-otro',
    kind: 'article',
    pattern: re`una? (?<word>otr[oa])`,
    to: '{word}',
    why: '“Otro” stands without “un”.',
    mends: [['Quiero un otro café.', 'Quiero otro café.']],
    leaves: ['Quiero otro café.'],
  },
  {
    id: 'es/soy-cansado',
    kind: 'word-choice',
    pattern: re`(?<be>soy|es|somos|son|fui|eres) (?<very>muy )?(?<what>(?:cansad|content|enferm|preocupad|ocupad|emocionad|enojad|nervios|sentad)[oa]s?)(?=[.,!?]|$| (?:porque|hoy|ahora|y|por|de|con|cuando|en)\b)`,
    to: ({ be = '', very = '', what }) =>
      `${{ soy: 'estoy', es: 'está', somos: 'estamos', son: 'están', fui: 'estuve', eres: 'estás' }[be.toLowerCase()]} ${very}${what}`,
    why: 'Passing states take “estar”.',
    mends: [['Soy muy cansado hoy.', 'Estoy muy cansado hoy.']],
    leaves: ['Estoy muy cansado hoy.', 'Soy simpático.'],
  },
  {
    id: 'es/estar-place',
    kind: 'word-choice',
    pattern: re`(?<who>mi (?:casa|familia|universidad|escuela|apartamento|ciudad|madre|padre|hermano|hermana)|mis padres|yo) (?<be>soy|es|son) (?<where>en (?:casa|la|el|mi|los|las)(?= )|cerca de|lejos de)`,
    to: ({ who, be = '', where }) => `${who} ${{ soy: 'estoy', es: 'está', son: 'están' }[be.toLowerCase()]} ${where}`,
    why: 'Where something is: “estar”.',
    mends: [['Mi casa es cerca de la playa.', 'Mi casa está cerca de la playa.']],
    leaves: ['Mi casa está cerca de la playa.', 'La fiesta es en mi casa.'],
  },
  {
    id: 'es/hace-frio',
    kind: 'word-choice',
    pattern: re`(?:es|está|estaba) (?<very>muy |mucho )?(?<what>calor|frío|sol|viento)(?=[.,!?]|$| (?:hoy|y|en|afuera|pero|ayer)\b)`,
    to: ({ very, what }) => `hace ${very ? 'mucho ' : ''}${what}`,
    why: 'Weather: “hace calor”, “hace frío”.',
    mends: [['Hoy es muy calor.', 'Hoy hace mucho calor.']],
    leaves: ['Hoy hace calor.', 'El agua está muy fría.'],
  },
  {
    id: 'es/age',
    kind: 'word-choice',
    pattern: re`(?<be>soy|es|era|somos|estoy) (?<years>\d{1,2}|veinte|diecinueve|dieciocho|veintiuno|treinta) años(?: de edad| viejo| vieja)?`,
    to: ({ be = '', years }) =>
      `${{ soy: 'tengo', es: 'tiene', era: 'tenía', somos: 'tenemos', estoy: 'tengo' }[be.toLowerCase()]} ${years} años`,
    why: 'Age: “tener … años”.',
    mends: [['Soy 20 años.', 'Tengo 20 años.']],
    leaves: ['Tengo 20 años.'],
  },
  {
    id: 'es/ayer',
    kind: 'tense',
    pattern: re`(?<when>ayer|anoche|la semana pasada|el (?:año|mes|fin de semana|verano|sábado|domingo|lunes) pasado|hace (?:dos|tres|unos|muchos) (?:días|años|meses))(?<mid>,? (?:por la (?:mañana|tarde|noche),? )?(?:yo |nosotros |mi familia y yo )?(?:no )?(?:me |nos )?)(?<verb>${Object.keys(PRETERITE)})(?! que\b)`,
    to: ({ when, mid, verb = '' }) => `${when}${mid}${PRETERITE[verb.toLowerCase()]}`,
    why: ({ verb = '' }) => `The time is over: preterite “${PRETERITE[verb.toLowerCase()]}”.`,
    mends: [['Ayer voy al cine.', 'Ayer fui al cine.']],
    leaves: ['Ayer fui al cine.', 'Hoy voy al cine.'],
  },
  {
    id: 'es/creo-que',
    kind: 'missing-word',
    pattern: re`(?<verb>creo|pienso|sé|espero|dijo|dije) (?=(?:es|está|son|mi|ella|él|ellos|todos|hay|tengo|voy)\b)`,
    to: '{verb} que ',
    why: 'The clause is joined by “que”.',
    mends: [['Creo es importante.', 'Creo que es importante.']],
    leaves: ['Creo que es importante.'],
  },
  {
    id: 'es/buen',
    kind: 'agreement',
    pattern: re`(?<word>bueno|malo|primero|tercero|alguno|ninguno|grande) (?<noun>amigo|día|tiempo|hombre|libro|trabajo|profesor|año|viaje|momento|lugar|ejemplo|estudiante|problema|chico|perro|padre|equipo|mes|partido)`,
    to: ({ word = '', noun }) =>
      `${{ bueno: 'buen', malo: 'mal', primero: 'primer', tercero: 'tercer', alguno: 'algún', ninguno: 'ningún', grande: 'gran' }[word.toLowerCase()]} ${noun}`,
    why: 'Before a masculine noun the word is shortened: “buen día”.',
    mends: [['Es un bueno amigo.', 'Es un buen amigo.']],
    leaves: ['Es un amigo bueno.'],
  },
  {
    id: 'es/el-dia',
    kind: 'preposition',
    pattern: re`en (?<day>lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?=[.,!?]|$| (?:yo|por|vamos|voy|fui|fuimos|con|mi)\b)`,
    to: 'el {day}',
    why: 'On a day: “el lunes”.',
    mends: [['En lunes voy al cine.', 'El lunes voy al cine.']],
    leaves: ['El lunes voy al cine.'],
  },
];
