/** Texts without a known language are cut by these rules; the host's own locale must not decide. */
const DEFAULT_LANG = 'en';
const MAX_CACHED_SEGMENTERS = 400;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenter(lang: string | undefined, granularity: 'word' | 'grapheme'): Intl.Segmenter {
  const key = `${granularity} ${lang}`;
  const known = segmenters.get(key);
  if (known) return known;
  const made = new Intl.Segmenter(langOr(lang), { granularity });
  if (segmenters.size >= MAX_CACHED_SEGMENTERS) segmenters.clear();
  segmenters.set(key, made);
  return made;
}

/** A language tag that Intl accepts: the given one, or the default for a malformed or missing one. */
export function langOr(lang: string | undefined): string {
  try {
    return Intl.getCanonicalLocales(lang ?? DEFAULT_LANG)[0] ?? DEFAULT_LANG;
  } catch {
    return DEFAULT_LANG;
  }
}

/**
 * A place that is an edge of words and of characters whatever stands around it: between white space or a full stop and a letter.
 * The two letters left out join what is before them; so do the modifier letters (Lm).
 */
export const SURE_EDGE = /(?<=[\s。．！？、，])(?![\u0e33\u0eb3])(?=[\p{Lu}\p{Ll}\p{Lt}\p{Lo}])/u;
const CHUNK = 256;

const LONGEST = 512;

/** A stretch without a sure edge, cut where a word ends, or, where nothing ends for so long, between two characters. */
function shortened(stretch: string): string[] {
  const pieces: string[] = [];
  let rest = stretch;
  while (rest.length > LONGEST) {
    const head = rest.slice(0, LONGEST);
    // What stands last may go on behind the cut.
    const words = Array.from(segmenter(undefined, 'word').segment(head));
    const at = words.at(-1)?.index || LONGEST - (head.isWellFormed() ? 0 : 1);
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...pieces, rest];
}

/** A text in stretches that can be segmented one by one: Intl.Segmenter's time grows with the square of the length. */
function chunksOf(text: string): string[] {
  const chunks: string[] = [];
  const edge = new RegExp(SURE_EDGE, 'gu');
  for (let at = 0; at < text.length; ) {
    edge.lastIndex = at + CHUNK;
    const end = edge.exec(text)?.index ?? text.length;
    chunks.push(...shortened(text.slice(at, end)));
    at = end;
  }
  return chunks;
}

/**
 * A text in stretches of a few hundred characters whose words can be found one by one, for who has to do it a bit at a time;
 * joined they are the text. A line begins a stretch, so that a change leaves those of the other lines as they were.
 */
export const stretchesOf = (text: string): string[] => text.split(/(?<=\n)/).flatMap(chunksOf);

function segmentsOf(text: string, granularity: 'word' | 'grapheme', lang?: string): Intl.SegmentData[] {
  const by = segmenter(lang, granularity);
  return chunksOf(text).flatMap((chunk) => Array.from(by.segment(chunk)));
}

/** The characters of a text as a reader sees them; joined they are the text. */
export const graphemes = (text: string): string[] => segmentsOf(text, 'grapheme').map((s) => s.segment);

/** The words of a text, without what stands between them; Japanese, Chinese and Thai by word. */
export const wordsOf = (text: string, lang?: string): string[] =>
  segmentsOf(text, 'word', lang)
    .filter((s) => s.isWordLike)
    .map((s) => s.segment);

/** Marks, jamo, joiners and the like: without them every edge of a word is the edge of a character too. */
const BEYOND_LATIN = /[\u0300-\uffff]/;

/** Words, white space and signs one by one; joined they are the text, and no character is cut. */
export function tokensOf(text: string, lang?: string): string[] {
  const tokens = segmentsOf(text, 'word', lang).map((s) => s.segment);
  return BEYOND_LATIN.test(text) ? wholeCharacters(text, tokens) : tokens;
}

/** Joins tokens whose edge lies inside a character, as after the Arabic number sign. */
function wholeCharacters(text: string, tokens: readonly string[]): string[] {
  const edges = new Set<number>();
  let edge = 0;
  for (const character of graphemes(text)) {
    edge += character.length;
    edges.add(edge);
  }
  const whole: string[] = [];
  let at = 0;
  let open = '';
  for (const token of tokens) {
    at += token.length;
    open += token;
    if (!edges.has(at)) continue;
    whole.push(open);
    open = '';
  }
  return whole;
}
