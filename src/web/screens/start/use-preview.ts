import { useEffect, useState } from 'react';
import { END_MS, LETTER_MS, type Preview, previewAt } from '#web/screens/start/preview-script.ts';

/** The preview in motion, and what its button does: pause, go on, or play again once it has ended. */
export function usePreview(): Preview & { readonly isPlaying: boolean; readonly press: () => void } {
  const [ms, setMs] = useState(() => (isStill() ? END_MS : 0));
  const [isPlaying, setPlaying] = useState(() => !isStill());
  const hasEnded = ms >= END_MS;
  useEffect(() => {
    if (!isPlaying || hasEnded) return;
    const timer = setInterval(() => setMs((before) => before + LETTER_MS), LETTER_MS);
    return () => clearInterval(timer);
  }, [isPlaying, hasEnded]);
  const press = () => {
    if (hasEnded) setMs(0);
    setPlaying(hasEnded || !isPlaying);
  };
  return { ...previewAt(ms), isPlaying: isPlaying && !hasEnded, press };
}

/** Nothing moves for who does not want it. */
const isStill = (): boolean => !import.meta.env.SSR && matchMedia('(prefers-reduced-motion: reduce)').matches;
