import type { ChildProcess } from 'node:child_process';
import type { EntryTexts } from '#domain/entry.ts';
import { CallError } from '#domain/errors.ts';
import type { Feedback } from '#domain/feedback.ts';
import { topMistakes } from '#domain/mistakes.ts';
import type {
  CorrectedEntry,
  EntryRequest,
  WorkerAnswer,
  WorkerRequest,
} from '#server/adapters/corrector/basic/messages.ts';
import { endWorker, holdWorker, startWorker } from '#server/adapters/corrector/basic/worker-process.ts';
import type { CorrectionRequest, Corrector, FeedbackEvent } from '#server/ports/corrector.ts';

const IDLE_MS = 10 * 60 * 1000;

export type BasicCorrectorOptions = {
  /** Where basic-worker stands: the TypeScript file, or the built one. */
  readonly workerUrl: URL;
  /** After how many ms without work the worker process and its memory (about 300 MB) are let go. */
  readonly idleMs?: number | undefined;
  /** Told where in our code or a library's an entry failed, without a word of it. */
  readonly onBug?: ((where: string) => void) | undefined;
};

type Waiting = {
  readonly request: EntryRequest;
  readonly resolve: (entry: CorrectedEntry) => void;
  readonly reject: (error: Error) => void;
};

/**
 * The corrector that needs no provider: dictionaries and rules in a worker process, which starts with the first entry.
 * A crash fails the requests that were waiting with UNAVAILABLE; the next request starts a new worker.
 */
export function createBasicCorrector({ workerUrl, idleMs = IDLE_MS, onBug }: BasicCorrectorOptions): Corrector {
  const worker = createWorker(workerUrl, idleMs, onBug);
  return {
    name: 'basic',
    correct: (entry, signal) => correct(worker, entry, signal),
    close: () => worker.stop(),
  };
}

type KeptWorker = ReturnType<typeof createWorker>;

async function* correct(
  worker: KeptWorker,
  entry: CorrectionRequest,
  signal: AbortSignal,
): AsyncGenerator<FeedbackEvent> {
  signal.throwIfAborted();
  const { inputDay, inputWell, inputGrateful, lang, lang_native, dismissed } = entry;
  const request: EntryRequest = { inputDay, inputWell, inputGrateful, lang, lang_native, dismissed };
  yield { type: 'done', feedback: toFeedback(entry, await worker.ask(request, signal)) };
}

const toFeedback = (texts: EntryTexts, { edits, ...corrected }: CorrectedEntry): Feedback => ({
  finishReason: 'STOP',
  ...corrected,
  topMistakes: topMistakes(texts, edits),
  edits,
  checked_by: 'basic',
});

/** One worker process at a time, started when first asked. */
function createWorker(workerUrl: URL, idleMs: number, onBug: BasicCorrectorOptions['onBug']) {
  let worker: ChildProcess | undefined;
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
    if (old) await endWorker(old);
  };
  const rest = (): void => {
    clearTimeout(idle);
    if (waiting.size > 0) return;
    if (worker) holdWorker(worker, false);
    idle = setTimeout(() => void stop(), idleMs).unref();
  };
  const settle = (answer: WorkerAnswer): void => {
    const request = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('entry' in answer) request?.resolve(answer.entry);
    else {
      onBug?.(answer.failedAt);
      request?.reject(new CallError('UNAVAILABLE', 'The corrector failed at this entry.'));
      renew();
    }
    rest();
  };
  /** Another worker for those who wait: Harper, which runs as WebAssembly, answers nothing any more once it has panicked. */
  const renew = (): void => {
    const old = worker;
    worker = undefined;
    if (old) void endWorker(old);
    for (const [id, { request }] of waiting) send({ id, request });
  };
  const start = (): ChildProcess => {
    const started = startWorker(workerUrl);
    const crash = (): void => {
      if (worker !== started) return;
      worker = undefined;
      failAll('The corrector stopped unexpectedly.');
      void endWorker(started);
    };
    // What an old one still says is being asked of the new one.
    started.on('message', (message) => worker === started && settle(message as WorkerAnswer));
    return started.on('error', crash).on('disconnect', crash).on('exit', crash);
  };
  const send = (message: WorkerRequest): void => {
    clearTimeout(idle);
    worker ??= start();
    holdWorker(worker, true);
    // A channel that is closed already is told by the events of the process.
    worker.send(message, () => {});
  };
  const ask = (request: EntryRequest, signal: AbortSignal): Promise<CorrectedEntry> =>
    new Promise<CorrectedEntry>((resolve, reject) => {
      const id = nextId++;
      const abort = (): void => {
        waiting.delete(id);
        reject(signal.reason);
        rest();
      };
      const settled = (): void => signal.removeEventListener('abort', abort);
      signal.addEventListener('abort', abort, { once: true });
      waiting.set(id, {
        request,
        resolve: (entry) => {
          settled();
          resolve(entry);
        },
        reject: (error) => {
          settled();
          reject(error);
        },
      });
      send({ id, request });
    });
  return { ask, stop };
}
