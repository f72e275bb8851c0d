import { langOr } from '#domain/segments.ts';

/** A place of the text that the corrector changed, and what the learner made of it before they saw how. */
export type Try = {
  /** What stood there; empty where something was missing. */
  readonly original: string;
  readonly corrected: string;
  /** What the learner put there. */
  readonly tried: string;
};

/** First tries of one entry, and those of them that were right. */
export type TryCount = { readonly num_tries: number; readonly num_tries_right: number };

const QUOTES: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201a\u201b\u02bc\u2032\u00b4`]/g, "'"],
  [/[\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033]/g, '"'],
];

const composed = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();
const straight = (text: string): string =>
  QUOTES.reduce((plain, [shape, sign]) => plain.replace(shape, sign), composed(text));
const lower = (text: string, lang: string | undefined): string => straight(text).toLocaleLowerCase(langOr(lang));

/** From the most generous way of reading to the strictest. */
const READINGS: readonly ((text: string, lang: string | undefined) => string)[] = [lower, straight, composed];

/**
 * Whether a try is what the corrector wrote there. Case and the shape of quotes do not count, as nowhere (words.ts), unless
 * they are the very mistake: read so generously that the mistake itself would be right, nothing could be learnt.
 */
export function isRightTry({ original, corrected, tried }: Try, lang?: string): boolean {
  const reading = READINGS.find((read) => read(original, lang) !== read(corrected, lang)) ?? composed;
  return reading(tried, lang) === reading(corrected, lang);
}

/** Whether the learner changed anything there, white space at the edges aside: what was left as it was is no try. */
export const isTried = ({ original, tried }: Try): boolean => composed(original) !== composed(tried);

/** How many places the learner tried, and how many of those tries were right. */
export function countTries(tries: readonly Try[], lang?: string): TryCount {
  const tried = tries.filter(isTried);
  return { num_tries: tried.length, num_tries_right: tried.filter((one) => isRightTry(one, lang)).length };
}
