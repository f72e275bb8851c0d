import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** How long a keystroke stays in the text area alone, in ms; the draft is stored within a second of it. */
const REST_MS = 150;
/** A page that is busy all the time is told after this at the latest, in ms. */
const IDLE_WITHIN_MS = 200;

/** What comes before whatever else might need the text: a press, and leaving the page. */
const LEAVING = ['pointerdown', 'click', 'pagehide', 'visibilitychange'] as const;

type Typing = {
  readonly ref: RefObject<HTMLTextAreaElement | null>;
  readonly onInput: () => void;
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
    const text = ref.current?.value ?? '';
    if (!ref.current || text === told.current) return;
    told.current = text;
    latest.current(text);
  }, []);
  useEffect(() => {
    const tellNow = () => {
      if (timer.current !== undefined) flushSync(tell);
    };
    for (const type of LEAVING) addEventListener(type, tellNow, { capture: true });
    // Going back is heard of here before the router takes the screen away.
    globalThis.navigation?.addEventListener('navigate', tellNow);
    return () => {
      globalThis.navigation?.removeEventListener('navigate', tellNow);
      for (const type of LEAVING) removeEventListener(type, tellNow, { capture: true });
      clearTimeout(timer.current);
    };
  }, [tell]);
  const onInput = () => {
    if (ref.current) growByHand(ref.current);
    // At once, with what follows from it: the next press must find the draft as it stands there.
    timer.current ??= setTimeout(() => whenIdle(() => flushSync(tell)), REST_MS);
  };
  return { ref, onInput, onBlur: tell };
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_WITHIN_MS });
  else work();
}

/** Grows with the text where the browser does not know `field-sizing`, without a jump of the page. */
function growByHand(element: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  const top = scrollY;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight}px`;
  scrollTo(scrollX, top);
}
