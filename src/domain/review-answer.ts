import { isRightTry } from '#domain/tries.ts';

/** Words as they sound: without case, width, white space, apostrophes and other signs. */
const loose = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * Whether what was typed into a blank is the right words. What nobody would call wrong does not count: case, spaces,
 * apostrophes, a full stop at the end; unless that is the very mistake (`wrong`), as in «its» for «it's».
 */
export function isRightAnswer(
  { answer, wrong }: { readonly answer: string; readonly wrong: string },
  typed: string,
  lang?: string,
): boolean {
  if (loose(answer) !== '' && loose(wrong) !== loose(answer)) return loose(typed) === loose(answer);
  return isRightTry({ original: wrong, corrected: answer, tried: typed }, lang);
}
