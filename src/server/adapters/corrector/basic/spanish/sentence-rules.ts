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

/** Spanish accents, verbs and prepositions by pattern. */
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
    id: 'es/esta-verb',
    kind: 'spelling',
    pattern: re`esta (?=(?:muy|en|bien|mal|\p{L}+(?:ando|iendo|yendo)|cansad[oa]|contento|lejos|cerca|aquí|lleno|cerrad[oa]|abiert[oa]|enferm[oa]|casad[oa]|ubicad[oa])\b)`,
    to: 'está ',
    why: 'The verb “está” has an accent; “esta” means “this”.',
    mends: [['Mi madre esta en casa.', 'Mi madre está en casa.']],
    leaves: ['Esta casa es grande.', 'Mi madre está en casa.'],
  },
  {
    id: 'es/estan-accent',
    kind: 'spelling',
    pattern: re`estan`,
    to: 'están',
    why: '“están” has an accent.',
    mends: [['Mis padres estan en casa.', 'Mis padres están en casa.']],
    leaves: ['Mis padres están en casa.'],
  },
  {
    id: 'es/mas-accent',
    kind: 'spelling',
    pattern: re`mas (?=(?:que|de|tarde|grande|pequeñ[oa]|importante|importantes|difícil|fácil|interesante|bonit[oa]|alt[oa]|famos[oa]|tiempo|dinero|divertid[oa]|feliz|cosas|personas|amigos|popular|cerca|lejos|bell[oa]|hermos[oa]|rápido|y mas|clases|información|allá)\b)`,
    to: 'más ',
    why: '“más” (more) has an accent; “mas” means “but”.',
    mends: [['Es mas grande.', 'Es más grande.']],
    leaves: ['Es más grande.'],
  },
  {
    id: 'es/mas-accent-end',
    kind: 'spelling',
    pattern: re`mas(?=[.,!?]|$)`,
    to: 'más',
    why: '“más” (more) has an accent.',
    mends: [['Quiero estudiar mas.', 'Quiero estudiar más.']],
    leaves: ['Quiero estudiar más.'],
  },
  {
    id: 'es/tu-accent',
    kind: 'spelling',
    pattern: re`tu (?=(?:eres|estás|tienes|puedes|quieres|vas|sabes|debes|haces|vives|necesitas|crees|piensas|no)\b)`,
    to: 'tú ',
    why: '“tú” (you) has an accent; “tu” means “your”.',
    mends: [['Tu eres mi amiga.', 'Tú eres mi amiga.']],
    leaves: ['Tu amiga es buena.'],
  },
  {
    id: 'es/el-accent',
    kind: 'spelling',
    pattern: re`(?<=^|[.!?] |, |\b(?:y|pero|porque|cuando|que|con|para|a) )(?<el>el) (?=(?:es|está|tiene|fue|era|va|quiere|puede|dijo|vive|trabaja|estudia|hizo|tenía|me|no|siempre|también|nunca|le|se|había|estaba)\b)`,
    to: 'él ',
    why: '“él” (he) has an accent; “el” is the article.',
    mends: [['Pero el es mi hermano.', 'Pero él es mi hermano.']],
    leaves: ['El perro es mi amigo.', 'Él es mi hermano.'],
  },
  {
    id: 'es/mi-accent',
    kind: 'spelling',
    pattern: re`(?<preposition>para|a|de|por|sin|en) mi(?=[.,!?;]|$| (?:me|es|no|porque)\b)`,
    to: '{preposition} mí',
    why: 'After a preposition “mí” has an accent; “mi” means “my”.',
    mends: [['Para mi, es fácil.', 'Para mí, es fácil.']],
    leaves: ['Para mi madre es fácil.'],
  },
  {
    id: 'es/que-question',
    kind: 'spelling',
    pattern: re`(?<=¿)(?<word>que|como|donde|cuando|quien|por que|cual|cuanto|cuantos)(?= )`,
    to: ({ word = '' }) => QUESTION_WORD[word.toLowerCase()],
    why: 'Question words have an accent.',
    mends: [['¿Como estás?', '¿Cómo estás?']],
    leaves: ['¿Cómo estás?'],
  },
  {
    id: 'es/hacia-weather',
    kind: 'spelling',
    pattern: re`hacia (?=(?:mucho |un poco de )?(?:calor|frío|sol|viento|fresco|buen tiempo|mal tiempo))`,
    to: 'hacía ',
    why: 'The verb “hacía” has an accent; “hacia” means “towards”.',
    mends: [['Ayer hacia mucho calor.', 'Ayer hacía mucho calor.']],
    leaves: ['Voy hacia la playa.'],
  },
  {
    id: 'es/que-exclamation',
    kind: 'spelling',
    pattern: re`(?<=¡)que (?=(?:bien|bueno|bonit[oa]|lind[oa]|ric[oa]|pena|suerte|día|divertido|lástima|mal|interesante|emoción|alegría|horror|calor|frío))`,
    to: 'qué ',
    why: 'In exclamations “qué” has an accent.',
    mends: [['¡Que bien!', '¡Qué bien!']],
    leaves: ['¡Qué bien!', '¡Que tengas un buen día!'],
  },
  {
    id: 'es/estas-accent',
    kind: 'spelling',
    pattern: re`(?<=¿(?:c[oó]mo|d[oó]nde|qu[eé] tal) |\btú )estas`,
    to: 'estás',
    why: 'The verb “estás” has an accent; “estas” means “these”.',
    mends: [['¿Cómo estas?', '¿Cómo estás?']],
    leaves: ['Me gustan estas casas.'],
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
    id: 'es/porque',
    kind: 'spacing',
    pattern: re`(?<=[\p{L},] )(?:por que|por qué|porqué) (?=(?:es|me|no|mi|yo|la|el|tengo|hay|ella|son|era|estaba|soy|quiero|puedo|mis|muchas|todos)\b)(?!.*\?)`,
    to: 'porque ',
    why: 'Because: “porque”, one word.',
    mends: [['Estudio por que me gusta.', 'Estudio porque me gusta.']],
    leaves: ['¿Por qué no vienes?', 'Estudio porque me gusta.'],
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

const QUESTION_WORD: Readonly<Record<string, string>> = {
  que: 'qué',
  como: 'cómo',
  donde: 'dónde',
  cuando: 'cuándo',
  quien: 'quién',
  'por que': 'por qué',
  cual: 'cuál',
  cuanto: 'cuánto',
  cuantos: 'cuántos',
};
