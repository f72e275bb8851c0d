import type { Fix } from '#domain/edits.ts';
import { isAddress, type Token, tokenize } from '#server/adapters/corrector/basic/tokenize.ts';

const ABBREVIATION =
  /^(?:usw|bzw|etc|ecc|ca|Nr|Str|Dr|Prof|Hr|Fr|St|Mr|Mrs|Ms|vs|Sr|Sra|Srta|Ud|Uds|EE|UU|pág|Abb|evtl|ggf|inkl|zzgl|p\.m|a\.m|pp?|resp|cf|incl|approx)$/iu;
/** Short words that do end sentences; other words of up to three letters before a full stop may be abbreviations. */
const SHORT_WORD =
  /^(?:\p{Ll}{3}|it|me|so|us|up|go|do|in|on|to|es|da|du|er|sì|sí|no|yo|él|tú|mí|my|we|he|at|by|la|le|un|et|ça)$/u;
const ODD_WORD = /^(?:https?|www|e-?mail|iphone|ipad|ipod|ebay|itunes|imac)/i;
const QUOTE_OR_BRACKET = /^["“”„«»'’()[\]¿¡—–-]$/u;

/** Words that go on from the line above when they begin one in small letters. */
const GOES_ON: Readonly<Record<string, RegExp>> = {
  de: /^(?:weil|ob|als|dass|damit|wo|also)$/,
  es: /^(?:y|o|e|u|porque|que)$/,
};

/** Small letters at the start of a sentence, in scripts that know capitals. */
export function capitalFixes(text: string, lang: string): Fix[] {
  const tokens = tokenize(text);
  const fixes: Fix[] = [];
  let isStart = !goesOn(tokens, lang);
  for (const [i, token] of tokens.entries()) {
    if (token.isWord) {
      if (isStart && needsCapital(token, text)) fixes.push(capitalFix(token, lang));
      isStart = false;
    } else isStart = startsAfter(token, tokens[i - 1], text, isStart);
  }
  return fixes;
}

/** Whether a text begins within a sentence. */
const goesOn = (tokens: readonly Token[], lang: string): boolean =>
  tokens.length > 2 && (GOES_ON[lang]?.test(tokens.find(({ isWord }) => isWord)?.text ?? '') ?? false);

/** Whether a sentence may start after this mark. */
function startsAfter(mark: Token, before: Token | undefined, text: string, isStart: boolean): boolean {
  if (/^[.!?]+$/.test(mark.text) && !/^\.{2,}$/.test(mark.text))
    return !(mark.text === '.' && isAbbreviation(before)) && /\s/.test(text[mark.end] ?? ' ');
  if (/^[(\-–]$/.test(mark.text)) return false;
  return QUOTE_OR_BRACKET.test(mark.text) && isStart;
}

function isAbbreviation(before: Token | undefined): boolean {
  if (before === undefined) return false;
  const { text } = before;
  return ABBREVIATION.test(text) || ((text.length <= 3 || text.includes('.')) && !SHORT_WORD.test(text));
}

function needsCapital({ text: word, end }: Token, text: string): boolean {
  if (!/^\p{Ll}/u.test(word) || /\p{Lu}/u.test(word) || isAddress(word) || ODD_WORD.test(word)) return false;
  return !/^(?:[@/:\\_]|\.\w)/.test(text.slice(end, end + 2));
}

function capitalFix({ text: word, start }: Token, lang: string): Fix {
  const [first = ''] = word;
  const replacement = first.toLocaleUpperCase(lang);
  const explanation = 'A sentence begins with a capital letter.';
  return { start, end: start + first.length, replacement, kind: 'capital', explanation };
}
