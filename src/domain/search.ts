import { folded } from '#domain/fold.ts';
import { graphemes } from '#domain/segments.ts';

/** A stretch of a text as UTF-16 offsets, the end not included. */
export type Stretch = readonly [start: number, end: number];
/** A piece of a text as a list shows it, with what was found in it. */
export type Snippet = { readonly text: string; readonly hits: readonly Stretch[] };

/** The longest query that is looked for, and how many words of it. */
export const MAX_QUERY_CHARS = 100;
const MAX_QUERY_WORDS = 8;

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

/** Of some texts the one in which the most of the words stand; the first without words. */
export function bestOf(texts: readonly string[], words: readonly string[]): string {
  const counts = texts.map((text) => {
    const all = words.length > 0 ? folded(text) : '';
    return words.filter((word) => all.includes(word)).length;
  });
  return texts[counts.indexOf(Math.max(...counts))] ?? '';
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
    const own = isAscii(character) ? character.toLowerCase() : folded(character);
    all += own;
    for (let n = 0; n < own.length; n += 1) {
      starts.push(at);
      ends.push(at + character.length);
    }
    at += character.length;
  }
  return { all, starts, ends };
}

/** A letter that folding only makes small; the grave accent stands for an apostrophe. */
const isAscii = (character: string): boolean => character.length === 1 && character < '\u0080' && character !== '`';

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
