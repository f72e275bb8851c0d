const CHARACTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;

/**
 * Roughly how many tokens a text is: a token for four letters of ASCII, for two of other alphabets, and for each Chinese,
 * Japanese, Korean or Thai character. After the providers' rule of thumb of four letters a token for English.
 */
export function countTokens(text: string): number {
  const ascii = text.match(/\p{ASCII}/gu)?.length ?? 0;
  const characters = text.match(CHARACTERS)?.length ?? 0;
  const others = [...text].length - ascii - characters;
  return Math.ceil(ascii / 4 + others / 2 + characters);
}
