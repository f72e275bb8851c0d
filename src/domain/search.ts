import { graphemes } from '#domain/segments.ts';

/** A stretch of a text as UTF-16 offsets, the end not included. */
export type Stretch = readonly [start: number, end: number];
/** A piece of a text as a list shows it, with what was found in it. */
export type Snippet = { readonly text: string; readonly hits: readonly Stretch[] };

/** The longest query that is looked for, and how many words of it. */
export const MAX_QUERY_CHARS = 100;
const MAX_QUERY_WORDS = 8;

/** Accents of European letters, and the points of Arabic and Hebrew; in other scripts marks are letters. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/gu;
/** Letters with a stroke and ligatures, which do not come apart by themselves. */
const ALIKE: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};
const ALIKE_LETTERS = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'gu');
const APOSTROPHES = /[\u2018\u2019\u201b\u02bc\u00b4`]/gu;
const KATAKANA = /[\u30a1-\u30f6]/gu;
const KANA_APART = 0x60;

/**
 * A text as it is compared: without case, accents, widths or the difference between the two kana. «Größe» is «grosse»,
 * «ＣＡＦÉ» is «cafe»; but が is not か, because that mark makes another letter.
 */
export function folded(text: string): string {
  return text
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(ACCENTS, '')
    .replace(ALIKE_LETTERS, (letter) => ALIKE[letter] ?? letter)
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA_APART));
}

/** The words to look for, folded; none when nothing but white space was asked for. */
export function searchWords(query: string): readonly string[] {
  const words = folded(query.slice(0, MAX_QUERY_CHARS)).split(/\s+/u).filter(Boolean);
  return [...new Set(words)].slice(0, MAX_QUERY_WORDS);
}

/** Whether every word stands somewhere in these texts. */
export function hasAll(texts: readonly string[], words: readonly string[]): boolean {
  const all = folded(texts.join('\n'));
  return words.every((word) => all.includes(word));
}

/** Where the words stand in a text, in order and not overlapping; a hit never cuts a character. */
export function hitsIn(text: string, words: readonly string[]): readonly Stretch[] {
  if (words.length === 0) return [];
  const { all, starts, ends } = placed(text);
  const found: Stretch[] = [];
  for (const word of words)
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + 1))
      found.push([starts[at] ?? 0, ends[at + word.length - 1] ?? text.length]);
  return joined(found);
}

/** Where every unit is a character whatever stands beside it: Latin, its marks of punctuation, kana and Han. */
const PLAIN =
  /^[\u0020-\u007e\u00a0-\u00a8\u00aa-\u00ac\u00af-\u02ff\u2010-\u2027\u2030-\u203b\u3001-\u3029\u3041-\u3096\u309b-\u30ff\u4e00-\u9fff]*$/;

/** The characters of a text. Asking Intl for them takes a hundred times as long, and a page of the history has fifty texts. */
const charactersOf = (text: string): string[] => (PLAIN.test(text) ? [...text] : graphemes(text));

/** The folded text, with the beginning and the end in the text of the character that each of its units comes from. */
function placed(text: string): { readonly all: string; readonly starts: number[]; readonly ends: number[] } {
  let all = '';
  const [starts, ends]: [number[], number[]] = [[], []];
  let at = 0;
  for (const character of charactersOf(text)) {
    const own = folded(character);
    all += own;
    for (let n = 0; n < own.length; n += 1) {
      starts.push(at);
      ends.push(at + character.length);
    }
    at += character.length;
  }
  return { all, starts, ends };
}

function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const all: [number, number][] = [];
  for (const [start, end] of [...stretches].sort((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else all.push([start, end]);
  }
  return all;
}

/** How long a snippet is, in characters, and how much of it comes before the first hit. */
const SNIPPET = 180;
const BEFORE = 50;
/** Far more than a snippet, so that a long text need not be taken apart as a whole. */
const NEAR = 1500;

/** The beginning of a text, or the stretch around what was found in it. White space becomes one space. */
export function snippetOf(text: string, words: readonly string[] = []): Snippet {
  const plain = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const from = Math.max(0, roughPlace(plain, words) - NEAR / 2);
  const near = charactersOf(plain.slice(from, from + NEAR));
  const first = from === 0 ? 0 : 1;
  const hit = hitsIn(near.join(''), words)[0]?.[0] ?? 0;
  const at = characterAt(near, hit);
  const start = at > BEFORE ? wordEdge(near, at - BEFORE) : from === 0 ? 0 : first;
  const end = Math.min(near.length, start + SNIPPET);
  const cut = near.slice(start, end).join('').trim();
  const isWhole = end === near.length && from + NEAR >= plain.length;
  const shown = `${start > 0 || from > 0 ? '… ' : ''}${cut}${isWhole ? '' : ' …'}`;
  return { text: shown, hits: hitsIn(shown, words) };
}

/** Where about the first word stands: folding keeps lengths but for a few letters. */
function roughPlace(text: string, words: readonly string[]): number {
  if (text.length <= NEAR) return 0;
  const all = folded(text);
  const places = words.map((word) => all.indexOf(word)).filter((at) => at >= 0);
  const share = places.length === 0 ? 0 : Math.min(...places) / Math.max(1, all.length);
  return Math.floor(share * text.length);
}

function characterAt(characters: readonly string[], offset: number): number {
  let at = 0;
  for (const [n, character] of characters.entries()) {
    if (at >= offset) return n;
    at += character.length;
  }
  return characters.length;
}

/** The beginning of the word around a character, if it is near; a snippet need not begin in the middle of one. */
function wordEdge(characters: readonly string[], at: number): number {
  for (let n = at; n > Math.max(0, at - 20); n -= 1) if (characters[n - 1] === ' ') return n;
  return at;
}
