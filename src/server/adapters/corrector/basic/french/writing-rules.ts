import { list, type Rule, re, reExact } from '#server/adapters/corrector/basic/rule.ts';

/** What a word loses its last letter before. */
const VOWEL = `(?=[aeiouéèêàâîôûœ]|h(?:omme|eure|istoire|abit|ôtel|ôpital|iver|eureu|ésit|umain|uile|umeur|erbe|onneur|orloge|ier))`;
const NO_ELISION = /^(?:onz|oui|ouistiti|un(?= et)|uhlan|yaourt|yoga)/i;
const LOWER =
  list(`Lundi Mardi Mercredi Jeudi Vendredi Samedi Dimanche Janvier Février Avril Mai Juin Juillet Août Septembre Octobre
  Novembre Décembre`);

/** How French is written: elision, contractions and capitals. */
export const WRITING_RULES: readonly Rule[] = [
  {
    id: 'fr/elision',
    kind: 'spelling',
    pattern: re`(?<word>le|la|je|me|te|se|de|ne|que|jusque|lorsque|puisque) (?<next>${VOWEL}\p{L}+)`,
    to: ({ word = '', next = '' }) => {
      if (
        NO_ELISION.test(next) ||
        (word.length > 1 && next.length === 1 && /[aeiou]/i.test(next) && !/^[àya]$/i.test(next))
      )
        return undefined;
      return `${word.slice(0, -1)}'${next}`;
    },
    why: ({ word = '' }) => `Before a vowel “${word.toLowerCase()}” loses its last letter.`,
    mends: [
      ['Je aime le école.', "J'aime l'école."],
      ['Il ne est pas là.', "Il n'est pas là."],
    ],
    leaves: ["J'aime l'école.", 'Le onze mai.', 'Le héros.'],
  },
  {
    id: 'fr/ce-est',
    kind: 'spelling',
    pattern: re`ce (?<be>est|était|étaient)(?! que\b.*\?)`,
    to: "c'{be}",
    why: 'Before a vowel “ce” becomes “c’”.',
    mends: [['Ce est bon.', "C'est bon."]],
    leaves: ["C'est bon.", 'Est-ce bon ?'],
  },
  {
    id: 'fr/si-il',
    kind: 'spelling',
    pattern: re`si (?<who>ils?)`,
    to: "s'{who}",
    why: 'Before “il” the word “si” becomes “s’”.',
    mends: [['Si il pleut, je lis.', "S'il pleut, je lis."]],
    leaves: ["S'il pleut, je lis.", 'Si elle vient, je lis.'],
  },
  {
    id: 'fr/contraction',
    kind: 'article',
    pattern: re`(?<word>de le|de les|à le|à les) (?<next>\p{L}+)`,
    to: ({ word = '', next = '' }) => {
      if (
        /(?:er|ir|re|oir)$/i.test(next) &&
        !/^(?:cinéma|frère|père|soir|théâtre|livre|centre|dîner|déjeuner|petit)$/i.test(next)
      )
        return undefined;
      if (/^(?:à|de) le$/i.test(word) && /^[aeiouéèêàâîôûœ]/i.test(next)) return undefined;
      return `${{ 'de le': 'du', 'de les': 'des', 'à le': 'au', 'à les': 'aux' }[word.toLowerCase()]} ${next}`;
    },
    why: 'de + le = du, de + les = des, à + le = au, à + les = aux.',
    mends: [['Je vais à le parc.', 'Je vais au parc.']],
    leaves: ['Je vais au parc.', 'Il est bon de le faire.'],
  },
  {
    id: 'fr/lower-case',
    kind: 'capital',
    pattern: reExact`(?<=[\p{L},'] ?)(?<word>${LOWER})(?! \p{Lu})`,
    to: ({ word = '' }) => word.toLowerCase(),
    why: 'Days and months take a small letter in French.',
    mends: [['Le Lundi je travaille.', 'Le lundi je travaille.']],
    leaves: ['Le lundi je travaille.', 'Lundi je travaille.'],
  },
  {
    id: 'fr/language-lower',
    kind: 'capital',
    pattern: reExact`(?<before>apprends|apprendre|parle|parler|étudie|étudier|parlons|appris|parlé|le|en|mon|du) (?<word>Français|Anglais|Espagnol|Allemand|Italien)(?=[.,!?]|$| (?:et|à|avec|parce|depuis|en|est|dans|pour)\b)`,
    to: ({ before = '', word = '' }) => (/^(?:le|du)$/.test(before) ? undefined : `${before} ${word.toLowerCase()}`),
    why: 'Languages take a small letter in French.',
    mends: [["J'apprends Français.", "J'apprends français."]],
    leaves: ['Le Français est arrivé.'],
  },
];
