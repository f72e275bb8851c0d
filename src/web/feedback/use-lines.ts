import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Measure } from '#domain/wrap.ts';

/** What an ordinary line is made of: letters about as often as people write them. */
const SAMPLE = 'the quick brown fox and a lazy dog went to see it rain on the sea again';

/** The width of a character in px where nothing can be measured, as without a canvas. */
const USUAL_CELL = 9;

type Lines = {
  /** Put it on an element with the text's own type and width. */
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined;
  /** Undefined until the element is on the page: before that there is nothing to wrap to. */
  readonly charsPerLine: number | undefined;
  readonly measure: Measure | undefined;
};

/** How many characters a line of an element holds, by measured width; anew when its width or its type changes (spec §9). */
export function useLines(): Lines {
  const [width, setWidth] = useState(0);
  const [font, setFont] = useState('');
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const read = () => {
      setWidth(element.clientWidth);
      setFont(fontOf(getComputedStyle(element)));
    };
    const observer = new ResizeObserver(read);
    observer.observe(element);
    read();
    return () => observer.disconnect();
  }, []);
  const fontsLoaded = useLoadedFonts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same font measures otherwise once its file is there
  const ruler = useMemo(() => rulerOf(font), [font, fontsLoaded]);
  const charsPerLine = font === '' ? undefined : Math.floor(width / (ruler?.cell ?? USUAL_CELL));
  return { ref, charsPerLine, measure: ruler?.measure };
}

/** Put together by hand: browsers may tell nothing as the shorthand, such as in forced colours. */
const fontOf = ({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): string =>
  `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;

/** How often fonts have finished loading. */
function useLoadedFonts(): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const count = () => setTimes((n) => n + 1);
    document.fonts.addEventListener('loadingdone', count);
    return () => document.fonts.removeEventListener('loadingdone', count);
  }, []);
  return times;
}

type Ruler = { readonly cell: number; readonly measure: Measure };

/** Measures in cells, each as wide as an average character in this font. */
function rulerOf(font: string): Ruler | undefined {
  const context = font === '' ? null : document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  context.font = font;
  const cell = context.measureText(SAMPLE).width / SAMPLE.length;
  const known = new Map<string, number>();
  const measure = (text: string): number => {
    const cells = known.get(text) ?? context.measureText(text).width / cell;
    known.set(text, cells);
    return cells;
  };
  return cell > 0 ? { cell, measure } : undefined;
}
