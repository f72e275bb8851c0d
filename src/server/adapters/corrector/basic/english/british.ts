import type { Speller } from '#server/adapters/corrector/basic/speller.ts';

/** British spellings and their American ones, which the dictionary has: colour, organise, travelling, theatre. */
const FORMS: readonly (readonly [british: RegExp, american: string])[] = [
  [
    /(?<=^(?:mis|dis|un|multi)?(?:col|fav|hon|lab|neighb|hum|flav|behavi|harb|od|rum|vap|endeav|arm|parl|sav|splend))our/i,
    'or',
  ],
  [/is(?=e$|es$|ed$|ing$|er$|ers$|ation$|ations$|able$)/, 'iz'],
  [/ys(?=e$|es$|ed$|ing$)/, 'yz'],
  [/(?<=[aeiou])ll(?=ed$|ing$|er$|ers$|ous$)/, 'l'],
  [/(?<=(?:cent|theat|met|lit|fib|spect|manoeuv))re(?=$|s$)/i, 'er'],
  [/(?<=^(?:def|off|lic|pret))ence(?=$|s$)/i, 'ense'],
  [/ogue(?=$|s$)/, 'og'],
  [/(?<=(?:judg|acknowledg))ement(?=$|s$)/i, 'ment'],
  [/(?<=^(?:p|arch|gyn|h|an|medi|leuk|orthop))ae/i, 'e'],
  [/(?<=^(?:f|man))oe/i, 'e'],
  [/(?<=(?:fulfi|ski|enro|insta))l(?=$|s$|ment|ful)/i, 'll'],
  [/(?<=^program)me(?=$|s$)/i, ''],
  [/(?<=^gr)e(?=y)/i, 'a'],
  [/(?<=^m)u(?=ms?$|my$|mies$)/i, 'o'],
];

/** A speller that takes British English for right too. */
export function acceptBritish(speller: Speller): Speller {
  const knows = (word: string): boolean =>
    speller.knows(word) ||
    FORMS.some(([british, american]) => british.test(word) && speller.knows(word.replace(british, american)));
  return { ...speller, knows };
}
