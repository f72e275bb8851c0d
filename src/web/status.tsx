import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';

/** Something that was told: 'success' and 'error' leave the screen by themselves, an 'alert' when it is closed. */
export type Status = { readonly id: number; readonly kind: 'success' | 'error' | 'alert'; readonly text: string };

type Statuses = {
  /** What is on the screen now, the newest last. */
  readonly shown: readonly Status[];
  /** Everything that was told since the page was opened, the newest last. */
  readonly log: readonly Status[];
  readonly tell: (kind: Status['kind'], text: string) => void;
  readonly close: (id: number) => void;
};

/** How long a status text stays on the screen, in ms (spec §9). */
const STATUS_MS = 2000;

const StatusContext = createContext<Statuses | undefined>(undefined);

/** Holds what is told above the screens, so that it survives going from one to the next. Each text has its own time. */
export function StatusProvider({ children }: { readonly children: ReactNode }) {
  const [log, setLog] = useState<readonly Status[]>([]);
  const [shown, setShown] = useState<readonly Status[]>([]);
  const next = useRef(1);
  const close = useCallback((id: number) => setShown((before) => before.filter((status) => status.id !== id)), []);
  const tell = useCallback(
    (kind: Status['kind'], text: string) => {
      const status = { id: next.current, kind, text };
      next.current += 1;
      setLog((before) => [...before, status]);
      // The same words again take the place of the older ones.
      setShown((before) => [...before.filter((other) => other.text !== text), status]);
      if (kind !== 'alert') setTimeout(close, STATUS_MS, status.id);
    },
    [close],
  );
  const statuses = useMemo(() => ({ shown, log, tell, close }), [shown, log, tell, close]);
  return <StatusContext value={statuses}>{children}</StatusContext>;
}

export function useStatuses(): Statuses {
  const statuses = useContext(StatusContext);
  if (!statuses) throw new Error('useStatuses needs a StatusProvider around it.');
  return statuses;
}

/** Tells a status text, wherever the learner goes next: `tell('success', 'Password updated!')`. */
export const useTell = (): Statuses['tell'] => useStatuses().tell;
