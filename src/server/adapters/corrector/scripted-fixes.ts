import type { EditKind, Fix } from '#domain/edits.ts';

type Rule = { readonly wrong: string; readonly right: string; readonly kind: EditKind; readonly explanation: string };

/** All that the scripted corrector knows. No rule begins where another one does, so the order carries no meaning. */
const RULES: readonly Rule[] = [
  { wrong: 'goed', right: 'went', kind: 'tense', explanation: 'The past of “go” is irregular: “went”.' },
  { wrong: 'buyed', right: 'bought', kind: 'tense', explanation: 'The past of “buy” is irregular: “bought”.' },
  { wrong: 'we was', right: 'we were', kind: 'agreement', explanation: '“We” takes “were”, not “was”.' },
  { wrong: 'he have', right: 'he has', kind: 'agreement', explanation: '“He” takes “has”, not “have”.' },
  { wrong: 'two hour', right: 'two hours', kind: 'noun-number', explanation: 'After “two” the noun is plural.' },
  { wrong: 'a apple', right: 'an apple', kind: 'article', explanation: 'Use “an” before a vowel sound.' },
  { wrong: 'grateful of', right: 'grateful for', kind: 'preposition', explanation: 'We are grateful “for” something.' },
  { wrong: 'becouse', right: 'because', kind: 'spelling', explanation: 'It is spelled “because”.' },
  { wrong: 'recieve', right: 'receive', kind: 'spelling', explanation: 'It is spelled “receive”: e before i.' },
];

/** What may be wrong and is not changed. */
const HINTS: readonly Rule[] = [
  { wrong: 'then', right: 'than', kind: 'word-choice', explanation: 'After a comparison it is “than”, with an a.' },
];

/** Whole words only: “two hours” is right as it is. */
const anyOf = (rules: readonly Rule[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${rules.map(({ wrong }) => wrong).join('|')})(?![\\p{L}\\p{N}])`, 'giu');

const capitalLike = (model: string, text: string): string =>
  /^\p{Lu}/u.test(model) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

function fixesBy(rules: readonly Rule[], text: string): Fix[] {
  return Array.from(text.matchAll(anyOf(rules)), ({ 0: found, index: start }) => {
    const rule = rules.find(({ wrong }) => wrong === found.toLowerCase());
    if (!rule) return [];
    const { kind, explanation } = rule;
    return [{ start, end: start + found.length, replacement: capitalLike(found, rule.right), kind, explanation }];
  }).flat();
}

/** The fixes of a text by the declared list, from left to right, none touching another. */
export const scriptedFixes = (text: string): Fix[] => fixesBy(RULES, text);

/** What the text may have wrong by the declared list: shown, never applied. */
export const scriptedHints = (text: string): Fix[] => fixesBy(HINTS, text);
