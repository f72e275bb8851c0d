import { useCallback, useState } from 'react';

/** The width of an element in px, kept up to date; 0 until it is on the page. Put `ref` on the element. */
export function useWidth(): {
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined;
  readonly width: number;
} {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    setWidth(element.getBoundingClientRect().width);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
