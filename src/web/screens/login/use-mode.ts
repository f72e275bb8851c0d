import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';

/** The two modes of spec §4 «Login screen». */
export type Mode = 'login' | 'reset';

/** Where whoever needs a new reset link is sent: /login?reset. */
const RESET = 'reset';

/**
 * The login screen's mode. The button that switches it goes away with its mode, so the focus moves on to the first field
 * of the other one that is still empty; `ref` belongs around the fields.
 */
export function useMode() {
  const [query] = useSearchParams();
  const [mode, setMode] = useState<Mode>(query.has(RESET) ? 'reset' : 'login');
  const ref = useRef<HTMLDivElement>(null);
  const switchTo = (next: Mode) => {
    flushSync(() => setMode(next));
    const fields = [...(ref.current?.querySelectorAll('input') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  };
  return { mode, switchTo, ref };
}
