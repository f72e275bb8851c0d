import { useEffect, useState } from 'react';
import { type EntryTexts, isBlank } from '#domain/entry.ts';

/** Counting waits until the hands rest, in ms, so that typing in a long entry stays light. */
const REST_MS = 250;

/** How many words were written, a moment after the last keystroke; how they are counted comes after the page. */
export function useWordCount(texts: EntryTexts): { readonly count: number; readonly isBlank: boolean } {
  const { inputDay, inputWell, inputGrateful } = texts;
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!(inputDay || inputWell || inputGrateful)) return setCount(0);
    let stop = () => clearTimeout(timer);
    const timer = setTimeout(async () => {
      let isStopped = false;
      stop = () => {
        isStopped = true;
      };
      const counting = await import('#web/screens/diary/count-slowly.ts').catch(() => undefined);
      if (!isStopped && counting) stop = counting.countSlowly({ inputDay, inputWell, inputGrateful }, setCount);
    }, REST_MS);
    return () => stop();
  }, [inputDay, inputWell, inputGrateful]);
  return { count, isBlank: isBlank(texts) };
}
