import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { quieten } from '#web/screens/diary/quiet-keys.ts';

/** The page is told when the hands rest for this long, in ms; */
const REST_MS = 250;
/** what they write meanwhile is kept after this, in ms, so that it is stored within a second of each keystroke. */
const KEEP_MS = 450;

/** What comes before whatever else might need the text: a press, and leaving the page. */
const LEAVING = ['pointerdown', 'click', 'pagehide', 'visibilitychange'] as const;

type Typing = {
  readonly ref: RefObject<HTMLTextAreaElement | null>;
  readonly onBlur: () => void;
};

/** The page hears what was written, and what is being written is to be kept without it. */
type Listener = { readonly onWrite: (text: string) => void; readonly onKeep: (text: string) => void };

/**
 * A text area that the browser alone writes in: a keystroke draws a letter and no more, and a moment later the page is
 * told (docs/decisions/0024). Undo and the composition of Chinese or Japanese stay the browser's own. `value` comes into
 * the text area when it is another than what was told.
 */
export function useTyping(value: string, listener: Listener): Typing {
  const ref = useRef<HTMLTextAreaElement>(null);
  const told = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keeping = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isKept = useRef(false);
  const latest = useRef(listener);
  useLayoutEffect(() => {
    latest.current = listener;
    if (!ref.current || value === told.current) return;
    ref.current.value = value;
    told.current = value;
    growByHand(ref.current);
  });
  const tell = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const text = ref.current?.value ?? '';
    // A letter that was kept and struck out again is to be told of too.
    if (!ref.current || (text === told.current && !isKept.current)) return;
    isKept.current = false;
    told.current = text;
    latest.current.onWrite(text);
  }, []);
  // Before the text area is gone: what was written while another screen was on its way goes along.
  useLayoutEffect(() => {
    // At once, with what follows from it: the next press must find the draft as it stands there.
    const tellNow = () => {
      if (timer.current !== undefined) flushSync(tell);
    };
    const keep = () => {
      keeping.current = undefined;
      if (!ref.current || timer.current === undefined) return;
      isKept.current = true;
      latest.current.onKeep(ref.current.value);
    };
    if (ref.current)
      quieten(ref.current, () => {
        if (ref.current) growByHand(ref.current);
        clearTimeout(timer.current);
        // Where nothing stood, the page has more to say than where a letter came to others.
        timer.current = setTimeout(tellNow, told.current ? REST_MS : 0);
        keeping.current ??= setTimeout(keep, KEEP_MS);
      });
    for (const type of LEAVING) addEventListener(type, tellNow, { capture: true });
    // Going back is heard of here before the router takes the screen away.
    globalThis.navigation?.addEventListener('navigate', tellNow);
    return () => {
      keep();
      globalThis.navigation?.removeEventListener('navigate', tellNow);
      for (const type of LEAVING) removeEventListener(type, tellNow, { capture: true });
      clearTimeout(timer.current);
      clearTimeout(keeping.current);
    };
  }, [tell]);
  return { ref, onBlur: tell };
}

/** Grows with the text where the browser does not know `field-sizing`, without a jump of the page. */
function growByHand(element: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  const top = scrollY;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight}px`;
  scrollTo(scrollX, top);
}
