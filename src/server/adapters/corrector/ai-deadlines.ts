import { CallError } from '#domain/errors.ts';

export type AiLimits = {
  /** Until the first word of the answer, in ms. */
  readonly firstTokenMs: number;
  /** Until its last word, in ms. */
  readonly totalMs: number;
};

export type Deadlines = {
  /** Aborts when a deadline passes (reason: CallError DEADLINE_EXCEEDED) or the caller gives up (the caller's reason). */
  readonly signal: AbortSignal;
  /** The first word is here. */
  readonly begun: () => void;
  /** Waits so many ms if the first word could still come in time after it. False: it could not, and nothing was waited. */
  readonly pause: (ms: number) => Promise<boolean>;
  /** Stops the clocks and whatever still hangs on the signal. */
  readonly end: () => void;
};

/** Starts both clocks. Call `end` in every case. `who` took too long, in the words of the error. */
export function startDeadlines(limits: AiLimits, caller: AbortSignal, who = 'The AI provider'): Deadlines {
  const late = () => new CallError('DEADLINE_EXCEEDED', `${who} took too long to answer.`);
  const started = performance.now();
  const controller = new AbortController();
  const { signal } = controller;
  const tooLate = () => controller.abort(late());
  const givenUp = () => controller.abort(caller.reason);
  const first = setTimeout(tooLate, limits.firstTokenMs);
  const total = setTimeout(tooLate, limits.totalMs);
  if (caller.aborted) givenUp();
  else caller.addEventListener('abort', givenUp, { once: true });
  return {
    signal,
    begun: () => clearTimeout(first),
    pause: async (ms) => {
      if (started + limits.firstTokenMs <= performance.now() + ms) return false;
      await pause(ms, signal);
      return true;
    },
    end: () => {
      clearTimeout(first);
      clearTimeout(total);
      caller.removeEventListener('abort', givenUp);
      controller.abort();
    },
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
