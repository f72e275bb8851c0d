import { determinerBefore, determinerOf, onsetOf } from '#server/adapters/corrector/basic/italian/determiners.ts';
import { type Count, type Gender, nounOf } from '#server/adapters/corrector/basic/italian/nouns.ts';
import { likeCase, list, type Rule, re, reExact } from '#server/adapters/corrector/basic/rule.ts';

const LOWER =
  list(`Lunedì Martedì Mercoledì Giovedì Venerdì Sabato Gennaio Febbraio Marzo Aprile Maggio Giugno Luglio Agosto Settembre Ottobre
  Novembre Dicembre Italiano Inglese Francese Tedesco Spagnolo Portoghese Russo Cinese Giapponese`);
/** Words that Italian shares with no other, as learners bring them along from Spanish and French. */
const FOREIGN: Readonly<Record<string, string>> = {
  y: 'e',
  muy: 'molto',
  también: 'anche',
  tambien: 'anche',
  porque: 'perché',
  siempre: 'sempre',
  nunca: 'mai',
  entonces: 'allora',
  después: 'dopo',
  despues: 'dopo',
  pero: 'però',
  ahora: 'ora',
  hasta: 'fino a',
  cuando: 'quando',
  très: 'molto',
  avec: 'con',
  pour: 'per',
};
const PREPOSITION: Readonly<Record<string, string>> = { di: 'del', a: 'al', da: 'dal', in: 'nel', su: 'sul' };

/** The article after a preposition, in one word with it. */
function joined(preposition: string, article: string, next: string): string | undefined {
  const det = determinerOf(article);
  const table = determinerOf(PREPOSITION[preposition.toLowerCase()] ?? '')?.table;
  if (!det || !table) return undefined;
  const form = article.toLowerCase();
  const gender: Gender = det.gender ?? (nounOf(next)?.gender === 'f' ? 'f' : 'm');
  const count: Count = det.count;
  const isRight = form === 'il' || form === 'i';
  const word = determinerBefore(table, gender, count, isRight ? 'x' : form === 'lo' || form === 'gli' ? 'z' : next);
  return `${word}${word.endsWith("'") ? '' : ' '}${next}`;
}

/** Articles by the sound of the next word, contractions, apostrophes and accents. */
export const SPELLING_RULES: readonly Rule[] = [
  {
    id: 'it/foreign-word',
    kind: 'word-choice',
    pattern: reExact`(?<=\p{Ll},? )(?<!\b(?:il|un|del|dei|i) )(?<word>${Object.keys(FOREIGN)})(?= \p{Ll})`,
    to: ({ word = '' }) => FOREIGN[word],
    why: ({ word = '' }) => `“${word}” is not Italian: “${FOREIGN[word] ?? ''}”.`,
    mends: [['Ho un cane y un gatto.', 'Ho un cane e un gatto.']],
    leaves: ['Ho un cane e un gatto.', 'La vitamina Y.'],
  },
  {
    id: 'it/lower-case',
    kind: 'capital',
    pattern: reExact`(?<=\b(?:[Dd]i|il|[Oo]gni|in|a|ad|questo|scorso|prossimo|dal|al|del|lo scorso|parlo|parla|parlare|studio|studiare|imparo|imparare|imparando|studiando|l'|l |[Ii]eri|[Oo]ggi|[Dd]omani|è) ?)(?<word>${LOWER})(?! \p{Lu})`,
    to: ({ word = '' }) => word.toLowerCase(),
    why: 'Days, months and languages take a small letter in Italian.',
    mends: [["Ogni Lunedì studio l'Italiano.", "Ogni lunedì studio l'italiano."]],
    leaves: ['Ogni lunedì studio.', 'Lunedì. Italiano.', 'È il Corriere di Maggio Rossi.'],
  },
  {
    id: 'it/contraction',
    kind: 'article',
    pattern: reExact`(?<preposition>[Dd]i|[Aa]|[Dd]a|[Ii]n|[Ss]u) (?:(?<article>il|lo|la|i|gli|le) |(?<elided>l'))(?<next>\p{Ll}+)`,
    to: ({ preposition = '', article = '', elided = '', next = '' }) =>
      isClitic(preposition, article, next) ? undefined : joined(preposition, article || elided, next),
    why: 'Preposition and article become one word: di + il = del, a + la = alla, in + i = nei.',
    mends: [
      ['Vado a il parco con il treno di le nove.', 'Vado al parco con il treno delle nove.'],
      ["È in l'acqua.", "È nell'acqua."],
    ],
    leaves: ['Vado al parco.', 'Cerco di lo fare.', 'Al di la del fiume.'],
  },
  {
    id: 'it/article-sound',
    kind: 'article',
    pattern: reExact`(?<article>[Ii]l|[Uu]n|[Ii]|[DdNn]ei|[Aa]i|[DdNn]el|[Aa]l|[Dd]al|[Ss]ul|[Qq]uel|[Qq]uei|[Bb]el|[Ss]ui) (?<next>\p{Ll}{3,}|(?<=\b[Ii] )[AEIOU]\p{Ll}{3,})`,
    to: ({ article = '', next = '' }) => bySound(article, next),
    why: 'Before vowels l’ and gli; before z, gn, ps and s with a consonant lo, uno, gli.',
    mends: [
      ['Il insegnante e il zio.', "L'insegnante e lo zio."],
      ['Ho visto i animali e un scoiattolo.', 'Ho visto gli animali e uno scoiattolo.'],
    ],
    leaves: ['Un amico e il ragazzo.', 'Un sms.', 'Gli amici e lo zio.', 'Il whisky.'],
  },
  {
    id: 'it/elision',
    kind: 'article',
    pattern: reExact`(?<article>[Dd]ell|[Aa]ll|[Dd]all|[Nn]ell|[Ss]ull)[ao] (?<next>[aeiou]\p{Ll}{2,})`,
    to: ({ article, next = '' }) =>
      onsetOf(next) === 'vowel' && nounOf(next)?.count !== 'p' ? `${article}'${next}` : undefined,
    why: 'Before a vowel the article loses its last letter.',
    mends: [['Vado alla università.', "Vado all'università."]],
    leaves: ["Vado all'università.", 'Vado alla stazione.'],
  },
  {
    id: 'it/uno-short',
    kind: 'article',
    pattern: reExact`(?<one>[Uu]n)o (?<noun>\p{Ll}{2,}(?:ino|etto|ello|ore|iere|mento|aggio))`,
    to: ({ one, noun = '' }) =>
      onsetOf(noun) === 'hard' || /^(?:dello|quello|bello)$/.test(noun) ? undefined : `${one} ${noun}`,
    why: '“Uno” stands only before z, gn, ps and s with a consonant; else “un”.',
    mends: [['Bevo uno cappuccino.', 'Bevo un cappuccino.']],
    leaves: ['Bevo un cappuccino.', 'Uno scoiattolino.', 'Uno di loro.'],
  },
  {
    id: 'it/la-country',
    kind: 'article',
    pattern: reExact`(?<article>[Ll]|[Dd]ell|[Aa]ll|[Nn]ell|[Dd]all|[Ss]ull)a (?<country>Italia|America|Europa|Inghilterra|Austria|Australia|Africa|Asia|Irlanda|Ungheria|Ucraina|India|Islanda|Olanda|Argentina|Algeria|Estonia)`,
    to: "{article}'{country}",
    why: 'Before a vowel the article loses its last letter.',
    mends: [['Amo la Italia e la storia della Austria.', "Amo l'Italia e la storia dell'Austria."]],
    leaves: ["Amo l'Italia.", 'La Francia.'],
  },
  {
    id: 'it/un-altra',
    kind: 'spelling',
    pattern: re`un (?<next>altra|amica|ora|idea|isola|estate|esperienza|attività|università|opportunità|informazione|insalata|arancia|avventura|anima|erba|emozione|abitudine|auto)`,
    to: "un'{next}",
    why: 'Before a feminine word with a vowel “una” becomes “un’”.',
    mends: [['Vorrei un altra.', "Vorrei un'altra."]],
    leaves: ["Vorrei un'altra.", 'Vorrei un altro.'],
  },
  {
    id: 'it/un-masculine',
    kind: 'spelling',
    pattern: re`un'(?<next>altro|uomo|amico|albero|anno|animale|esempio|errore|incontro|ospedale|ufficio|autobus|aereo|occhio|italiano|inglese|americano|appartamento|anziano|ombrello)`,
    to: 'un {next}',
    why: 'Before a masculine word “un” has no apostrophe.',
    mends: [["Un'altro uomo.", 'Un altro uomo.']],
    leaves: ['Un altro uomo.', "Un'altra donna."],
  },
  {
    id: 'it/lo-ho',
    kind: 'spelling',
    pattern: re`(?:lo|la) (?<have>ho) (?=\p{L}+t[oa]\b)`,
    to: "l'{have} ",
    why: 'Before “avere” the pronoun loses its vowel: “l’ho”.',
    mends: [['Lo ho visto ieri.', "L'ho visto ieri."]],
    leaves: ["L'ho visto ieri."],
  },
  {
    id: 'it/quest-anno',
    kind: 'spelling',
    pattern: re`(?<word>quest|dell|all|nell|sull|dall|quell|l) (?<next>anno|estate|inverno|autunno|altro|altra|ultimo|ultima|uomo|amico|amica|acqua|università|inizio|ora|italia|estero|idea)`,
    to: "{word}'{next}",
    why: 'An apostrophe takes the place of the vowel that is lost.',
    mends: [['Quest anno vado all estero.', "Quest'anno vado all'estero."]],
    leaves: ["Quest'anno vado all'estero."],
  },
  {
    id: 'it/c-e',
    kind: 'spelling',
    pattern: re`(?<word>c|dov|com|cos)'(?:e|é|e')(?= |[?.,!]|$)`,
    to: "{word}'è",
    why: '“È” (is) has an accent: c’è, dov’è.',
    mends: [["Non c'e problema.", "Non c'è problema."]],
    leaves: ["C'è tempo.", "Com'era?"],
  },
  {
    id: 'it/qual-e',
    kind: 'spelling',
    pattern: re`qual(?:'| '? ?)(?:è|e|é)(?= )`,
    to: 'qual è',
    why: '“Qual è” has no apostrophe.',
    mends: [["Qual'è il tuo nome?", 'Qual è il tuo nome?']],
    leaves: ['Qual è il tuo nome?', 'Quale libro?'],
  },
  {
    id: 'it/un-po',
    kind: 'spelling',
    pattern: re`un p(?:ò|o|ó)(?!')`,
    to: "un po'",
    why: 'Short for “poco”: “un po’” with an apostrophe.',
    mends: [['Sono un pò triste.', "Sono un po' triste."]],
    leaves: ["Sono un po' triste."],
  },
];

/** The article that the sound of the next word asks for; gender is another rule's business. */
function bySound(article: string, next: string): string | undefined {
  const det = determinerOf(article);
  const onset = onsetOf(next);
  if (!det || onset === 'plain' || /^pn/.test(next) || nounOf(next)?.gender === 'f' || FEMININE_VOWEL.test(next))
    return undefined;
  const form = determinerBefore(det.table, 'm', det.count, next);
  return form === article.toLowerCase()
    ? undefined
    : `${likeCase(article, form)}${form.endsWith("'") ? '' : ' '}${next}`;
}
const FEMININE_VOWEL = /^(?:altra|altre|amica|amiche|unica|ultima)$/;

/** Before an infinitive these are pronouns out of place, not articles: di lo fare. */
const isClitic = (preposition: string, article: string, next: string): boolean =>
  (article !== '' && /(?:are|ere|ire)$/.test(next) && nounOf(next) === undefined) ||
  (/^di$/i.test(preposition) && article === 'la' && /^(?:del|dal)/.test(next));
