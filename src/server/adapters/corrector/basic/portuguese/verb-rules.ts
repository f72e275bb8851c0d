import type { Fix } from '#domain/edits.ts';
import { DETERMINER_FORMS, determinerOf } from '#server/adapters/corrector/basic/portuguese/determiners.ts';
import { type Count, nounOf } from '#server/adapters/corrector/basic/portuguese/nouns.ts';
import {
  formOf,
  gerundOf,
  INFINITIVE,
  INFINITIVES,
  inPerson,
  isInfinitive,
  preteriteOf,
  WRONG_FORM,
} from '#server/adapters/corrector/basic/portuguese/verb-tables.ts';
import { likeCase, list, type Rule, re, type SearchRule } from '#server/adapters/corrector/basic/rule.ts';

const PERSON: Readonly<Record<string, number>> = {
  eu: 0,
  tu: 1,
  você: 2,
  ele: 2,
  ela: 2,
  'a gente': 2,
  'todo mundo': 2,
  nós: 3,
  eles: 5,
  elas: 5,
  vocês: 5,
};
/** Where a clause begins, so that what follows may be its subject. */
const CLAUSE = String.raw`(?<=^["“«(]*|[.!?…;:,]["”»)]? ["“«(]?|\b(?:mas|porque|que|quando|se|onde|enquanto|então|depois|assim|também|ontem|hoje|amanhã|e) )`;
const MID = `(?<mid> (?:(?:não|também|sempre|nunca|já|só|ainda|me|te|nos|se|lhe|o|a) )*)`;
const BY_PRONOUN = re`${CLAUSE}(?<who>${Object.keys(PERSON)})${MID}(?<verb>\p{L}+)(?!(?<=\bé) que\b)`;
const SUBJECT = String.raw`(?:tod[oa]s )?(?<det>${DETERMINER_FORMS.filter((form) => /^(?:[oa]s?|uma?|est[ae]s?|ess[ae]s?|aquel[ae]s?|meus?|minhas?|seus?|suas?|nosso?s?|nossas?)$/.test(form)).join('|')}) (?:(?:meu|minha|seu|sua|nosso|nossa|outro|outra)s? )?(?<noun>[\p{L}-]{3,})`;
const BY_NOUN = re`${CLAUSE}${SUBJECT}(?: (?:aqui|lá))?${MID}(?<verb>\p{L}+)`;
/** Nouns of time begin a sentence without being its subject: a semana que vem, as vezes … */
const TIME = new Set(
  list(
    'dia dias mês meses ano anos semana semanas hora horas vez vezes manhã tarde noite noites domingo sábado fim tempo momento minutos',
  ),
);

function pronounFixes(text: string): Fix[] {
  return [...text.matchAll(BY_PRONOUN)].flatMap((match) => {
    const { who = '', mid = '', verb = '' } = match.groups ?? {};
    const person = PERSON[who.toLowerCase()];
    if (person === undefined || isAfterAnd(text, match) || isOther(verb, text.slice(0, match.index))) return [];
    // Você and tu are mixed in speech: “tu vai” is nobody's slip.
    if (person === 1 && formOf(verb)?.persons.has(2)) return [];
    return verbFix(match, verb, mid, person, who);
  });
}

/** “Maria e ela vão”: the subject is longer. */
const isAfterAnd = (text: string, match: RegExpMatchArray): boolean => /[^,.;!?] e $/.test(text.slice(0, match.index));

/** Forms that may be something else: an infinitive with a person, a subjunctive, a noun. */
const isOther = (verb: string, before: string): boolean =>
  (/(?:ar|er|ir)$/.test(verb) && /\b(?:para|sem|de|até|se|que|por|quando|enquanto|ao)\b[^.!?]*$/i.test(before)) ||
  /^(?:como|são|sobre|para|entre|cedo|parte|nada|era|seca)$/i.test(verb) ||
  (formOf(verb)?.persons.has(1) === true && formOf(verb)?.persons.size === 1 && /\b(?:que|se) $/i.test(before)) ||
  nounOf(verb) !== undefined;

function nounFixes(text: string): Fix[] {
  return [...text.matchAll(BY_NOUN)].flatMap((match) => {
    const { noun: word = '', det = '', mid = '', verb = '' } = match.groups ?? {};
    const noun = nounOf(word);
    const count: Count | undefined = noun?.count ?? determinerOf(det)?.count;
    if (!noun || !count || TIME.has(word.toLowerCase()) || / [oa] $/.test(mid) || isAfterAnd(text, match)) return [];
    if (!formOf(verb)?.persons.has(count === 's' ? 5 : 2) || isOther(verb, '')) return [];
    return verbFix(match, verb, mid, count === 's' ? 2 : 5, word);
  });
}

function verbFix(match: RegExpMatchArray, verb: string, mid: string, person: number, who: string): Fix[] {
  const replacement = inPerson(verb, person);
  if (replacement === undefined || (/ se /.test(mid) && person !== 2 && person !== 5)) return [];
  const end = (match.index ?? 0) + match[0].length;
  const explanation = `With “${who.toLowerCase()}” the verb is “${replacement}”.`;
  return [{ start: end - verb.length, end, replacement: likeCase(verb, replacement), kind: 'agreement', explanation }];
}

const SUBJECTS: readonly SearchRule[] = [
  {
    id: 'pt/pronoun-verb',
    kind: 'agreement',
    find: pronounFixes,
    mends: [
      ['Eu tem dois irmãos, mas ele tenho três.', 'Eu tenho dois irmãos, mas ele tem três.'],
      ['A gente vamos ao parque.', 'A gente vai ao parque.'],
      ['Eles não gosta de chá.', 'Eles não gostam de chá.'],
    ],
    leaves: ['Maria e ela vão.', 'Eu tenho.', 'Para ele fazer isso.', 'Quero que ela fale.', 'Tu vai?'],
  },
  {
    id: 'pt/noun-verb',
    kind: 'agreement',
    find: nounFixes,
    mends: [
      ['Meus pais mora longe.', 'Meus pais moram longe.'],
      ['As pessoas aqui é boas.', 'As pessoas aqui são boas.'],
    ],
    leaves: ['Meus pais moram longe.', 'O pai e a mãe moram longe.', 'Os dias passa lendo.'],
  },
];

const TIME_PAST =
  '(?:ontem|anteontem|ontem à noite|na semana passada|semana passada|no (?:ano|mês|fim de semana|sábado|domingo) passado|no verão passado)';

/** Forms of verbs, and verbs that are joined to an infinitive. */
export const VERB_RULES: readonly Rule[] = [
  ...SUBJECTS,
  {
    id: 'pt/wrong-form',
    kind: 'verb-form',
    pattern: re`(?<verb>${Object.keys(WRONG_FORM)})`,
    to: ({ verb = '' }) => WRONG_FORM[verb.toLowerCase()],
    why: ({ verb = '' }) => `Irregular: “${WRONG_FORM[verb.toLowerCase()] ?? ''}”.`,
    mends: [['Eu fazi um bolo e ela trazeu frutas.', 'Eu fiz um bolo e ela trouxe frutas.']],
    leaves: ['Eu fiz um bolo.'],
  },
  {
    id: 'pt/yesterday',
    kind: 'tense',
    pattern: re`(?<when>${TIME_PAST})(?<mid>,? (?:(?:eu|ele|ela|nós|eles|elas|a gente|meu (?:pai|irmão|amigo)|minha (?:mãe|irmã|amiga)) )?(?:não )?(?:me |se |nos )?)(?<verb>\p{L}+)(?! que\b)`,
    to: ({ when, mid, verb = '' }) => {
      const past =
        /^(?:era|como|são|foi|para|sobre|parte|é)$/i.test(verb) || nounOf(verb) ? undefined : preteriteOf(verb);
      return past && `${when}${mid}${past}`;
    },
    why: ({ verb = '' }) => `The time is over: past tense “${preteriteOf(verb) ?? ''}”.`,
    mends: [['Ontem eu vou ao cinema.', 'Ontem eu fui ao cinema.']],
    leaves: ['Ontem eu fui ao cinema.', 'Hoje eu vou ao cinema.', 'Ontem nós falamos.'],
  },
  {
    id: 'pt/gostar-de',
    kind: 'preposition',
    pattern: re`(?<like>gosto|gosta|gostas|gostamos|gostam|gostei|gostou|gostava|gostaria|gostariam|gostar)(?<much> (?:muito|mais|bastante|tanto|também))? (?:(?<article>[oa]s?) (?<noun>\p{L}+)|(?<word>um|uma|este|esta|esse|essa|meu|minha|meus|minhas|ele|ela|você|viajar|${INFINITIVE}))(?!')`,
    to: ({ like, much = '', article = '', noun = '', word = '' }) => {
      if (article) return nounOf(noun) ? `${like}${much} d${article.toLowerCase()} ${noun}` : undefined;
      return /r$/.test(word) && !isInfinitive(word) ? undefined : `${like}${much} ${joinedDe(word)}`;
    },
    why: '“Gostar” takes “de”.',
    mends: [
      ['Eu gosto cozinhar.', 'Eu gosto de cozinhar.'],
      ['Gosto muito a praia e gosto ela.', 'Gosto muito da praia e gosto dela.'],
    ],
    leaves: ['Eu gosto de cozinhar.', 'Gosto da praia.'],
  },
  {
    id: 'pt/precisar-de',
    kind: 'preposition',
    pattern: re`(?<need>preciso|precisa|precisamos|precisam|precisava|precisei) (?<word>um|uma|ajuda|dinheiro|tempo|este|esta|ele|ela|você)(?! \p{L}+r\b)`,
    to: ({ need, word = '' }) => `${need} ${joinedDe(word)}`,
    why: '“Precisar” takes “de” before a noun.',
    mends: [['Preciso um telefone.', 'Preciso de um telefone.']],
    leaves: ['Preciso de um telefone.', 'Preciso comprar pão.'],
  },
  {
    id: 'pt/verb-a',
    kind: 'preposition',
    pattern: re`(?<first>comecei|começou|começamos|começaram|começar|começa|começo|aprendi|aprender|aprendo|aprendeu|aprendendo|ensinou|ensinar|ensina|voltei|voltou|voltar) (?<next>${INFINITIVE})`,
    to: ({ first, next = '' }) => (isInfinitive(next) ? `${first} a ${next}` : undefined),
    why: ({ first }) => `“${first}” is joined to an infinitive by “a”.`,
    mends: [['Comecei estudar.', 'Comecei a estudar.']],
    leaves: ['Comecei a estudar.'],
  },
  {
    id: 'pt/verb-de',
    kind: 'preposition',
    pattern: re`(?<first>antes|depois|além|acabei|acabou|acabamos|parei|parou|terminei|terminou|esqueci|lembrei|medo|vontade|saudade|em vez|apesar|cansado|cansada|deixei|deixou) (?<next>${INFINITIVE})`,
    to: ({ first, next = '' }) => (isInfinitive(next) ? `${first} de ${next}` : undefined),
    why: ({ first }) => `“${first}” is joined to an infinitive by “de”.`,
    mends: [['Antes dormir, leio.', 'Antes de dormir, leio.']],
    leaves: ['Antes de dormir, leio.'],
  },
  {
    id: 'pt/ter-que',
    kind: 'missing-word',
    pattern: re`(?<first>tenho|tem|temos|têm|tive|teve|tivemos|tinha|tínhamos) (?<next>${INFINITIVE})`,
    to: ({ first, next = '' }) => (isInfinitive(next) ? `${first} que ${next}` : undefined),
    why: 'Must: “ter que” and the infinitive.',
    mends: [['Tenho estudar hoje.', 'Tenho que estudar hoje.']],
    leaves: ['Tenho que estudar.', 'Tenho prazer em ajudar.'],
  },
  {
    id: 'pt/verb-bare',
    kind: 'extra-word',
    pattern: re`(?<modal>(?:quero|quer|queremos|querem|queria|posso|pode|podemos|podem|devo|deve|devemos|consigo|consegue|consegui|conseguiu|decidi|decidiu|tento|tentei)(?= (?:a|de) )|(?:prefiro|prefere|espero|preciso|precisa|vou|vai|vamos|vão|ia)(?= a )) (?:a|de) (?<next>${INFINITIVE})`,
    to: ({ modal, next = '' }) => (isInfinitive(next) ? `${modal} ${next}` : undefined),
    why: ({ modal }) => `After “${modal}” the infinitive stands alone.`,
    mends: [['Quero de aprender e vou a viajar.', 'Quero aprender e vou viajar.']],
    leaves: ['Quero aprender.', 'Preciso de viajar.'],
  },
  {
    id: 'pt/estar-gerund',
    kind: 'verb-form',
    pattern: re`(?<be>estou|está|estamos|estão|estava|estavam|estávamos) (?<next>${INFINITIVE})`,
    to: ({ be, next = '' }) => (isInfinitive(next) ? `${be} ${gerundOf(next)}` : undefined),
    why: ({ next = '' }) => `What is going on: “estar” and “${gerundOf(next) ?? ''}”.`,
    mends: [['Estamos estudar.', 'Estamos estudando.']],
    leaves: ['Estamos estudando.', 'Estamos a estudar.'],
  },
  {
    id: 'pt/after-preposition',
    kind: 'verb-form',
    pattern: re`(?<before>depois de|antes de|sem|para) (?<verb>\p{L}+(?:ei|i|ou|ando|endo|indo))`,
    to: ({ before, verb = '' }) => {
      const form = formOf(verb);
      const byGerund = INFINITIVES.find((infinitive) => gerundOf(infinitive) === verb.toLowerCase());
      const infinitive = form?.tense === 'preterite' && form.persons.has(0) ? form.verb.infinitive : byGerund;
      return infinitive && nounOf(verb) === undefined ? `${before} ${infinitive}` : undefined;
    },
    why: 'After a preposition: the infinitive.',
    mends: [['Depois de comi, dormi.', 'Depois de comer, dormi.']],
    leaves: ['Depois de comer, dormi.', 'Para si.'],
  },
  {
    id: 'pt/haver',
    kind: 'agreement',
    pattern: re`(?<verb>houveram|haviam|haverão|fazem)(?<what> (?:\p{L}+ )?(?:\d+ )?(?:muit[oa]s|pouc[oa]s|vári[oa]s|alguns|algumas|problemas|pessoas|coisas|dois anos|duas semanas|(?:dois|três|quatro|cinco|seis|sete|oito|nove|dez|vinte|muitos|\d+) (?:anos|meses|dias)))`,
    to: ({ verb = '', what = '' }) => {
      const one = { houveram: 'houve', haviam: 'havia', haverão: 'haverá', fazem: 'faz' }[verb.toLowerCase()];
      return /^f/i.test(verb) && !/(?:anos|meses|dias|semanas)$/.test(what) ? undefined : `${one}${what}`;
    },
    why: '“Haver” (there is) and “fazer” (of time) have no plural.',
    mends: [
      ['Houveram muitos problemas.', 'Houve muitos problemas.'],
      ['Fazem dois anos que moro aqui.', 'Faz dois anos que moro aqui.'],
    ],
    leaves: ['Houve muitos problemas.', 'Eles fazem muitas coisas.'],
  },
  {
    id: 'pt/subjunctive',
    kind: 'verb-form',
    pattern: re`(?<wish>espero que|quero que|(?:é|era) (?:importante|necessário|melhor|bom|possível) que|tomara que|prefiro que|talvez|para que|embora)(?<who>(?: (?:eu|você|ele|ela|eles|elas|nós|tudo|vocês|a gente|amanhã|hoje|(?:o|a|meu|minha|seu|sua) \p{L}+))?(?: não)? )(?<verb>${['está', 'é', 'tem', 'vai', 'pode', 'faz', 'vem', 'quer', 'são', 'estão', 'têm', 'vão', 'podem', 'estamos', 'temos', 'vamos', 'gosta', 'fica', 'falamos', 'consegue', 'sabe', 'dá']})`,
    to: ({ wish, who, verb = '' }) => `${wish}${who}${SUBJUNCTIVE[verb.toLowerCase()]}`,
    why: ({ wish = '', verb = '' }) =>
      `“${wish.toLowerCase()}” takes the subjunctive: “${SUBJUNCTIVE[verb.toLowerCase()] ?? ''}”.`,
    mends: [['Espero que você está bem.', 'Espero que você esteja bem.']],
    leaves: ['Espero que você esteja bem.', 'Sei que você está bem.'],
  },
  {
    id: 'pt/if-had',
    kind: 'verb-form',
    pattern: re`(?<=^|[.!?,;] |\b(?:mas|e) )se (?<who>(?:eu |você |ele |ela |nós |a gente )?(?:não )?)(?<verb>${['teria', 'seria', 'poderia', 'iria', 'estaria', 'teríamos', 'seríamos', 'poderíamos', 'faria', 'saberia', 'gostaria']})(?![^.!?]*\?)`,
    to: ({ who, verb = '' }) => `se ${who}${IF[verb.toLowerCase()]}`,
    why: ({ verb = '' }) => `After “se”: “${IF[verb.toLowerCase()] ?? ''}”, not the conditional.`,
    mends: [['Se eu teria dinheiro, viajaria.', 'Se eu tivesse dinheiro, viajaria.']],
    leaves: ['Se eu tivesse dinheiro, viajaria.', 'Não sei se poderia.'],
  },
];

/** de + ele = dele, de + este = deste; “de um” stays two words. */
const joinedDe = (word: string): string =>
  /^(?:el[ae]|est[ae]|ess[ae])$/i.test(word) ? `d${word.toLowerCase()}` : `de ${word}`;

const SUBJUNCTIVE: Readonly<Record<string, string>> = {
  está: 'esteja',
  é: 'seja',
  tem: 'tenha',
  vai: 'vá',
  pode: 'possa',
  faz: 'faça',
  vem: 'venha',
  quer: 'queira',
  são: 'sejam',
  estão: 'estejam',
  têm: 'tenham',
  vão: 'vão',
  podem: 'possam',
  estamos: 'estejamos',
  temos: 'tenhamos',
  vamos: 'vamos',
  gosta: 'goste',
  fica: 'fique',
  falamos: 'falemos',
  consegue: 'consiga',
  sabe: 'saiba',
  dá: 'dê',
};
const IF: Readonly<Record<string, string>> = {
  teria: 'tivesse',
  seria: 'fosse',
  poderia: 'pudesse',
  iria: 'fosse',
  estaria: 'estivesse',
  teríamos: 'tivéssemos',
  seríamos: 'fôssemos',
  poderíamos: 'pudéssemos',
  faria: 'fizesse',
  saberia: 'soubesse',
  gostaria: 'gostasse',
};
