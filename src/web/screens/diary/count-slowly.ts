import { type EntryTexts, inputOf, PARTS } from '#domain/entry.ts';
import { stretchesOf } from '#domain/segments.ts';
import { countWords } from '#domain/words.ts';

/** How long it counts before it lets the page breathe, in ms. */
const SLICE_MS = 5;
/** More stretches than the longest entry has. */
const MOST_KNOWN = 2000;

/** Counts the words of an entry a few ms at a time and tells them; what it answers stops it. */
export function countSlowly(texts: EntryTexts, tell: (words: number) => void): () => void {
  const stretches = PARTS.flatMap((part) => stretchesOf(inputOf(texts, part)));
  let sum = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const countOn = () => {
    for (const end = performance.now() + SLICE_MS; stretches.length > 0 && performance.now() < end; )
      sum += wordsIn(stretches.pop() ?? '');
    if (stretches.length === 0) tell(sum);
    else timer = setTimeout(countOn);
  };
  countOn();
  return () => clearTimeout(timer);
}

/** What was counted already: between two looks hardly any stretch has changed. */
const known = new Map<string, number>();

function wordsIn(stretch: string): number {
  const words = known.get(stretch) ?? countWords(stretch);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(stretch, words);
  return words;
}
