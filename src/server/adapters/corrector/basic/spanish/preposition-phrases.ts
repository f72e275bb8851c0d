import { type Phrase, phraseRule } from '#server/adapters/corrector/basic/phrase.ts';
import type { Rule } from '#server/adapters/corrector/basic/rule.ts';

const r = String.raw;
const PLACES = r`(?:playa|tienda|escuela|universidad|iglesia|parque|supermercado|restaurante|cine|museo|ciudad|montaña|centro|biblioteca|gimnasio|mercado|hospital|fiesta|casa)`;
const NUMBER = r`(?:\d+|un[oa]s|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|muchos|muchas|varios|varias)`;
const SPELL = r`(?:años|meses|semanas|días|horas|minutos)`;

/** Verbs and the prepositions they take. */
const PREPOSITIONS: readonly Phrase[] = [
  [
    'dream-of',
    r`(?<!(?:el|mi|tu|su|un|este|gran|los|mis|sus) )(?<verb>sueñ(?:o|as?|an)|soñ\p{L}+) (?:de|sobre) (?=\p{L})`,
    '{verb} con ',
    'Sueño de viajar.',
    'Sueño con viajar.',
    'Sueño mucho de noche.',
  ],
  [
    'in-love',
    r`(?<verb>enamorad[oa]s?) con (?=\p{L})`,
    '{verb} de ',
    'Está enamorada con Luis.',
    'Está enamorada de Luis.',
    'Estoy contento con Luis.',
  ],
  [
    'marry',
    r`(?<verb>(?:se|me) (?:casó|casé|casaron)|casarse|casarme|casad[oa]) (?:a|de) (?=(?:mi|su|un|una|él|ella|\p{Lu})\b)`,
    '{verb} con ',
    'Se casó a un médico.',
    'Se casó con un médico.',
    'Se casó a las dos.',
  ],
  [
    'depend-on',
    r`(?<verb>depend\p{L}+) (?:en|sobre) (?=\p{L})`,
    '{verb} de ',
    'Depende en ti.',
    'Depende de ti.',
    'Depende de ti.',
  ],
  [
    'think-of',
    r`(?<verb>pensar|pienso|piensa|pensé|pensando|pensaba) (?:de|a) (?=(?:mi|mis|ti|él|ella|ellos|los|las|su|sus|todo|todos)\b)`,
    '{verb} en ',
    'Pienso de mi madre.',
    'Pienso en mi madre.',
    '¿Qué piensas de la película?',
  ],
  [
    'arrive-at',
    r`(?<verb>llegar|llegué|llegó|llegamos|llegaron|llego|llega|llegaba) en (?<where>(?:la|el|mi|una?) (?:aeropuerto|estación|hotel|${PLACES})|casa|México|España)`,
    '{verb} a {where}',
    'Llegué en la playa.',
    'Llegué a la playa.',
    'Llegué en tren.',
  ],
  [
    'go-to',
    r`(?<verb>voy|vas|va|vamos|van|fui|fue|fuimos|fueron|ir|iba|íbamos) en (?<where>(?:la|el|mi|una?) ${PLACES})`,
    '{verb} a {where}',
    'Fui en la playa.',
    'Fui a la playa.',
    'Fui en el tren.',
  ],
  [
    'leave-from',
    r`(?<verb>salir|salí|salió|salimos|salgo) (?<where>(?:la|mi|el) (?:casa|universidad|escuela|trabajo|oficina|clase|ciudad|país))`,
    '{verb} de {where}',
    'Salgo la casa a las ocho.',
    'Salgo de la casa a las ocho.',
    'Salgo de casa.',
  ],
  [
    'attend',
    r`(?<verb>asistir|asistí|asisto|asistió|asiste|asistimos|asisten) (?:en )?(?=(?:la|una|mi|el|un|clases|clase)\b)`,
    '{verb} a ',
    'Asisto la universidad.',
    'Asisto a la universidad.',
    'Asisto a clases.',
  ],
  [
    'look-for',
    r`(?<verb>busc\p{L}+|esper\p{L}+) (?:por|para) (?=(?:un|una|el|la|los|las|mi|mis|trabajo)\b)(?!(?:el|la|un) (?:mañana|noche|tarde|tiempo|médico|rato))`,
    '{verb} ',
    'Busco por un trabajo.',
    'Busco un trabajo.',
    'Busco por la mañana.',
  ],
  [
    'listen-to',
    r`(?<verb>escuch\p{L}+) a (?=(?:la |mi |su )?(?:música|radio|canciones|podcasts?|canción)\b)`,
    '{verb} ',
    'Escucho a música.',
    'Escucho música.',
    'Escucho a mi madre.',
  ],
  [
    'for-a-time',
    r`para (?=${NUMBER} ${SPELL}\b)`,
    'por ',
    'Viví allí para dos años.',
    'Viví allí por dos años.',
    'Trabajo para dos personas.',
  ],
  [
    'thanks-for',
    r`(?<thanks>gracias|agradecid[oa]s?|perdón|lo siento) para (?=(?:tu|su|la|el|los|las|mi|mis|todo|esta|este|\p{L}+(?:ar|er|ir))\b)`,
    '{thanks} por ',
    'Gracias para todo.',
    'Gracias por todo.',
    'Gracias por todo.',
  ],
  [
    'finish-just',
    r`(?<verb>acabo|acaba|acabamos|acaban) (?:a )?(?=\p{L}{2,10}(?:ar|er|ir)\b)(?!ayer)`,
    '{verb} de ',
    'Acabo comer.',
    'Acabo de comer.',
    'Acabo de comer.',
  ],
  [
    'more-than',
    r`más que (?=(?:\d+|dos|tres|cinco|diez|cien|mil|veinte|treinta)\b)`,
    'más de ',
    'Tengo más que 20 libros.',
    'Tengo más de 20 libros.',
    'Es más que eso.',
  ],
  [
    'best-of',
    r`(?<best>(?:más \p{L}+|mejor(?:es)?|peor(?:es)?)) en (?=(?:el mundo|mi familia|la clase|la ciudad)\b)`,
    '{best} de ',
    'Es la más alta en la clase.',
    'Es la más alta de la clase.',
    'Estudio más en la clase.',
  ],
  [
    'most-of',
    r`la mayoría (?=(?:las|los|mis|sus|nuestros)\b)`,
    'la mayoría de ',
    'La mayoría los niños juega.',
    'La mayoría de los niños juega.',
    'La mayoría juega.',
  ],
  [
    'ready-to',
    r`(?<ready>list[oa]s?) a (?=\p{L}{2,10}(?:ar|er|ir)\b)`,
    '{ready} para ',
    'Estoy lista a viajar.',
    'Estoy lista para viajar.',
    'Estoy lista para viajar.',
  ],
  [
    'in-order-to',
    r`en orden (?:de|a|para) (?=\p{L}{2,10}(?:ar|er|ir)\b)`,
    'para ',
    'Estudio en orden de aprender.',
    'Estudio para aprender.',
    'Todo está en orden.',
  ],
  [
    'because-of',
    r`(?<!es |era |por )la causa de que (?=\p{L})`,
    'porque ',
    'Lloro la causa de que duele.',
    'Lloro porque duele.',
    'Es la causa de que llore.',
  ],
];

/** Articles that a phrase needs or does not take. */
const ARTICLES: readonly Phrase[] = [
  [
    'every-day',
    r`tod[oa]s? (?:(?:los|las|el) )?(?<what>días|años|meses|fines de semana|viernes|sábados|domingos|lunes|veranos)(?<!todos los \p{L}+)`,
    'todos los {what}',
    'Estudio todos días.',
    'Estudio todos los días.',
    'Estudio todos los días.',
  ],
  [
    'every-night',
    r`tod[oa]s? (?:(?:los|las) )?(?<what>noches|semanas|mañanas|tardes)(?<!todas las \p{L}+)`,
    'todas las {what}',
    'Leo todos noches.',
    'Leo todas las noches.',
    'Leo todas las noches.',
  ],
  [
    'body-my',
    r`(?<who>me|te|le|nos|les) (?<verb>duele|dolía|dolió|lavo|lavé|lava|cepillo|cepillé|rompí|rompió|corté) (?:mi|su|tu) (?<what>cabeza|espalda|pierna|mano|boca|garganta|nariz|cara|rodilla)`,
    '{who} {verb} la {what}',
    'Me duele mi cabeza.',
    'Me duele la cabeza.',
    'Me duele la cabeza.',
    'Parts of the body take the article: “me duele la cabeza”.',
  ],
  [
    'body-my-m',
    r`(?<who>me|te|le|nos|les) (?<verb>duele|dolía|dolió|lavo|lavé|lava|cepillo|cepillé|rompí|rompió|corté) (?:mi|su|tu) (?<what>brazo|pie|estómago|pelo|cuello|dedo|ojo|cuerpo)`,
    '{who} {verb} el {what}',
    'Me rompí mi brazo.',
    'Me rompí el brazo.',
    'Me rompí el brazo.',
    'Parts of the body take the article: “me duele el pie”.',
  ],
  [
    'uno-un',
    r`(?<!cada |el |la )uno (?<what>momento|millón|día|año|amigo|hermano|perro|gato|libro|poco|niño|hijo|hombre|problema|restaurante|trabajo|viaje|mes|examen)`,
    'un {what}',
    'Tengo uno perro.',
    'Tengo un perro.',
    'Tengo uno.',
    'Before a noun “uno” becomes “un”.',
  ],
];

/** Verbs with their prepositions, nouns with their articles. */
export const PREPOSITION_PHRASES: readonly Rule[] = [
  ...PREPOSITIONS.map(phraseRule('es', 'preposition')),
  ...ARTICLES.map(phraseRule('es', 'article')),
];
