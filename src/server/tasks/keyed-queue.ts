import { setImmediate as othersFirst } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';

export type KeyedQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** How many calls of one learner are worked on at a time. */
export const CALLS_AT_ONCE = 2;

/**
 * A queue for each key: of the work under one key `atOnce` runs at a time, in the order of asking, and other requests have their
 * turn before each that had to wait. Work under different keys does not wait for each other.
 */
export function createKeyedQueue(atOnce = 1): KeyedQueue {
  const queues = new Map<string, LimitFunction>();
  return async (key, work) => {
    const queue = queues.get(key) ?? pLimit(atOnce);
    queues.set(key, queue);
    const mustWait = queue.activeCount + queue.pendingCount >= atOnce;
    try {
      return await queue(async () => {
        if (mustWait) await othersFirst();
        return work();
      });
    } finally {
      if (queue.activeCount + queue.pendingCount === 0 && queues.get(key) === queue) queues.delete(key);
    }
  };
}
