import { CallError } from '#domain/errors.ts';
import type { CorrectionRequest, Corrector, FeedbackEvent } from '#server/ports/corrector.ts';
import type { Observer } from '#server/ports/observer.ts';

/** Told when a corrector failed: its status, and the sentence that a learner may read, which holds nothing of theirs. */
export type OnFailure = (failure: {
  readonly corrector: string;
  readonly status: string;
  readonly reason?: string;
}) => void;

/**
 * The same corrector, and an observer that hears how long each answer took and how it ended. `onFailure` hears of each one
 * that failed, whoever serves after it; not of bugs, which are logged as such.
 */
export function createObserved(corrector: Corrector, observer: Observer, onFailure: OnFailure): Corrector {
  async function* correct(entry: CorrectionRequest, signal: AbortSignal): AsyncIterable<FeedbackEvent> {
    const ended = observer.correction(corrector.name);
    let status = 'ABORTED';
    try {
      for await (const event of corrector.correct(entry, signal)) {
        if (event.type === 'done') status = event.feedback.finishReason;
        if (event.type === 'unreadable') {
          status = event.type;
          onFailure({ corrector: corrector.name, status });
        }
        yield event;
      }
    } catch (error) {
      if (!signal.aborted) status = error instanceof CallError ? error.status : 'error';
      if (!signal.aborted && error instanceof CallError)
        onFailure({ corrector: corrector.name, status, reason: error.message });
      throw error;
    } finally {
      ended(status);
    }
  }
  return { ...corrector, correct };
}
