import { useSyncExternalStore } from 'react';

/** When the browser may have noticed; a phone that slept tells nothing until it is looked at. */
const EVENTS = ['online', 'offline', 'visibilitychange'] as const;

function subscribe(onChange: () => void): () => void {
  for (const event of EVENTS) addEventListener(event, onChange);
  return () => {
    for (const event of EVENTS) removeEventListener(event, onChange);
  };
}

const isOnline = (): boolean => navigator.onLine;

/** Whether this device has a network; the server may be away all the same. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, isOnline);
