import { CallError } from '#domain/errors.ts';
import type { CorrectionRequest, Corrector, FeedbackEvent } from '#server/ports/corrector.ts';
import type { Observer } from '#server/ports/observer.ts';

/** The same corrector, and an observer that hears how long each answer took and how it ended. */
export function createObserved(corrector: Corrector, observer: Observer): Corrector {
  async function* correct(entry: CorrectionRequest, signal: AbortSignal): AsyncIterable<FeedbackEvent> {
    const ended = observer.correction(corrector.name);
    let status = 'ABORTED';
    try {
      for await (const event of corrector.correct(entry, signal)) {
        if (event.type !== 'partial') status = event.type === 'done' ? event.feedback.finishReason : 'unreadable';
        yield event;
      }
    } catch (error) {
      if (!signal.aborted) status = error instanceof CallError ? error.status : 'error';
      throw error;
    } finally {
      ended(status);
    }
  }
  return { ...corrector, correct };
}
