import { parentPort } from 'node:worker_threads';
import { correctEntry } from '#server/adapters/corrector/basic/correct-entry.ts';
import { createEngine } from '#server/adapters/corrector/basic/engine.ts';
import type { WorkerAnswer, WorkerRequest } from '#server/adapters/corrector/basic/messages.ts';

/*
 * The worker thread of the basic corrector: one entry a message, one answer a message, in the order of asking. The work
 * itself blocks this thread, never the server's event loop.
 */
const engine = createEngine();
let last: Promise<void> = Promise.resolve();

async function answer({ id, request }: WorkerRequest): Promise<void> {
  let message: WorkerAnswer;
  try {
    message = { id, entry: await correctEntry(engine, request) };
  } catch (error) {
    message = { id, error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(message);
}

parentPort?.on('message', (message: WorkerRequest) => {
  last = last.then(() => answer(message));
});
