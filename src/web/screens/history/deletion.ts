import { useSyncExternalStore } from 'react';

/** An entry that was deleted a moment ago and can be brought back. */
export type Deletion = { readonly entry_id: string; readonly day: string };

let latest: Deletion | undefined;
const listeners = new Set<() => void>();

/** Remembers what was deleted last, across the screens of the history; undefined: nothing is to be brought back. */
export function setDeletion(deletion: Deletion | undefined): void {
  latest = deletion;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLatestDeletion = (): Deletion | undefined => useSyncExternalStore(subscribe, () => latest);
