import { adjectiveOf, nounOf } from '#server/adapters/corrector/basic/portuguese/nouns.ts';
import { formOf } from '#server/adapters/corrector/basic/portuguese/verb-tables.ts';
import { likeCase, type Rule, re, reExact } from '#server/adapters/corrector/basic/rule.ts';

const NUMBER = '(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|cem|\\d{1,3})';
const STATE = '(?:cansad|preocupad|ocupad|atrasad|animad|sentad|doente|content|nervos|perdid|enjoad|chatead)';

/** Spelling of single words, fixed expressions, ser and estar. */
export const WORD_RULES: readonly Rule[] = [
  {
    id: 'pt/muito-adjective',
    kind: 'word-choice',
    pattern: re`(?<be>é|são|era|eram|está|estou|estamos|estão|estava|fiquei|ficou|sou) (?:muita|muitos|muitas) (?<adjective>\p{L}+)(?=[.,!?;]|$| (?:e|mas|porque|de|por|com|hoje|depois|quando|em|que|para)\b)`,
    to: ({ be, adjective = '' }) => (adjectiveOf(adjective) ? `${be} muito ${adjective}` : undefined),
    why: 'Before an adjective “muito” does not change.',
    mends: [['Estou muita cansada.', 'Estou muito cansada.']],
    leaves: ['Estou muito cansada.'],
  },
  {
    id: 'pt/todos-os',
    kind: 'article',
    pattern: re`(?<all>tod[oa]s?|tudo) (?:(?<article>[oa]s?) )?(?<noun>\p{L}+)`,
    to: ({ all = '', article = '', noun: word = '' }, match) => {
      const noun = nounOf(word);
      if (!noun || isWhole(all, article, match)) return undefined;
      const plural = noun.count === 'p' || (/s$/.test(article || all) && noun.count === 's');
      if (!plural) return undefined;
      const end = `${noun.gender === 'm' ? 'o' : 'a'}s`;
      return `${likeCase(all, `tod${end}`)} ${end} ${noun.count === 'p' ? word : noun.plural}`;
    },
    why: 'All: “todos os”, “todas as”.',
    mends: [
      ['Todo os dias leio.', 'Todos os dias leio.'],
      ['Todos as semanas leio todos livros.', 'Todas as semanas leio todos os livros.'],
    ],
    leaves: ['Todo dia leio.', 'Todos os dias leio.', 'Somos todos amigos.', 'Toda a família.'],
  },
  {
    id: 'pt/number-plural',
    kind: 'noun-number',
    pattern: re`(?<many>${NUMBER}) (?<noun>[\p{L}-]+)`,
    to: ({ many = '', noun: word = '' }) => {
      const noun = nounOf(word);
      return noun?.count === 's' && !/^(?:1|0|\d{3})$/.test(many) && word !== 'parte'
        ? `${many} ${noun.plural}`
        : undefined;
    },
    why: 'More than one: plural.',
    mends: [['Tenho três filho.', 'Tenho três filhos.']],
    leaves: ['Tenho três filhos.', 'Tenho 1 filho.'],
  },
  {
    id: 'pt/better',
    kind: 'word-choice',
    pattern: re`mais (?<word>bom|boa|bons|boas|mau|má|grande|grandes|melhor|pior|maior)(?= (?:do|da|dos|das|que|de|em)\b)(?! (?:em|que|do que) (?:bonit|mau|bom|inteligent))`,
    to: ({ word = '' }) => BETTER[word.toLowerCase()],
    why: ({ word = '' }) => `The comparison is “${BETTER[word.toLowerCase()] ?? ''}”.`,
    mends: [['É mais bom do que o outro.', 'É melhor do que o outro.']],
    leaves: ['É melhor do que o outro.'],
  },
  {
    id: 'pt/bem-bom',
    kind: 'word-choice',
    pattern: re`(?<!\b(?:um|uma|o|a|este|esta|meu|minha|bom|boa|de|da|do) )(?<verb>falo|fala|falam|falar|canta|canto|cantar|cozinha|cozinho|cozinhar|dança|danço|dançar|escreve|escrevo|joga|jogo)(?<what> (?:português|inglês|espanhol|francês|alemão))? (?:(?<very>muito) )?(?:bom|boa)(?=[.,!?]|$)`,
    to: ({ verb, what = '', very = '' }) => `${verb}${what}${very ? ' muito' : ''} bem`,
    why: 'How one does it: “bem”.',
    mends: [['Ele fala português muito bom.', 'Ele fala português muito bem.']],
    leaves: ['Ele fala português muito bem.', 'Um jogo bom.'],
  },
  {
    id: 'pt/mal-mau',
    kind: 'word-choice',
    pattern: re`(?<verb>dormi|dormiu|dormir|joguei|jogou|fiz|cantou|canta|falo|fala|comi|estou|sinto|me sinto|passei) (?:mau|má)(?=[.,!?]|$| (?:ontem|hoje|porque|e|esta noite)\b)`,
    to: '{verb} mal',
    why: 'How: “mal”; “mau” means “bad, evil”.',
    mends: [['Dormi mau ontem.', 'Dormi mal ontem.']],
    leaves: ['Dormi mal ontem.', 'Um homem mau.'],
  },
  {
    id: 'pt/ser-estar',
    kind: 'word-choice',
    pattern: re`(?<be>sou|é|somos|são|era|fui) (?<very>muito |tão )?(?<what>${STATE}[oa]?s?)(?=[.,!?]|$| (?:hoje|agora|porque|depois|com|por|mas)\b)`,
    to: ({ be = '', very = '', what }) =>
      `${{ sou: 'estou', é: 'está', somos: 'estamos', são: 'estão', era: 'estava', fui: 'estava' }[be.toLowerCase()]} ${very}${what}`,
    why: 'Passing states take “estar”.',
    mends: [['Eu sou cansado hoje.', 'Eu estou cansado hoje.']],
    leaves: ['Eu estou cansado hoje.', 'Ele é alto.'],
  },
  {
    id: 'pt/estar-origin',
    kind: 'word-choice',
    pattern: reExact`(?<who>[Ee]u |^)(?<be>[Ee]stou) (?=(?:de|da|do|dos) (?:Alemanha|Canadá|Estados|França|Itália|Espanha|China|Japão|México|Portugal|Inglaterra|Argentina|Colômbia|Polônia|Rússia|Índia))`,
    to: ({ who = '', be = '' }) => `${who}${be.startsWith('E') ? 'Sou' : 'sou'} `,
    why: 'Where one comes from: “ser de”.',
    mends: [['Eu estou da Itália.', 'Eu sou da Itália.']],
    leaves: ['Eu sou da Itália.', 'Estou de férias.'],
  },
  {
    id: 'pt/hunger',
    kind: 'word-choice',
    pattern: re`(?<be>estou|está|estamos|estava|estão|sou) (?:muito |muita )?(?<what>fome|sede|medo|saudade|saudades|pressa|sono|vontade)`,
    to: ({ be = '', what = '' }, match) => {
      const much = /muit/i.test(match[0]) ? (/^(?:medo|sono)/i.test(what) ? ' muito' : ' muita') : '';
      return `${be.replace(/sou/i, 'estou')} com${much} ${what}`;
    },
    why: 'Hunger, thirst and fear: “estar com fome”.',
    mends: [['Eu estou muito fome.', 'Eu estou com muita fome.']],
    leaves: ['Eu estou com fome.'],
  },
  {
    id: 'pt/age',
    kind: 'word-choice',
    pattern: re`(?<be>sou|é|era|somos|estou) (?<years>\d{1,2}|vinte|dezoito|dezenove|trinta) anos(?: de idade| velh[oa])?(?! (?:que|atrás|de)\b)`,
    to: ({ be = '', years }) =>
      `${{ sou: 'tenho', é: 'tem', era: 'tinha', somos: 'temos', estou: 'tenho' }[be.toLowerCase()]} ${years} anos`,
    why: 'Age: “ter … anos”.',
    mends: [['Eu sou 20 anos.', 'Eu tenho 20 anos.']],
    leaves: ['Eu tenho 20 anos.'],
  },
  {
    id: 'pt/reflexive-person',
    kind: 'pronoun',
    pattern: re`(?<who>eu|nós) (?<not>não )?se (?<verb>\p{L}+)`,
    to: ({ who = '', not = '', verb = '' }) => {
      const person = /^eu$/i.test(who) ? 0 : 3;
      return formOf(verb)?.persons.has(person) ? `${who} ${not}${person === 0 ? 'me' : 'nos'} ${verb}` : undefined;
    },
    why: 'The pronoun goes with the subject: “eu me”, “nós nos”.',
    mends: [['Eu se levanto cedo.', 'Eu me levanto cedo.']],
    leaves: ['Eu me levanto cedo.', 'Ele se levanta.'],
  },
  {
    id: 'pt/pronoun-place',
    kind: 'word-order',
    pattern: re`(?<who>eu|ele|ela|você|nós) (?<verb>\p{L}+) (?<self>me|se|nos)(?= (?:às|cedo|tarde|muito|de|com|em|no|na|todos)\b|[.,!?]|$)`,
    to: ({ who = '', verb = '', self = '' }) =>
      formOf(verb) && SELF[self.toLowerCase()]?.test(who) ? `${who} ${self.toLowerCase()} ${verb}` : undefined,
    why: 'The pronoun stands before the verb here: “eu me levanto”.',
    mends: [['Eu levanto me às seis.', 'Eu me levanto às seis.']],
    leaves: ['Eu me levanto às seis.', 'Ele deu-me um livro.'],
  },
  {
    id: 'pt/false-friend',
    kind: 'word-choice',
    pattern: re`(?:(?<real>realizei|realizou)(?= que\b)|(?<excited>excitad[oa])(?= (?:para|com|por|de)\b))`,
    to: ({ real = '', excited = '' }) =>
      real ? (/i$/i.test(real) ? 'percebi' : 'percebeu') : excited.replace(/^excit/i, 'anim'),
    why: 'A false friend: “realizar” is to carry out, “excitado” rather aroused.',
    mends: [['Realizei que era tarde.', 'Percebi que era tarde.']],
    leaves: ['Realizei um sonho.'],
  },
];

/** “toda a semana”, “somos todos amigos”: nothing to mend. */
function isWhole(all: string, article: string, match: RegExpMatchArray): boolean {
  const before = (match.input ?? '').slice(0, match.index);
  if (/^tod[oa]$/i.test(all) && article.length < 2) return true;
  if (/^tod[oa]s$/i.test(all) && article === '')
    return /\b(?:somos|são|eram|fomos|vocês|eles|de|em|a|como) $/i.test(before);
  return /^tudo$/i.test(all) && article.length < 2;
}

const BETTER: Readonly<Record<string, string>> = {
  bom: 'melhor',
  boa: 'melhor',
  bons: 'melhores',
  boas: 'melhores',
  mau: 'pior',
  má: 'pior',
  grande: 'maior',
  grandes: 'maiores',
  melhor: 'melhor',
  pior: 'pior',
  maior: 'maior',
};
const SELF: Readonly<Record<string, RegExp>> = { me: /^eu$/i, se: /^(?:ele|ela|você)$/i, nos: /^nós$/i };
