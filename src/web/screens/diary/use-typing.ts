import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { quieten } from '#web/screens/diary/quiet-keys.ts';

/** The page is told when the hands rest for this long, in ms, */
const REST_MS = 250;
/** or after this while they do not, in ms; the draft is stored within a second of each keystroke. */
const LONG_MS = 450;

/** What comes before whatever else might need the text: a press, and leaving the page. */
const LEAVING = ['pointerdown', 'click', 'pagehide', 'visibilitychange'] as const;

type Typing = {
  readonly ref: RefObject<HTMLTextAreaElement | null>;
  readonly onBlur: () => void;
};

/**
 * A text area that the browser alone writes in: a keystroke draws a letter and no more, and a moment later the page is
 * told (docs/decisions/0024). Undo and the composition of Chinese or Japanese stay the browser's own. `value` comes into
 * the text area when it is another than what was told.
 */
export function useTyping(value: string, onWrite: (text: string) => void): Typing {
  const ref = useRef<HTMLTextAreaElement>(null);
  const told = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** When the first keystroke was that the page was not told of, in ms of `performance.now()`. */
  const since = useRef(0);
  const latest = useRef(onWrite);
  useLayoutEffect(() => {
    latest.current = onWrite;
    if (!ref.current || value === told.current) return;
    ref.current.value = value;
    told.current = value;
    growByHand(ref.current);
  });
  const tell = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    since.current = 0;
    const text = ref.current?.value ?? '';
    if (!ref.current || text === told.current) return;
    told.current = text;
    latest.current(text);
  }, []);
  useEffect(() => {
    // At once, with what follows from it: the next press must find the draft as it stands there.
    const tellNow = () => {
      if (timer.current !== undefined) flushSync(tell);
    };
    if (ref.current)
      quieten(ref.current, () => {
        if (ref.current) growByHand(ref.current);
        clearTimeout(timer.current);
        timer.current = setTimeout(tellNow, REST_MS);
        since.current ||= performance.now();
        if (performance.now() - since.current > LONG_MS) afterPaint(tellNow);
      });
    for (const type of LEAVING) addEventListener(type, tellNow, { capture: true });
    // Going back is heard of here before the router takes the screen away.
    globalThis.navigation?.addEventListener('navigate', tellNow);
    return () => {
      globalThis.navigation?.removeEventListener('navigate', tellNow);
      for (const type of LEAVING) removeEventListener(type, tellNow, { capture: true });
      clearTimeout(timer.current);
    };
  }, [tell]);
  return { ref, onBlur: tell };
}

/** Right after the next frame: between two keystrokes, that is the moment farthest from the second. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** Grows with the text where the browser does not know `field-sizing`, without a jump of the page. */
function growByHand(element: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  const top = scrollY;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight}px`;
  scrollTo(scrollX, top);
}
