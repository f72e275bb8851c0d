import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { TaskPool } from '#server/ports/task-pool.ts';
import { createKeyedQueue } from '#server/tasks/keyed-queue.ts';

/** How long a thread without work and its memory are kept. */
const IDLE_MS = 10 * 60_000;
/** More than any task needs: one that runs away ends its thread, not the server. */
const MAX_HEAP_MB = 512;
/** One core stays with the event loop. */
const MAX_THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));

/**
 * Runs tasks in worker threads, which start with the first task. The pool serves tasks in the order of asking; because a
 * learner has one at a time, that is learner by learner. `workerUrl`: task-worker.js beside the bundle, or the module in src
 * that loads its TypeScript. `onFailure` is called when a thread fails outside a task.
 */
export function createThreadPool(workerUrl: URL, onFailure: (error: unknown) => void): TaskPool {
  const inTurn = createKeyedQueue();
  let threads: Piscina | undefined;
  const started = (): Piscina => {
    threads ??= new Piscina({
      filename: fileURLToPath(workerUrl),
      name: 'runTask',
      // Not 0: when the last thread dies, the pool starts another one for the tasks that wait only to keep this number.
      minThreads: 1,
      maxThreads: MAX_THREADS,
      idleTimeout: IDLE_MS,
      recordTiming: false,
      // Nothing of the server's environment, and so none of its keys.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    }).on('error', onFailure);
    return threads;
  };
  return {
    inTurn,
    run: (user_id, name, input) => inTurn(user_id, () => started().run({ name, input })),
    close: async () => threads?.destroy(),
  };
}
