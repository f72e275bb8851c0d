import { setImmediate as othersFirst } from 'node:timers/promises';

const SLICE_MS = 10;

/**
 * For work in many small steps: what it returns is awaited between them, and lets other requests have their turn once the
 * steps since the last turn took 10 ms.
 */
export function createTimeSlice(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await othersFirst();
    began = performance.now();
  };
}
