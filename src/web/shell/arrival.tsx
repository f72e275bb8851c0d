import { type RefObject, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusHeading } from '#web/lib/focus-heading.ts';

/** Under this name the page tells itself that a screen is there. */
export const ARRIVED = 'dayglot-arrived';

/** How far each place of the history was scrolled, by its key. */
const scrolled = new Map<string, number>();

/**
 * What a new document would do on its own: a new screen begins at its top, going back finds the place that was left, and
 * the focus stands on the new heading. It stands beside the screen, so that it acts when the screen is there. `shown`
 * holds the path of the last screen; the first one is left to the browser.
 */
export function Arrival({ shown }: { readonly shown: RefObject<string> }) {
  const { pathname, key } = useLocation();
  const type = useNavigationType();

  useLayoutEffect(() => {
    const remember = () => scrolled.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    dispatchEvent(new Event(ARRIVED));
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
    window.scrollTo(0, type === 'POP' ? (scrolled.get(key) ?? 0) : 0);
  }, [shown, pathname, key, type]);
  return null;
}
