/** A word or a punctuation mark with its place in the text (UTF-16 offsets). */
export type Token = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** True when it holds a letter or a digit. */
  readonly isWord: boolean;
};

const WORD = String.raw`[\p{L}\p{M}\p{N}]+(?:['’ʼ\-‐·.][\p{L}\p{M}\p{N}]+)*`;
/** Addresses are one token, so that nothing inside them is ever corrected. */
const ADDRESS = String.raw`(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.-]+|[@#]\w+`;
const TOKEN = new RegExp(String.raw`${ADDRESS}|${WORD}(?:['’](?=\P{L}|$))?|\.{2,}|[!?]+|\S`, 'gu');
/** A closing apostrophe stays with short words only: elisions such as l', qu'. */
const ELISION = /^\p{L}{1,6}['’]$/u;

/** Splits a text into words and punctuation marks; knows no language. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const { 0: found, index: start } = match;
    const hasQuote = /['’]$/u.test(found) && found.length > 1 && !ELISION.test(found);
    const word = hasQuote ? found.slice(0, -1) : found;
    tokens.push(token(word, start));
    if (hasQuote) tokens.push(token(found.slice(-1), start + word.length));
  }
  return tokens;
}

const token = (text: string, start: number): Token => ({
  text,
  start,
  end: start + text.length,
  isWord: /[\p{L}\p{N}]/u.test(text),
});

/** Whether a token is an address, a mention or a tag: not a word of the language. */
export const isAddress = (text: string): boolean => /^(?:https?:\/\/|www\.|[@#]\w)|\w@\w/.test(text);

/** Whether a sentence ends at this token. */
export const endsSentence = (text: string): boolean => /^[.!?…]+$/u.test(text);
