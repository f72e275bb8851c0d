import { nounOf } from '#server/adapters/corrector/basic/portuguese/nouns.ts';
import { list, type Rule, re, reExact } from '#server/adapters/corrector/basic/rule.ts';

/** Countries and the article that they stand with. */
const COUNTRY: ReadonlyMap<string, string> = new Map([
  ...list('Brasil Japão Canadá México Peru Chile Egito Uruguai Paraguai Equador').map((name): [string, string] => [
    name,
    'o',
  ]),
  ...list(
    'Alemanha China Índia Argentina Colômbia Rússia Suíça Áustria Bélgica Holanda Polônia Grécia Suécia Noruega Coreia Austrália Venezuela Bolívia Irlanda Turquia',
  ).map((name): [string, string] => [name, 'a']),
  ['Estados Unidos', 'os'],
]);
const NO_ARTICLE = list(
  'Portugal Lisboa Londres Paris Madri Berlim Roma Cuba Angola Moçambique Israel Buenos Brasília Salvador Curitiba Recife Coimbra',
);
const JOINED: Readonly<Record<string, string>> = { de: 'd', em: 'n', por: 'pel', a: '' };
const PLACES = list(
  'praia escola igreja festa universidade piscina biblioteca feira loja cidade montanha farmácia padaria academia missa aula faculdade fazenda floresta estação rodoviária missa reunião',
);
const GO =
  '(?:vou|vai|vamos|vão|fui|foi|fomos|foram|ir|indo|ido|ia|iam|cheguei|chegou|chegamos|chegar|voltei|voltar|volto)';
const SEEN =
  '(?:vi|viu|vimos|ver|vejo|conheci|conheceu|conhecer|conheço|encontrei|encontrou|encontramos|encontrar|visitei|visitamos|visitar|ajudei|ajudar|ajudou|amo|ama|amar|convidei|convidar|abracei|abraçar)';

function contract(preposition: string, article: string): string {
  const head = JOINED[preposition.toLowerCase()] ?? '';
  if (head !== '') return head + article.toLowerCase();
  return article.toLowerCase().replace(/^[oa]/, (first) => (first === 'o' ? 'ao' : 'à'));
}

/** Before the subject of an infinitive the words stay apart: antes de o sol nascer. */
const isBeforeInfinitive = (rest: string): boolean => {
  const [, , infinitive = ''] = /^((?: \p{L}+){0,2}) (\p{L}+(?:ar|er|ir|or))(?!\p{L})/u.exec(rest) ?? [];
  return infinitive !== '' && nounOf(infinitive) === undefined;
};

/** Prepositions: contractions, countries, places and times. */
export const PREPOSITION_RULES: readonly Rule[] = [
  {
    id: 'pt/part-of-day',
    kind: 'preposition',
    pattern: re`em a (?<part>manhã|tarde|noite)(?= (?:eu|nós|vou|tenho|fui|bebo|tomo)\b|[.,!?]|$)`,
    to: ({ part = '' }) => (/^m/i.test(part) ? 'de manhã' : `à ${part}`),
    why: 'Parts of the day: “de manhã”, “à tarde”, “à noite”.',
    mends: [['Em a manhã bebo café.', 'De manhã bebo café.']],
    leaves: ['De manhã bebo café.'],
  },
  {
    id: 'pt/contraction',
    kind: 'article',
    pattern: reExact`(?<preposition>[Dd]e|[Ee]m|[Pp]or) (?<article>[oa]s?)(?= (?<next>\p{L}+))`,
    to: ({ preposition = '', article = '', next = '' }, match) => {
      const rest = (match.input ?? '').slice((match.index ?? 0) + match[0].length);
      const isClitic = /^por$/i.test(preposition) && /(?:ar|er|ir)$/.test(next) && nounOf(next) === undefined;
      return isClitic || isBeforeInfinitive(rest) || /^qu/.test(next) ? undefined : contractLike(preposition, article);
    },
    why: 'Preposition and article become one word: de + o = do, em + a = na, por + o = pelo.',
    mends: [
      ['Moro em o centro de a cidade.', 'Moro no centro da cidade.'],
      ['Grata por a comida.', 'Grata pela comida.'],
    ],
    leaves: ['Moro no centro.', 'Antes de o sol nascer.'],
  },
  {
    id: 'pt/contraction-a',
    kind: 'article',
    pattern: reExact`(?<preposition>[Aa]) (?<article>os?|as)(?= (?<next>\p{L}+))`,
    to: ({ preposition = '', article = '', next = '' }, match) => {
      const before = (match.input ?? '').slice(0, match.index);
      return nounOf(next) && !/\p{L}-$/u.test(before) ? contractLike(preposition, article) : undefined;
    },
    why: 'a + o = ao, a + as = às.',
    mends: [['Fomos a o parque.', 'Fomos ao parque.']],
    leaves: ['Fomos ao parque.'],
  },
  {
    id: 'pt/contraction-pronoun',
    kind: 'preposition',
    pattern: re`(?<preposition>de|em) (?<word>el[ae]s?|est[ae]s?|ess[ae]s?|aquel[ae]s?|isto|isso|aquilo|aqui|ali)(?! (?:\p{L}+ )?\p{L}+(?:ar|er|ir)\b)`,
    to: ({ preposition = '', word = '' }) =>
      /^em$/i.test(preposition) && /^a[lq]ui?$|^ali$/i.test(word)
        ? undefined
        : `${/^de$/i.test(preposition) ? 'd' : 'n'}${word.toLowerCase()}`,
    why: 'de + ele = dele, em + este = neste.',
    mends: [['A casa de ele fica em esta rua.', 'A casa dele fica nesta rua.']],
    leaves: ['A casa dele.', 'Antes de ele chegar.'],
  },
  {
    id: 'pt/country-article',
    kind: 'preposition',
    pattern: reExact`(?<preposition>[Dd]e|[Ee]m|[Aa]|[Pp]ara) (?<country>${[...COUNTRY.keys()]})`,
    to: ({ preposition = '', country = '' }) => {
      const article = COUNTRY.get(country) ?? '';
      if (/^para$/i.test(preposition)) return `${preposition} ${article} ${country}`;
      return `${contractLike(preposition, article)} ${country}`;
    },
    why: ({ country = '' }) => `“${country}” stands with its article: “${COUNTRY.get(country) ?? ''} ${country}”.`,
    mends: [['Moro em Brasil e sou de Alemanha.', 'Moro no Brasil e sou da Alemanha.']],
    leaves: ['Moro no Brasil.', 'Moro em Portugal.'],
  },
  {
    id: 'pt/place-no-article',
    kind: 'preposition',
    pattern: reExact`(?<preposition>[Nn][oa]|[Dd][oa]) (?<place>${NO_ARTICLE})(?! \p{Ll})`,
    to: ({ preposition = '', place }) =>
      `${/^n/i.test(preposition) ? keep(preposition, 'em') : keep(preposition, 'de')} ${place}`,
    why: ({ place = '' }) => `“${place}” stands without an article.`,
    mends: [['Nasci no Lisboa.', 'Nasci em Lisboa.']],
    leaves: ['Nasci em Lisboa.', 'A Roma antiga.'],
  },
  {
    id: 'pt/crase-go',
    kind: 'spelling',
    pattern: re`(?<go>${GO}) a (?<place>${PLACES})(?! (?:em|sem) )`,
    to: '{go} à {place}',
    why: 'a + a = à: “ir à praia”.',
    mends: [['Fomos a praia.', 'Fomos à praia.']],
    leaves: ['Fomos à praia.', 'Vou a Lisboa.'],
  },
  {
    id: 'pt/crase-wrong',
    kind: 'spelling',
    pattern: re`à (?=(?:pé|cavalo|partir|mim|você|ele|ela|ele|todos|fazer|casa dele|um|uma|comprar|trabalhar|estudar|ver|ler|Deus|prazo|sangue)\b)`,
    to: 'a ',
    why: 'No accent here: “à” holds a feminine article.',
    mends: [['Fui à pé.', 'Fui a pé.']],
    leaves: ['Fui a pé.', 'Fui à praia.'],
  },
  {
    id: 'pt/hours',
    kind: 'spelling',
    pattern: re`(?<!\b(?:de|das|daqui|entre|\d) )(?:as|a) (?<hour>duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze)(?= (?:horas|e meia|da (?:manhã|tarde|noite)|em ponto)|(?<=\b(?:acordo|acordei|acordar|levanto|levantei|chego|cheguei|chegar|começa|começou|saio|saí|durmo|almoço|janto|termina|partiu) as \p{L}+)(?=[.,!?]|$| (?:e|da|com|para)\b))`,
    to: 'às {hour}',
    why: 'Hours: “às duas”.',
    mends: [['Acordei as sete horas.', 'Acordei às sete horas.']],
    leaves: ['Acordei às sete horas.', 'São sete horas.'],
  },
  {
    id: 'pt/on-day',
    kind: 'preposition',
    pattern: re`em (?<day>(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo)(?= (?:eu|nós|vou|tenho|fui|a gente|que|passado|de manhã|à noite|ele|ela)\b|[.,!?]|$)`,
    to: ({ day = '' }) => `${/^[sd](?:á|o)/i.test(day) ? 'no' : 'na'} ${day}`,
    why: 'On a day: “na segunda-feira”, “no sábado”.',
    mends: [['Em segunda-feira eu tenho aula.', 'Na segunda-feira eu tenho aula.']],
    leaves: ['Na segunda-feira eu tenho aula.'],
  },
  {
    id: 'pt/thanks-for',
    kind: 'preposition',
    pattern: re`(?<thanks>obrigad[oa]|grat[oa]) para (?:(?<article>[oa]s?) )?(?=(?<next>\p{L}+))`,
    to: ({ thanks, article = '', next = '' }) =>
      article ? `${thanks} pel${article} ` : /^(?:mim|você|vocês|ele|ela)$/i.test(next) ? undefined : `${thanks} por `,
    why: 'Thanks for something: “obrigado por”.',
    mends: [['Obrigado para a sua ajuda.', 'Obrigado pela sua ajuda.']],
    leaves: ['Obrigado pela sua ajuda.'],
  },
  {
    id: 'pt/no-personal-a',
    kind: 'preposition',
    pattern: re`(?<seen>${SEEN}) (?:ao (?=(?:meu|seu|nosso)? ?(?:pai|irmão|amigo|tio|avô|professor|menino|homem|filho|vizinho|chefe|João|Pedro)\b)|a (?=(?:um|uma|muit[oa]s|meu|meus|todos|todas|alguns|algumas|outr[oa]s)\b))`,
    to: ({ seen }, match) => (/ao $/i.test(match[0]) ? `${seen} o ` : `${seen} `),
    why: 'The person is a direct object here: no “a”.',
    mends: [['Conheci a muitas pessoas.', 'Conheci muitas pessoas.']],
    leaves: ['Conheci muitas pessoas.', 'Vi a minha mãe.'],
  },
  {
    id: 'pt/years-ago',
    kind: 'spelling',
    pattern: re`(?<verb>moro|mora|trabalho|trabalha|estudo|estuda|vivo|vive|cheguei|chegou|morreu|casei|casou|conheci)(?<where> (?:aqui|lá|no \p{L}+|em \p{L}+|português|na \p{L}+))? a (?<time>(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|muitos|poucos|alguns|\d+) (?:anos|meses|dias|semanas))`,
    to: '{verb}{where} há {time}',
    why: 'For a time, or ago: “há” (from “haver”).',
    mends: [['Moro aqui a dois anos.', 'Moro aqui há dois anos.']],
    leaves: ['Moro aqui há dois anos.', 'Daqui a dois anos.'],
  },
  {
    id: 'pt/with-me',
    kind: 'pronoun',
    pattern: re`com (?<who>mim|eu|ti|tu|si|nós)(?=[.,!?;]|$| (?:e|para|em|no|na|amanhã|hoje|ontem)\b)`,
    to: ({ who = '' }) =>
      ({ mim: 'comigo', eu: 'comigo', ti: 'contigo', tu: 'com você', si: 'consigo', nós: 'conosco' })[
        who.toLowerCase()
      ],
    why: 'com + mim = comigo, com + nós = conosco.',
    mends: [['Vem com mim.', 'Vem comigo.']],
    leaves: ['Vem comigo.', 'Com nós dois.'],
  },
  {
    id: 'pt/for-me',
    kind: 'pronoun',
    pattern: re`(?<preposition>para|de|por|sem|sobre|em) eu(?=[.,!?;]|$| (?:ontem|hoje|amanhã|e|não|é|foi)\b)`,
    to: '{preposition} mim',
    why: 'After a preposition: “mim”.',
    mends: [['Isso é para eu.', 'Isso é para mim.']],
    leaves: ['Isso é para mim.', 'Para eu fazer isso.'],
  },
  {
    id: 'pt/for-i-do',
    kind: 'pronoun',
    pattern: re`para mim (?=(?:fazer|ler|ver|comer|comprar|estudar|trabalhar|dormir|ir|usar|levar|escrever|aprender|descansar|falar)\b)`,
    to: (_, match) =>
      /\b(?:é|foi|era|difícil|fácil|bom|importante)\s$/i.test((match.input ?? '').slice(0, match.index))
        ? undefined
        : 'para eu ',
    why: 'Who does it is the subject: “para eu fazer”.',
    mends: [['Comprou um livro para mim ler.', 'Comprou um livro para eu ler.']],
    leaves: ['É difícil para mim fazer isso.'],
  },
];

/** The contraction with the capital of the preposition. */
const contractLike = (preposition: string, article: string): string =>
  keep(preposition, contract(preposition, article));
const keep = (original: string, word: string): string =>
  /^\p{Lu}/u.test(original) ? word.replace(/^./u, (head) => head.toUpperCase()) : word;
