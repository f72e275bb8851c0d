import { determinerBefore, determinerOf } from '#server/adapters/corrector/basic/italian/determiners.ts';
import { RELATIVES } from '#server/adapters/corrector/basic/italian/lexicon.ts';
import { type Count, type Gender, nounOf } from '#server/adapters/corrector/basic/italian/nouns.ts';
import { list, type Rule, re } from '#server/adapters/corrector/basic/rule.ts';

const DEFINITE = determinerOf('il')?.table;
const definite = (gender: Gender, count: Count, next: string): string =>
  DEFINITE ? determinerBefore(DEFINITE, gender, count, next) : '';
const MINE = '(?:mi[oa]|tu[oa]|su[oa]|nostr[oa]|vostr[oa])';
/** Things that one's own need an article for: la mia casa. */
const OWN =
  list(`famiglia lavoro vita amico amica amici amiche cane gatto gatta macchina scuola città stanza camera ragazzo ragazza fidanzato fidanzata compleanno libro telefono lingua paese università
  settimana giornata migliore salute appartamento vacanza vacanze corso professoressa professore insegnante genitori nonni zii cugini fratelli sorelle figli vicini vicina vicino colleghi classe bicicletta
  borsa viaggio matrimonio infanzia squadra sogno mano testa cuore corpo capo cellulare computer passaporto quartiere villaggio weekend hotel albergo ufficio gruppo`);

/** After “con” and “per” any thing of one's own has its article; elsewhere the commonest ones only. */
const isOwn = (own: string, before: string): boolean => {
  if (/^(?:di|a|da|in|su) $/i.test(before) || RELATIVES.includes(own.toLowerCase())) return false;
  if (/^(?:con|per) $/i.test(before))
    return (
      nounOf(own) !== undefined &&
      !/^(?:fortuna|sfortuna|conto|colpa|natura|scelta|grazia|grande|sorpresa|piacere|abitudine)/i.test(own)
    );
  return OWN.includes(own.toLowerCase());
};

/** “Mio”, “tuo”, “suo” and their article. */
export const POSSESSIVE_RULES: readonly Rule[] = [
  {
    id: 'it/relative-no-article',
    kind: 'article',
    pattern: re`(?<article>il|la|l'|del|della|al|alla|dal|dalla|nel|sul|con il|con la|col) ?(?<whose>${MINE}) (?<who>${RELATIVES})(?! (?:maggiore|minore|più|preferit[oa]|gemell[oa]|italian[oa]|piccol[oa]|grande|adottiv[oa]|matern[oa]|patern[oa]|car[oa]|di)\b)`,
    to: ({ article = '', whose, who }) => {
      const preposition = { del: 'di ', al: 'a ', dal: 'da ', nel: 'in ', sul: 'su ', co: 'con ' };
      const head = /^(del|al|dal|nel|sul|co)/i.exec(article)?.[1]?.toLowerCase() as
        | keyof typeof preposition
        | undefined;
      return `${head ? preposition[head] : ''}${whose} ${who}`;
    },
    why: 'One relative with “mio”, “tuo”, “suo” stands without an article.',
    mends: [
      ['Il mio fratello parla con la mia zia.', 'Mio fratello parla con mia zia.'],
      ['La casa del mio nonno.', 'La casa di mio nonno.'],
    ],
    leaves: ['Mio fratello parla.', 'Il mio fratello maggiore.', 'I miei fratelli.', 'La loro madre.'],
  },
  {
    id: 'it/own-article',
    kind: 'article',
    pattern: re`(?<=(?<before>^|[.!?] |\b(?:con|per|e|ma|perché|che|di|a|da|in|su|ho visto|ho incontrato|ho perso|amo|adoro|ho finito|finisco|ho chiamato|ho fatto|anche|quando) ))(?<whose>mi[oa]|tu[oa]|su[oa]|miei|mie|tuoi|tue|suoi|sue|nostr[oaie]) (?<own>\p{L}{3,})(?! (?:mi[oa]|car[oa])|!)`,
    to: ({ before = '', whose = '', own = '' }) => {
      const noun = nounOf(own);
      const count: Count = /[ei]$/.test(whose.toLowerCase()) ? 'p' : 's';
      const gender: Gender = noun?.gender ?? (/(?:a|ue|mie|tre)$/i.test(whose) ? 'f' : 'm');
      if (!isOwn(own, before)) return undefined;
      return `${definite(gender, count, whose)} ${whose.toLowerCase()} ${own}`;
    },
    why: '“Mio”, “tuo”, “suo” take an article: “la mia casa”.',
    mends: [
      ['Vado con mia amica.', 'Vado con la mia amica.'],
      ['Mio cane è piccolo.', 'Il mio cane è piccolo.'],
    ],
    leaves: ['Vado con la mia amica.', 'Lei è mia amica.', 'Amico mio!', 'Con mia madre.'],
  },
  {
    id: 'it/own-preposition',
    kind: 'article',
    pattern: re`(?<preposition>di|a|da|in|su) (?<whose>mi[oa]|tu[oa]|su[oa]|miei|mie|tuoi|tue|suoi|sue|nostr[oaie]) (?<own>${OWN})`,
    to: ({ preposition = '', whose = '', own }) => {
      const count: Count = /[ei]$/.test(whose.toLowerCase()) ? 'p' : 's';
      const gender: Gender = /(?:a|ue|mie|tre)$/i.test(whose) ? 'f' : 'm';
      const head = { di: 'del', a: 'al', da: 'dal', in: 'nel', su: 'sul' }[preposition.toLowerCase()] ?? '';
      const det = determinerOf(head);
      return det ? `${determinerBefore(det.table, gender, count, whose)} ${whose} ${own}` : undefined;
    },
    why: '“Mio”, “tuo”, “suo” take an article: “della mia casa”.',
    mends: [['Parlo di mia famiglia.', 'Parlo della mia famiglia.']],
    leaves: ['Parlo della mia famiglia.', 'Parlo di mia madre.', 'A mio parere.'],
  },
];
