import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusHeading } from '#web/lib/focus-heading.ts';

/** How far each place of the history was scrolled, by its key. */
const scrolled = new Map<string, number>();

/**
 * What a new document would do on its own: a new screen begins at its top, going back finds the place that was left, and
 * the focus stands on the new heading. The first screen is left to the browser.
 */
export function useArrival(): void {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    const remember = () => scrolled.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
    window.scrollTo(0, type === 'POP' ? (scrolled.get(key) ?? 0) : 0);
  }, [pathname, key, type]);
}
