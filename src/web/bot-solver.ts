import type { Contract } from '#contract';
import type { Share } from '#web/bot-proof.ts';

type Challenge = NonNullable<Contract['requestAttestation']['output']['challenge']>;
type Solution = Contract['exchangeAttestation']['input']['solution'];

/** Over plain http the work is done in JavaScript, many times slower; so many workers share it. */
const MOST_WORKERS = 4;

/** Has a challenge solved off the main thread, so that typing never stutters over it; then the workers end. */
export async function solveInWorkers(challenge: Challenge, signal: AbortSignal): Promise<Solution> {
  const of = globalThis.isSecureContext ? 1 : Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1);
  const workers = Array.from(
    { length: of },
    () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  );
  const shares = workers.map((worker, from) => solveShare(worker, challenge, { from, of }, signal));
  return Promise.race(shares).finally(() => {
    for (const worker of workers) worker.terminate();
  });
}

function solveShare(worker: Worker, challenge: Challenge, share: Share, signal: AbortSignal): Promise<Solution> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | undefined>) => {
      if (data) resolve(data);
      else reject(new Error('The challenge could not be solved.'));
    });
    worker.addEventListener('error', () => reject(new Error('The worker of the bot check could not run.')));
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage({ challenge, share });
  });
}
