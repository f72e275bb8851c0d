import { CallError, type CallStatus } from '#domain/errors.ts';
import type { CorrectionRequest, Corrector, FeedbackEvent } from '#server/ports/corrector.ts';

const OUTAGES: ReadonlySet<CallStatus> = new Set(['UNAVAILABLE', 'DEADLINE_EXCEEDED', 'RESOURCE_EXHAUSTED']);

/** The provider is down, too slow or has had enough of us: another one may do better. */
const isOutage = (error: unknown): boolean => error instanceof CallError && OUTAGES.has(error.status);

async function* run(
  correctors: readonly Corrector[],
  entry: CorrectionRequest,
  signal: AbortSignal,
): AsyncIterable<FeedbackEvent> {
  for (const [i, corrector] of correctors.entries()) {
    let begun = false;
    try {
      for await (const event of corrector.correct(entry, signal)) {
        begun = true;
        yield event;
      }
      return;
    } catch (error) {
      // What the learner has begun to read must not turn into another corrector's words.
      if (begun || signal.aborted || !isOutage(error) || i === correctors.length - 1) throw error;
    }
  }
}

/**
 * One corrector out of several, tried in order: the next one serves when one is down, too slow or exhausted before its
 * first word. A refusal is an answer and ends the chain, and so does the caller's abort. Throws what the last one throws.
 */
export function createChain(correctors: readonly Corrector[]): Corrector {
  const [only, ...others] = correctors;
  if (!only) throw new Error('A chain needs at least one corrector.');
  if (others.length === 0) return only;
  return {
    name: correctors.map(({ name }) => name).join(','),
    correct: (entry, signal) => run(correctors, entry, signal),
    close: async () => {
      await Promise.all(correctors.map((corrector) => corrector.close?.()));
    },
  };
}
