import { adjectiveOf } from '#server/adapters/corrector/basic/italian/nouns.ts';
import { type Rule, re, reExact } from '#server/adapters/corrector/basic/rule.ts';

/** è and e, dà and da: pairs that an accent tells apart. */
export const ACCENT_RULES: readonly Rule[] = [
  {
    id: 'it/da-accent',
    kind: 'spelling',
    pattern: re`(?<before>lui|lei|e|gli|le|mi|ti|ci|si|non|uomo|ragazzo|ragazza|donna|poi) da (?=(?:un|uno|una|il|la|dei|un') ?(?:pugno|pugni|bacio|schiaffo|calcio|abbraccio|colpo|consiglio|mano|sberla|spinta|occhiata)\b)`,
    to: '{before} dà ',
    why: 'The verb “dà” (gives) has an accent; “da” means “from”.',
    mends: [['Lui gli da un pugno.', 'Lui gli dà un pugno.']],
    leaves: ['Lui gli dà un pugno.', 'Colpito da un pugno.'],
  },
  {
    id: 'it/e-accent',
    kind: 'spelling',
    pattern: re`(?<before>non|mi|ti|ci|si|questo|questa|lui|lei|cosa|che|tutto|anno|film|tempo|vita|casa|città|amica|amico|madre|padre|fratello|sorella|cane|lavoro|italiano) e (?=(?:molto|troppo|così|più|stat[oaie]|andat[oaie]|piaciut[oaie]|arrivat[oaie]|sempre|bellissim[oa]|interessante|difficile|facile|importante|buonissim[oa]|simpatic[oa]|un|una|venut[oa]|vero)\b)(?!\p{L}+ (?:altr|cos))`,
    to: ({ before = '' }, match) =>
      /^(?:un|una|più|molto|sempre|così)\b/i.test((match.input ?? '').slice((match.index ?? 0) + match[0].length)) &&
      !/^(?:non|ci|si|questo|questa|mi)$/i.test(before)
        ? undefined
        : `${before} è `,
    why: '“è” (is) has an accent; “e” means “and”.',
    mends: [['Questo e un problema.', 'Questo è un problema.']],
    leaves: ['Questo è un problema.', 'Il cane e un gatto.'],
  },
  {
    id: 'it/e-start',
    kind: 'spelling',
    pattern: re`(?<=^|[.!?] )(?<word>e'?) (?=(?:difficile|facile|importante|necessario|possibile|impossibile|vero|bello|meglio|stat[oa]) (?!e |ed )\p{L}|molto (?<adjective>\p{L}+))`,
    to: ({ adjective = '' }) => (adjective && !adjectiveOf(adjective) ? undefined : 'È '),
    why: '“È” (is) has an accent; “e” means “and”.',
    mends: [['E difficile parlare.', 'È difficile parlare.']],
    leaves: ['È difficile parlare.', 'E poi?'],
  },
  {
    id: 'it/e-acute',
    kind: 'spelling',
    pattern: reExact`(?<word>[éÉ])`,
    to: ({ word }) => (word === 'é' ? 'è' : 'È'),
    why: 'The verb “è” has a grave accent.',
    mends: [['Lui é qui.', 'Lui è qui.']],
    leaves: ['Lui è qui.'],
  },
  {
    id: 'it/io-small',
    kind: 'capital',
    pattern: reExact`(?<=\p{Ll},? )Io(?= \p{Ll})`,
    to: 'io',
    why: 'Inside a sentence “io” takes a small letter.',
    mends: [['Maria e Io andiamo.', 'Maria e io andiamo.']],
    leaves: ['Maria e io andiamo.', 'Io vado.'],
  },
];
