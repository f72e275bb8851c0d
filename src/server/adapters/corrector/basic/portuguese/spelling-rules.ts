import { adjectiveOf, nounOf } from '#server/adapters/corrector/basic/portuguese/nouns.ts';
import { list, type Rule, re, reExact } from '#server/adapters/corrector/basic/rule.ts';

const LOWER =
  list(`Segunda-feira Terça-feira Quarta-feira Quinta-feira Sexta-feira Sábado Domingo Janeiro Fevereiro Março Abril Maio Junho Julho Agosto Setembro Outubro
  Novembro Dezembro Português Inglês Espanhol Francês Alemão Italiano Japonês`);
/** Spanish words in a Portuguese text that are no Portuguese words. */
const SPANISH: Readonly<Record<string, string>> = Object.fromEntries(
  list(`y:e pero:mas muy:muito también:também mucho:muito mucha:muita cuando:quando hasta:até después:depois gracias:obrigado trabajo:trabalho necesito:preciso ayer:ontem hoy:hoje mañana:amanhã
  bueno:bom yo:eu tengo:tenho estoy:estou siempre:sempre ahora:agora con:com en:em una:uma los:os las:as del:do escuela:escola ciudad:cidade viaje:viagem tiempo:tempo amigo:amigo
  quiero:quero puedo:posso hermano:irmão hermana:irmã hermanos:irmãos nosotros:nós ellos:eles perro:cachorro calle:rua noche:noite leche:leite gente:gente entonces:então donde:onde`)
    .map((pair) => pair.split(':') as [string, string])
    .filter(([from, to]) => from !== to),
);
/** Words that are another word without their accent, a rare one. */
const ACCENT: Readonly<Record<string, string>> = Object.fromEntries(
  list(`musica:música musicas:músicas historia:história historias:histórias medico:médico medica:médica agua:água ate:até ja:já so:só tres:três mes:mês familia:família numero:número ultimo:último
  ultima:última sao:são nao:não voce:você voces:vocês tambem:também amanha:amanhã manha:manhã irmao:irmão irma:irmã mae:mãe mao:mão pao:pão cafe:café facil:fácil dificil:difícil entao:então
  alguem:alguém ninguem:ninguém porem:porém alem:além  ferias:férias proximo:próximo proxima:próxima otimo:ótimo otima:ótima`).map(
    (pair) => pair.split(':') as [string, string],
  ),
);
const SMALL: Readonly<Record<string, string>> = {
  menas: 'menos',
  'com migo': 'comigo',
  'com nosco': 'conosco',
  concerteza: 'com certeza',
  derrepente: 'de repente',
  apartir: 'a partir',
  encima: 'em cima',
  porisso: 'por isso',
  agente: 'a gente',
};

/** Spanish words, accents and words that are mixed up. */
export const SPELLING_RULES: readonly Rule[] = [
  {
    id: 'pt/spanish-word',
    kind: 'word-choice',
    pattern: reExact`(?<=^|[\p{L},;.!?] )(?<word>${Object.keys(SPANISH)})(?= \p{Ll}|[.,!?]|$)(?! \p{Lu})`,
    to: ({ word = '' }) => SPANISH[word],
    why: ({ word = '' }) => `“${word}” is Spanish; in Portuguese: “${SPANISH[word] ?? ''}”.`,
    mends: [['Gosto de chá pero prefiro café.', 'Gosto de chá mas prefiro café.']],
    leaves: ['Gosto de chá, mas prefiro café.', 'Moro em Las Vegas.'],
  },
  {
    id: 'pt/accent',
    kind: 'spelling',
    pattern: re`(?<word>${Object.keys(ACCENT)})(?!-)`,
    to: ({ word = '' }) => ACCENT[word.toLowerCase()],
    why: ({ word = '' }) => `With an accent: “${ACCENT[word.toLowerCase()] ?? ''}”.`,
    mends: [['Gosto de musica e so bebo agua.', 'Gosto de música e só bebo água.']],
    leaves: ['Gosto de música.'],
  },
  {
    id: 'pt/pais',
    kind: 'spelling',
    pattern: re`(?<det>um|este|esse|outro|aquele|cada|nenhum|algum|no meu|do meu|novo) pais`,
    to: '{det} país',
    why: 'A country is “país”; “pais” are parents.',
    mends: [['É um pais bonito.', 'É um país bonito.']],
    leaves: ['Meus pais.', 'Um país.'],
  },
  {
    id: 'pt/mi-meu',
    kind: 'word-choice',
    pattern: re`(?<word>mi|mis|su|sus|tu)(?= (?<noun>\p{L}+))`,
    to: ({ word = '', noun: next = '' }) => {
      const noun = nounOf(next);
      if (!noun || /^tu$/i.test(word)) return undefined;
      const stem = /^m/i.test(word) ? { m: 'meu', f: 'minha' } : { m: 'seu', f: 'sua' };
      return `${stem[noun.gender]}${noun.count === 'p' ? 's' : ''}`;
    },
    why: 'Portuguese: “meu”, “minha”, “seu”, “sua”.',
    mends: [['Mi irmão chegou.', 'Meu irmão chegou.']],
    leaves: ['Meu irmão chegou.', 'Dó, ré, mi.'],
  },
  {
    id: 'pt/no-nao',
    kind: 'word-choice',
    pattern: re`(?<=^|[.!?,] |\b(?:eu|ele|ela|você|nós|que|mas|e|eles|elas|porque) )no (?=(?:quero|gosto|tenho|sei|posso|vou|fui|é|estou|falo|entendo|tem|pode|quer|gosta|temos|está|são|sou|me|gostei|consigo)\b)`,
    to: 'não ',
    why: 'Not: “não”.',
    mends: [['Eu no gosto de chá.', 'Eu não gosto de chá.']],
    leaves: ['Eu não gosto de chá.', 'No caso, é bom.'],
  },
  {
    id: 'pt/lower-case',
    kind: 'capital',
    pattern: reExact`(?<=[\p{Ll},] )(?<word>${LOWER})(?! \p{Lu}| de \p{Lu})`,
    to: ({ word = '' }, match) =>
      /\b(?:rua|avenida|praça|rio|santo|são|senhor|de) $/i.test((match.input ?? '').slice(0, match.index)) &&
      !/s$/.test(word)
        ? undefined
        : word.toLowerCase(),
    why: 'Days, months and languages take a small letter in Portuguese.',
    mends: [['Em Janeiro estudo Inglês.', 'Em janeiro estudo inglês.']],
    leaves: ['Em janeiro estudo inglês.', 'Moro na Rua Março.'],
  },
  {
    id: 'pt/esta-verb',
    kind: 'spelling',
    pattern: re`esta (?=(?:muito|em|no|na|nos|nas|num|numa|bem|mal|aqui|lá|com|perto|longe|sem|\p{L}+(?:ando|endo|indo)|cansad[oa]|feliz|triste|frio|calor|quente|chovendo|pront[oa]|doente|lind[oa]|chei[oa]|abert[oa]|fechad[oa]|tarde|cedo|tudo)\b)`,
    to: (_, match) =>
      /\b(?:de|em|com|para|por) $/i.test((match.input ?? '').slice(0, match.index)) ? undefined : 'está ',
    why: 'The verb “está” has an accent; “esta” means “this”.',
    mends: [['Minha mãe esta em casa.', 'Minha mãe está em casa.']],
    leaves: ['Minha mãe está em casa.', 'Esta casa é bonita.', 'Para esta linda menina.'],
  },
  {
    id: 'pt/e-accent',
    kind: 'spelling',
    pattern: re`(?<before>ele|ela|isso|isto|você|não|vida|casa|livro|filme|cidade|aqui|comida|tudo|nome|também) e (?<next>\p{L}+)(?![^.!?]* (?:são|foram|eram|estão|estavam|vão|têm|somos|gostam|moram|gostamos|\p{L}{3,}am|\p{L}{3,}mos)\b)`,
    to: ({ before, next = '' }) =>
      /^(?:muito|mais|tão|uma?|meu|minha|bom|boa)$/i.test(next) || (adjectiveOf(next) && !/s$/.test(next))
        ? `${before} é ${next}`
        : undefined,
    why: '“é” (is) has an accent; “e” means “and”.',
    mends: [['A vida e bela e ele e meu amigo.', 'A vida é bela e ele é meu amigo.']],
    leaves: ['Ela é bonita.', 'Ele e meu irmão são altos.'],
  },
  {
    id: 'pt/mas-mais',
    kind: 'word-choice',
    pattern: re`(?<=, )mais (?=(?:eu|ele|ela|não|nós|é|foi|está|estou|também|a gente|hoje|ontem|agora|minha|meu|infelizmente|ainda)\b)`,
    to: 'mas ',
    why: 'But: “mas”; “mais” means “more”.',
    mends: [['Fui cedo, mais ela não veio.', 'Fui cedo, mas ela não veio.']],
    leaves: ['Fui cedo, mas ela não veio.', 'Quero mais.'],
  },
  {
    id: 'pt/mais-mas',
    kind: 'word-choice',
    pattern: re`(?<before>é|são|era|muito|cada vez|ficou|fica) mas (?=(?<adjective>\p{L}+))`,
    to: ({ before, adjective = '' }) => (adjectiveOf(adjective) ? `${before} mais ` : undefined),
    why: 'More: “mais”; “mas” means “but”.',
    mends: [['Ela é mas alta.', 'Ela é mais alta.']],
    leaves: ['Ela é mais alta.'],
  },
  {
    id: 'pt/because',
    kind: 'spacing',
    pattern: re`(?<=\p{L},? )(?:por que|por quê|porquê) (?=(?:eu|ele|ela|nós|estava|estou|não|tenho|é|era|está|gosto|gosta|minha|meu|a gente|choveu|quero|tinha|sou|fui)\b)(?!.*\?)`,
    to: (_, match) =>
      /\b(?:sei|sabe|saber|motivo|razão|pergunt\p{L}+|entend\p{L}+|explic\p{L}+|isso é|é|dizer) $/iu.test(
        (match.input ?? '').slice(0, match.index),
      )
        ? undefined
        : 'porque ',
    why: 'Because: “porque”, one word.',
    mends: [['Fiquei em casa por que estava doente.', 'Fiquei em casa porque estava doente.']],
    leaves: ['Não sei por que ele saiu.', 'Por que você saiu?'],
  },
  {
    id: 'pt/why',
    kind: 'spacing',
    pattern: re`(?<=^|[.!?] )porque (?=(?:você|vocês)\b[^.!?]*\?)`,
    to: 'por que ',
    why: 'A question: “por que”, two words.',
    mends: [['Porque você está triste?', 'Por que você está triste?']],
    leaves: ['Por que você está triste?', 'Porque você quis.'],
  },
  {
    id: 'pt/small-words',
    kind: 'word-choice',
    pattern: re`(?<word>menas|com migo|com nosco|concerteza|derrepente|apartir|encima|porisso|agente(?= (?:vai|foi|vamos|fomos|tem|estava|gosta|quer|comeu|ficou)\b))`,
    to: ({ word = '' }) => SMALL[word.toLowerCase()],
    why: ({ word = '' }) => `Written “${SMALL[word.toLowerCase()] ?? ''}”.`,
    mends: [['Agente vai com migo.', 'A gente vai comigo.']],
    leaves: ['A gente vai comigo.', 'O agente secreto.'],
  },
];
