import { determinerBefore, determinerOf } from '#server/adapters/corrector/basic/italian/determiners.ts';
import { adjectiveOf, type Count, type Gender, nounOf } from '#server/adapters/corrector/basic/italian/nouns.ts';
import { clause } from '#server/adapters/corrector/basic/italian/subjects.ts';
import { INFINITIVE, isInfinitive } from '#server/adapters/corrector/basic/italian/verb-tables.ts';
import { likeCase, type Rule, re } from '#server/adapters/corrector/basic/rule.ts';

const DEFINITE = determinerOf('il')?.table;
const NUMBER =
  '(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|cento|\\d{1,3})';

const definite = (gender: Gender, count: Count, next: string): string =>
  DEFINITE ? determinerBefore(DEFINITE, gender, count, next) : '';
const spaced = (article: string): string => (article.endsWith("'") ? article : `${article} `);

/** Possessives, quantities, pronouns and fixed expressions. */
export const WORD_RULES: readonly Rule[] = [
  {
    id: 'it/piacere-plural',
    kind: 'agreement',
    pattern: re`(?<who>mi|ti|gli|le|ci|vi) (?<verb>piace|piaceva|interessa|manca)(?<much> (?:molto|tanto|anche|di più|moltissimo))? (?<what>(?:i|gli|le|questi|queste|i miei|le mie|gli altri|tutti i|tutte le) (?:\p{L}+))`,
    to: ({ who, verb = '', much, what = '' }) => {
      const last = what.split(' ').at(-1) ?? '';
      if (nounOf(last) && nounOf(last)?.count !== 'p' && nounOf(last)?.count !== undefined) return undefined;
      return `${who} ${PLEASE[verb.toLowerCase()]}${much} ${what}`;
    },
    why: 'What pleases is the subject: several things, plural verb.',
    mends: [['Mi piace molto i cani.', 'Mi piacciono molto i cani.']],
    leaves: ['Mi piace il cane.', 'Mi piacciono i cani.', 'Mi piace leggere.'],
  },
  {
    id: 'it/piacere-singular',
    kind: 'agreement',
    pattern: re`(?<who>mi|ti|gli|le|ci|vi) (?<verb>piacciono|piacevano)(?<much> (?:molto|tanto|anche))? (?<what>(?:il|lo|la|questo|questa|il mio|la mia) \p{L}+|${INFINITIVE})(?! (?:e|ed|,))`,
    to: ({ who, verb = '', much, what = '' }) =>
      nounOf(what.split(' ').at(-1) ?? '')?.count === 'p' || !(what.includes(' ') || isInfinitive(what))
        ? undefined
        : `${who} ${/cc/i.test(verb) ? 'piace' : 'piaceva'}${much} ${what}`,
    why: 'What pleases is the subject: one thing, singular verb.',
    mends: [['Mi piacciono la pizza.', 'Mi piace la pizza.']],
    leaves: ['Mi piacciono la pizza e la pasta.', 'Mi piace la pizza.'],
  },
  {
    id: 'it/me-piace',
    kind: 'pronoun',
    pattern: re`${clause}(?:io|a mi|me) (?:mi )?(?<verb>piace|piacciono|piacerebbe|piaceva)`,
    to: 'mi {verb}',
    why: '“Piacere” works backwards: “mi piace …”.',
    mends: [['Io mi piace leggere.', 'Mi piace leggere.']],
    leaves: ['A me piace leggere.'],
  },
  {
    id: 'it/have-pleased',
    kind: 'verb-form',
    pattern: re`(?<who>mi|ti|gli|le|ci|vi) (?:ha|hanno) (?:molto )?piaciut[oaie](?<much> (?:molto|tanto))?(?<article> (?:il|lo|la|i|gli|le|l'|questo|questa))?(?: ?(?<noun>\p{L}+))?`,
    to: ({ who, much = '', article = '', noun: word = '' }, match) => {
      const noun = nounOf(word);
      const before = nounOf(/(\p{L}+) (?:non )?$/u.exec((match.input ?? '').slice(0, match.index))?.[1] ?? '');
      const of = article === '' ? before : noun;
      const done = `piaciut${{ ms: 'o', mp: 'i', fs: 'a', fp: 'e' }[`${of?.gender ?? 'm'}${of?.count ?? 's'}`] ?? 'o'}`;
      const rest = match[0].slice(match[0].search(/piaciut/i) + 'piaciuto'.length);
      return `${who} ${of?.count === 'p' ? 'sono' : 'è'} ${done}${rest || much}`;
    },
    why: '“Piacere” forms the past with “essere”: mi è piaciuto.',
    mends: [
      ['Il film mi ha piaciuto.', 'Il film mi è piaciuto.'],
      ['Mi ha piaciuto la cena.', 'Mi è piaciuta la cena.'],
    ],
    leaves: ['Il film mi è piaciuto.'],
  },
  {
    id: 'it/there-are',
    kind: 'agreement',
    pattern: re`c'(?<be>è|era|è stato)(?<adverb> (?:anche|sempre|ancora))? (?=(?:molti|molte|tanti|tante|${NUMBER}|alcuni|alcune|dei|delle|degli|i|gli|le|troppi|troppe|pochi|poche|tutti|tutte|diversi|diverse) (?<next>\p{L}+))`,
    to: ({ be = '', adverb = '', next = '' }) =>
      nounOf(next)?.count === 's'
        ? undefined
        : `${{ è: 'ci sono', era: "c'erano", 'è stato': 'ci sono stati' }[be.toLowerCase()]}${adverb} `,
    why: 'Several things: “ci sono”, “c’erano”.',
    mends: [["C'è molte persone.", 'Ci sono molte persone.']],
    leaves: ['Ci sono molte persone.', "C'è molta gente."],
  },
  {
    id: 'it/there-is',
    kind: 'agreement',
    pattern: re`(?<be>ci sono|c'erano) (?=(?:un|una|uno|il|la|lo|molta|molto|poca|nessuno|nessuna) (?<next>\p{L}+)(?![^.!?]* (?:e|ed|con) |[^.!?]*,))`,
    to: ({ be = '', next = '' }) =>
      nounOf(next)?.count === 'p' || /^(?:po|paio|sacco)$/.test(next)
        ? undefined
        : `c'${/sono/i.test(be) ? 'è' : 'era'} `,
    why: 'One thing: “c’è”, “c’era”.',
    mends: [['Ci sono una chiesa.', "C'è una chiesa."]],
    leaves: ["C'è una chiesa.", 'Ci sono un uomo e una donna.'],
  },
  {
    id: 'it/relative-che',
    kind: 'pronoun',
    pattern: re`(?<noun>uomo|uomini|donna|donne|persona|persone|ragazzo|ragazza|ragazzi|signore|signora|amico|amica|gente|bambino|bambini|quello|quella|quelli|cose|cosa|libro|film|studenti|tutto|tutti) chi (?<next>\p{L}+)`,
    to: '{noun} che {next}',
    why: 'After a noun the relative pronoun is “che”.',
    mends: [["C'era un uomo chi leggeva.", "C'era un uomo che leggeva."]],
    leaves: ['Chi legge?', 'So chi legge.'],
  },
  {
    id: 'it/every',
    kind: 'noun-number',
    pattern: re`(?<every>ogni|qualche|nessun|nessuna) (?<noun>\p{L}+)`,
    to: ({ every, noun: word = '' }) => {
      const noun = nounOf(word);
      return noun?.count === 'p' && word !== 'venti' ? `${every} ${likeCase(word, noun.singular)}` : undefined;
    },
    why: ({ every = '' }) => `After “${every.toLowerCase()}” the noun is singular.`,
    mends: [['Ogni giorni leggo qualche libri.', 'Ogni giorno leggo qualche libro.']],
    leaves: ['Ogni giorno leggo.', 'Ogni due giorni.'],
  },
  {
    id: 'it/number-plural',
    kind: 'noun-number',
    pattern: re`(?<!\b(?:alle|dalle|verso le) )(?<many>${NUMBER}|alcun[ie]|parecchi|parecchie|divers[ie]|vari|varie) (?<noun>\p{L}+)`,
    to: ({ many = '', noun: word = '' }) => {
      const noun = nounOf(word);
      return noun?.count === 's' &&
        !/^(?:1|cento|sei|\d{3})$/i.test(many) &&
        !/^(?:gennaio|febbraio|maggio|venti|sole)$/i.test(word)
        ? `${many} ${noun.plural}`
        : undefined;
    },
    why: 'More than one: plural.',
    mends: [['Ho visto tre uomo.', 'Ho visto tre uomini.']],
    leaves: ['Ho visto tre uomini.', 'Sei donna.', 'Alle tre pranzo.'],
  },
  {
    id: 'it/all-the',
    kind: 'article',
    pattern: re`(?<!\b(?:siamo|sono|siete|erano|eravamo|come|per|essere|stati|state|a|in|di|con) )(?<all>tutti|tutte|tutta|tutto) (?<noun>\p{L}+)`,
    to: ({ all = '', noun: word = '' }) => {
      const noun = nounOf(word);
      const count: Count = /[ie]$/i.test(all) ? 'p' : 's';
      if (!noun || noun.count !== count || /^(?:cas|amic|fratell|tempo|part|cos)/.test(word)) return undefined;
      const form = `tutt${count === 's' ? (noun.gender === 'm' ? 'o' : 'a') : noun.gender === 'm' ? 'i' : 'e'}`;
      return `${likeCase(all, form)} ${spaced(definite(noun.gender, count, word))}${word}`;
    },
    why: '“Tutto” takes an article: “tutti i giorni”.',
    mends: [['Tutti giorni mangio tutta torta.', 'Tutti i giorni mangio tutta la torta.']],
    leaves: ['Tutti i giorni.', 'Siamo tutti amici.', 'Tutto bene.'],
  },
  {
    id: 'it/very-adjective',
    kind: 'word-choice',
    pattern: re`(?<!\bne )(?<be>è|era|sono|erano|siamo|sei|ero|eravamo) (?<much>molt|tropp|tant|poc)h?(?:a|i|e) (?<adjective>\p{L}+)(?=[.,!?;]|$| (?:e|ma|perché|di|per|con|oggi|dopo|quando|in|a|che|da)\b)`,
    to: ({ be, much, adjective = '' }) => (adjectiveOf(adjective) ? `${be} ${much}o ${adjective}` : undefined),
    why: 'Before an adjective “molto” does not change.',
    mends: [['Sono molta stanca.', 'Sono molto stanca.']],
    leaves: ['Sono molto stanca.', 'Sono molte belle case.'],
  },
  {
    id: 'it/very-very',
    kind: 'extra-word',
    pattern: re`molto (?<word>\p{L}+issim[oaie]|molt[oaie]|ottim[oaie])`,
    to: '{word}',
    why: 'The word is strong already: no “molto” before it.',
    mends: [['È molto bellissimo.', 'È bellissimo.']],
    leaves: ['È molto bello.'],
  },
  {
    id: 'it/better',
    kind: 'word-choice',
    pattern: re`più (?<word>meglio|migliore|migliori|peggio|peggiore|peggiori|bene|male)(?! (?:del|di quanto|non)\b)`,
    to: ({ word = '' }) => ({ bene: 'meglio', male: 'peggio' })[word.toLowerCase()] ?? word,
    why: '“Meglio” and “migliore” mean “more good” already: no “più”.',
    mends: [['Lei canta più bene.', 'Lei canta meglio.']],
    leaves: ['Lei canta meglio.'],
  },
  {
    id: 'it/than',
    kind: 'preposition',
    pattern: re`(?<more>più|meno) (?<adjective>\p{L}+) (?:che|come) (?<whom>me|te|lui|lei|noi|voi|loro|(?<article>il|la) (?<own>mi[oa]|tu[oa]|su[oa])|(?<other>l')altr[oa])`,
    to: ({ more, adjective = '', whom = '', article = '', own, other }) =>
      !adjectiveOf(adjective)
        ? undefined
        : own
          ? `${more} ${adjective} ${/^il$/i.test(article) ? 'del' : 'della'} ${own}`
          : `${more} ${adjective} ${other ? 'del' : 'di '}${whom.toLowerCase()}`,
    why: 'In a comparison “than” is “di”.',
    mends: [['È più grande che la mia.', 'È più grande della mia.']],
    leaves: ['È più grande della mia.', 'È più bello che utile.'],
  },
  {
    id: 'it/age',
    kind: 'word-choice',
    pattern: re`(?<be>sono|è|ero|era|siamo|sei) (?<years>\d{1,2}|venti|diciotto|diciannove|ventuno|trenta) anni(?: vecchi[oa])?(?! (?:che|fa)\b)`,
    to: ({ be = '', years }) =>
      `${{ sono: 'ho', è: 'ha', ero: 'avevo', era: 'aveva', siamo: 'abbiamo', sei: 'hai' }[be.toLowerCase()]} ${years} anni`,
    why: 'Age: “avere … anni”.',
    mends: [['Io sono 20 anni.', 'Io ho 20 anni.']],
    leaves: ['Io ho 20 anni.', 'Sono 20 anni che vivo qui.'],
  },
  {
    id: 'it/have-hunger',
    kind: 'word-choice',
    pattern: re`(?<be>sono|sei|siamo|ero|era|eravamo)(?<very> (?:molto|molta|tanto|così))? (?<what>fame|sete|sonno|paura|fretta|bisogno|voglia)(?! (?:che|e)\b)`,
    to: ({ be = '', very = '', what = '' }) => {
      const much = very && /^(?:sonno|bisogno)/i.test(what) ? very.replace(/a$/, 'o') : very.replace(/o$/, 'a');
      return `${{ sono: 'ho', sei: 'hai', siamo: 'abbiamo', ero: 'avevo', era: 'aveva', eravamo: 'avevamo' }[be.toLowerCase()]}${/così/.test(very) ? very : much} ${what}`;
    },
    why: 'Hunger, thirst and fear take “avere”.',
    mends: [['Sono molto fame.', 'Ho molta fame.']],
    leaves: ['Ho fame.'],
  },
  {
    id: 'it/light-verb',
    kind: 'word-choice',
    pattern: re`(?<take>preso|prendo|prendere|prende|prendiamo|avuto|chiesto|chiedere) (?<what>(?:(?:un|una|un'|la|alcune|molte|delle|tante) )?(?:colazione|foto|fotografia|fotografie|doccia|domanda|domande|passeggiata|bagno))`,
    to: ({ take = '', what = '' }) => {
      const isAsked = /^chie/i.test(take);
      if (
        isAsked !== /domand/.test(what) ||
        (/^av/i.test(take) && !/colaz/.test(what)) ||
        /bagno|la foto|doccia/.test(what) === isAsked
      )
        return isAsked || !/^pr/i.test(take)
          ? undefined
          : /la foto/.test(what)
            ? undefined
            : `${MAKE[take.toLowerCase()]} ${what}`;
      return `${MAKE[take.toLowerCase()]} ${what}`;
    },
    why: 'Italian “makes” it: fare colazione, una foto, una domanda, una doccia.',
    mends: [['Ho preso una foto.', 'Ho fatto una foto.']],
    leaves: ['Ho fatto una foto.', 'Ho preso il treno.'],
  },
  {
    id: 'it/pronoun-after-preposition',
    kind: 'pronoun',
    pattern: re`(?<preposition>con|per|di|da|a|in|su|senza|tra) (?:(?<me>io|mi)(?=[.,!?;]|$| (?:e|perché|è|era|non)\b)|(?<you>tu)(?=[.,!?;]|$))`,
    to: ({ preposition, me }) => `${preposition} ${me ? 'me' : 'te'}`,
    why: 'After a preposition: “me”, “te”.',
    mends: [['Vieni con io.', 'Vieni con me.']],
    leaves: ['Vieni con me.', 'Per mi piace.'],
  },
  {
    id: 'it/clitic-infinitive',
    kind: 'word-order',
    pattern: re`(?<before>per|di|a|da|senza|voglio|vuole|posso|può|devo|deve|vorrei|possiamo|dobbiamo|potrei|voleva|doveva|poteva) (?<clitic>mi|ti|lo|la|ci|vi|li|le|gli|si) (?<stem>\p{L}+r)e(?!')`,
    to: ({ before, stem = '', clitic }) => (isInfinitive(`${stem}e`) ? `${before} ${stem}${clitic}` : undefined),
    why: 'With an infinitive the pronoun is joined to its end: “farlo”.',
    mends: [['Voglio lo fare.', 'Voglio farlo.']],
    leaves: ['Voglio farlo.', 'Lo voglio fare.', 'Per le cene.'],
  },
  {
    id: 'it/infinitive-clitic',
    kind: 'spacing',
    pattern: re`(?<stem>\p{L}+r)e (?<clitic>mi|ti|ci|vi|lo)(?=[.,!?;]|$| (?:presto|domani|a|in|con|per|di|e|ma|quando|perché)\b)`,
    to: ({ stem = '', clitic }) => (isInfinitive(`${stem}e`) ? `${stem}${clitic}` : undefined),
    why: 'The pronoun is joined to the infinitive: “vederti”.',
    mends: [['Spero di vedere ti presto.', 'Spero di vederti presto.']],
    leaves: ['Spero di vederti.', 'Se vuoi vedere, ti aiuto.'],
  },
  {
    id: 'it/good-short',
    kind: 'agreement',
    pattern: re`(?<word>buono|bello) (?<noun>giorno|amico|tempo|lavoro|libro|viaggio|ragazzo|film|momento|compleanno|posto|cane|regalo|anno|caffè|ristorante|vino|vestito|paese|uomo|appetito|Natale|gelato|fine)`,
    to: ({ word = '', noun = '' }) =>
      `${/^buono/i.test(word) ? 'buon' : /^[aeiou]/.test(noun) ? "bell'" : 'bel'} ${noun}`.replace("' ", "'"),
    why: 'Before a masculine noun the word is shortened: “buon giorno”, “bel tempo”.',
    mends: [['Fa bello tempo.', 'Fa bel tempo.']],
    leaves: ['Fa bel tempo.', 'Il tempo è bello.'],
  },
];

const PLEASE: Readonly<Record<string, string>> = {
  piace: 'piacciono',
  piaceva: 'piacevano',
  interessa: 'interessano',
  manca: 'mancano',
};
const MAKE: Readonly<Record<string, string>> = {
  preso: 'fatto',
  prendo: 'faccio',
  prendere: 'fare',
  prende: 'fa',
  prendiamo: 'facciamo',
  avuto: 'fatto',
  chiesto: 'fatto',
  chiedere: 'fare',
};
