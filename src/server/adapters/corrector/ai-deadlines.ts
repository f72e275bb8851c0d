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
  /** Stops the clocks and whatever still hangs on the signal. */
  readonly end: () => void;
};

const late = (): CallError => new CallError('DEADLINE_EXCEEDED', 'The AI provider took too long to answer.');

/** Starts both clocks. Call `end` in every case. */
export function startDeadlines(limits: AiLimits, caller: AbortSignal): Deadlines {
  const controller = new AbortController();
  const tooLate = () => controller.abort(late());
  const givenUp = () => controller.abort(caller.reason);
  const first = setTimeout(tooLate, limits.firstTokenMs);
  const total = setTimeout(tooLate, limits.totalMs);
  if (caller.aborted) givenUp();
  else caller.addEventListener('abort', givenUp, { once: true });
  return {
    signal: controller.signal,
    begun: () => clearTimeout(first),
    end: () => {
      clearTimeout(first);
      clearTimeout(total);
      caller.removeEventListener('abort', givenUp);
      controller.abort();
    },
  };
}
