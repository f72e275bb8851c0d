import type { Worker } from 'node:worker_threads';
import type { EntryTexts } from '#domain/entry.ts';
import { CallError } from '#domain/errors.ts';
import type { Feedback } from '#domain/feedback.ts';
import { topMistakes } from '#domain/mistakes.ts';
import type { CorrectedEntry, WorkerAnswer, WorkerRequest } from '#server/adapters/corrector/basic/messages.ts';
import { startWorker } from '#server/adapters/corrector/basic/worker-thread.ts';
import type { CorrectionRequest, Corrector, FeedbackEvent } from '#server/ports/corrector.ts';

const IDLE_MS = 10 * 60 * 1000;

export type BasicCorrectorOptions = {
  /** Where basic-worker stands: the TypeScript file, or the built one. */
  readonly workerUrl: URL;
  /** After how many ms without work the worker and its data (about 300 MB) are let go. */
  readonly idleMs?: number | undefined;
};

type Waiting = { readonly resolve: (entry: CorrectedEntry) => void; readonly reject: (error: Error) => void };

/**
 * The corrector that needs no provider: dictionaries and rules in a worker thread, which starts with the first entry.
 * A crash fails the requests that were waiting with UNAVAILABLE; the next request starts a new worker.
 */
export function createBasicCorrector({ workerUrl, idleMs = IDLE_MS }: BasicCorrectorOptions): Corrector {
  const thread = createThread(workerUrl, idleMs);
  return {
    name: 'basic',
    correct: (entry, signal) => correct(thread, entry, signal),
    close: () => thread.stop(),
  };
}

type Thread = ReturnType<typeof createThread>;

async function* correct(thread: Thread, entry: CorrectionRequest, signal: AbortSignal): AsyncGenerator<FeedbackEvent> {
  signal.throwIfAborted();
  const { inputDay, inputWell, inputGrateful } = entry;
  const texts: EntryTexts = { inputDay, inputWell, inputGrateful };
  yield { type: 'done', feedback: toFeedback(texts, await thread.ask(texts, signal)) };
}

const toFeedback = (texts: EntryTexts, { edits, ...corrected }: CorrectedEntry): Feedback => ({
  finishReason: 'STOP',
  ...corrected,
  topMistakes: topMistakes(texts, edits),
  edits,
  checked_by: 'basic',
});

/** One worker at a time, started when first asked. */
function createThread(workerUrl: URL, idleMs: number) {
  let worker: Worker | undefined;
  let nextId = 0;
  let idle: NodeJS.Timeout | undefined;
  const waiting = new Map<number, Waiting>();

  const failAll = (reason: string): void => {
    for (const { reject } of waiting.values()) reject(new CallError('UNAVAILABLE', reason));
    waiting.clear();
  };
  const stop = async (): Promise<void> => {
    clearTimeout(idle);
    const old = worker;
    worker = undefined;
    failAll('The corrector has been stopped.');
    await old?.terminate();
  };
  const rest = (): void => {
    clearTimeout(idle);
    if (waiting.size === 0) idle = setTimeout(() => void stop(), idleMs).unref();
  };
  const settle = (answer: WorkerAnswer): void => {
    const request = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('entry' in answer) request?.resolve(answer.entry);
    else request?.reject(new CallError('UNAVAILABLE', `The corrector failed: ${answer.error}`));
    rest();
  };
  const start = (): Worker => {
    const started = startWorker(workerUrl);
    started.unref();
    const crash = (): void => {
      if (worker !== started) return;
      worker = undefined;
      failAll('The corrector stopped unexpectedly.');
    };
    started.on('message', settle).on('error', crash).on('exit', crash);
    return started;
  };
  const ask = (request: EntryTexts, signal: AbortSignal): Promise<CorrectedEntry> => {
    clearTimeout(idle);
    worker ??= start();
    const id = nextId++;
    worker.postMessage({ id, request } satisfies WorkerRequest);
    return new Promise<CorrectedEntry>((resolve, reject) => {
      const abort = (): void => {
        waiting.delete(id);
        reject(signal.reason);
        rest();
      };
      const settled = (): void => signal.removeEventListener('abort', abort);
      signal.addEventListener('abort', abort, { once: true });
      waiting.set(id, {
        resolve: (entry) => {
          settled();
          resolve(entry);
        },
        reject: (error) => {
          settled();
          reject(error);
        },
      });
    });
  };
  return { ask, stop };
}
