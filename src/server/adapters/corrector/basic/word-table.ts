/*
 * Words with a number each. A Map of 90,000 words takes 10 MB; this is one string and two arrays, a third of it.
 */
export type WordTable = { readonly get: (word: string) => number | undefined };

const END = '\n';

/** A table of the words of lists; `score` tells the number of a word from what it had in a list before. */
export function createWordTable(
  lists: readonly (readonly string[])[],
  score: (rank: number, before: number | undefined) => number,
): WordTable {
  const text = END + lists.flat().join(END) + END;
  const count = lists.reduce((sum, list) => sum + list.length, 0);
  const size = 2 ** Math.ceil(Math.log2(count * 1.5 + 2));
  /** Where in the text the word of a slot begins; 0 for an empty slot. */
  const places = new Int32Array(size);
  const scores = new Float32Array(size);
  const slotOf = (word: string): number => {
    let slot = hash(word) & (size - 1);
    while (places[slot] !== 0 && !isAt(text, places[slot] ?? 0, word)) slot = (slot + 1) & (size - 1);
    return slot;
  };
  let place = 1;
  for (const list of lists)
    for (const [rank, word] of list.entries()) {
      const slot = slotOf(word);
      scores[slot] = score(rank, places[slot] === 0 ? undefined : scores[slot]);
      if (places[slot] === 0) places[slot] = place;
      place += word.length + 1;
    }
  const get = (word: string): number | undefined => {
    const slot = slotOf(word);
    return places[slot] === 0 ? undefined : scores[slot];
  };
  return { get };
}

const isAt = (text: string, place: number, word: string): boolean =>
  text.startsWith(word, place) && text[place + word.length] === END;

/** FNV-1a over the UTF-16 units of a word. */
function hash(word: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) value = Math.imul(value ^ word.charCodeAt(i), 0x01000193);
  return value ^ (value >>> 15);
}
