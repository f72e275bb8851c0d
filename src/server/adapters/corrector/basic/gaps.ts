/** Words in square brackets: what the learner could not say, in their own language. No numbers: [1] is a footnote. */
const GAP = /\[(?=[^[\]\r\n]*\p{L})[^[\]\r\n]{1,300}\]|［(?=[^［］\r\n]*\p{L})[^［］\r\n]{1,300}］/gu;

export const hasGaps = (text: string): boolean => text.search(GAP) >= 0;

/** A text without its gaps, such as for telling its language. */
export const withoutGaps = (text: string): string => text.replace(GAP, '');

/** The text with signs that no rule knows in place of the words of its gaps; places stay. */
export const maskGaps = (text: string): string =>
  text.replace(GAP, (gap) => `${gap.charAt(0)}${'_'.repeat(gap.length - 2)}${gap.charAt(gap.length - 1)}`);

/** Where the masked gaps are. */
export const maskedGaps = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(/\[_+\]|［_+］/g)].map(({ 0: gap, index }) => ({ start: index, end: index + gap.length }));
