import { useEffect, useState } from 'react';
import { type EntryTexts, inputOf, isBlank, PARTS } from '#domain/entry.ts';
import { countWords } from '#domain/words.ts';

/** Counting waits until the hands rest, in ms, so that typing in a long entry stays light. */
const REST_MS = 250;

const wordsIn = (texts: EntryTexts): number => PARTS.reduce((sum, part) => sum + countWords(inputOf(texts, part)), 0);

/** How many words were written, a moment after the last keystroke. */
export function useWordCount(texts: EntryTexts): { readonly count: number; readonly isBlank: boolean } {
  const { inputDay, inputWell, inputGrateful } = texts;
  const [count, setCount] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setCount(wordsIn({ inputDay, inputWell, inputGrateful })), REST_MS);
    return () => clearTimeout(timer);
  }, [inputDay, inputWell, inputGrateful]);
  return { count, isBlank: isBlank(texts) };
}
