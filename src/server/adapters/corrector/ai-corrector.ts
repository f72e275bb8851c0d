import { noFeedback } from '#domain/feedback.ts';
import { correctedSoFar, fullAnswer, readAnswer } from '#server/adapters/corrector/ai-answer.ts';
import { type AiLimits, type Deadlines, startDeadlines } from '#server/adapters/corrector/ai-deadlines.ts';
import { editedSoFar, editsAnswer, readEdits } from '#server/adapters/corrector/ai-edits.ts';
import { failureOf, httpStatusOf, reasonIn, waitAskedBy } from '#server/adapters/corrector/ai-failure.ts';
import { EDITS_INSTRUCTIONS, FULL_INSTRUCTIONS } from '#server/adapters/corrector/ai-prompt.ts';
import { type AiForm, type AiProvider, type LastEvent, oneAnswer } from '#server/adapters/corrector/ai-stream.ts';
import type { CorrectionRequest, Corrector, FeedbackEvent } from '#server/ports/corrector.ts';

/** What a model is asked for: its corrected texts whole, or the edits only, which are about half as many words. */
export const AI_MODES = ['full', 'edits'] as const;
export type AiMode = (typeof AI_MODES)[number];

/** What every language model needs to be told, whoever provides it. */
export type AiSettings = AiLimits & {
  readonly model: string;
  /** Undefined: the provider's own server. */
  readonly baseUrl?: string | undefined;
  /** full unless said otherwise. */
  readonly mode?: AiMode | undefined;
  readonly onUsage?: AiProvider['onUsage'];
  /** In place of the machine's own clock. */
  readonly now?: AiProvider['now'] | undefined;
};

const FULL: AiForm = {
  instructions: FULL_INSTRUCTIONS,
  schema: fullAnswer,
  soFar: correctedSoFar,
  read: readAnswer,
};
const EDITS: AiForm = { instructions: EDITS_INSTRUCTIONS, schema: editsAnswer, soFar: editedSoFar, read: readEdits };

/** One correction on its way. `hasWaited`: the provider has already been waited for once. */
type Asking = {
  readonly provider: AiProvider;
  readonly entry: CorrectionRequest;
  readonly deadlines: Deadlines;
  hasWaited: boolean;
};

/** Whether to ask again after an error that came before the first word: none of what was asked so far costs anything. */
async function mayAskAgain(asking: Asking, error: unknown): Promise<boolean> {
  if (asking.deadlines.signal.aborted) return false;
  if (httpStatusOf(error) !== 429) return asking.provider.concede?.(error) ?? false;
  const wait = waitAskedBy(error);
  if (asking.hasWaited || wait === undefined) return false;
  asking.hasWaited = true;
  return asking.deadlines.pause(wait);
}

/** One answer, asked for as often as the provider refuses for a reason that asking again mends. Returns the last event. */
async function* answerIn(form: AiForm, asking: Asking): AsyncGenerator<FeedbackEvent, LastEvent> {
  const { provider, entry, deadlines } = asking;
  let hasWords = false;
  const begun = () => {
    hasWords = true;
    deadlines.begun();
  };
  for (;;) {
    try {
      return yield* oneAnswer(provider, form, entry, { ...deadlines, begun });
    } catch (error) {
      if (hasWords) throw error;
      const reason = reasonIn(error);
      if (reason !== undefined) return { type: 'done', feedback: noFeedback(reason, provider.name) };
      if (!(await mayAskAgain(asking, error))) throw error;
    }
  }
}

async function* events(asking: Asking, mode: AiMode): AsyncIterable<FeedbackEvent> {
  if (mode === 'full' || asking.entry.minimal || asking.entry.once) {
    yield yield* answerIn(FULL, asking);
    return;
  }
  const first = yield* answerIn(EDITS, asking);
  if (first.type !== 'unreadable') {
    yield first;
    return;
  }
  // Edits that do not apply exactly: the second and last call that costs something.
  yield { ...(yield* answerIn(FULL, asking)), spent: true };
}

/**
 * Corrects with a language model. No first word in firstTokenMs, or no end in totalMs: CallError DEADLINE_EXCEEDED. At
 * most two calls that cost something, within the same deadlines; after HTTP 429 once more, if the wait it asks for leaves
 * time for the first word.
 */
export function createAiCorrector(
  own: Omit<AiProvider, 'now' | 'onUsage'>,
  settings: AiLimits & Pick<AiSettings, 'mode' | 'onUsage' | 'now'>,
): Corrector {
  const provider = { ...own, onUsage: settings.onUsage, now: settings.now ?? (() => performance.now()) };
  async function* correct(entry: CorrectionRequest, signal: AbortSignal): AsyncIterable<FeedbackEvent> {
    signal.throwIfAborted();
    const deadlines = startDeadlines(settings, signal);
    try {
      yield* events({ provider, entry, deadlines, hasWaited: false }, settings.mode ?? 'full');
    } catch (error) {
      // Whatever an abort makes of the stream, why it was aborted is what counts.
      deadlines.signal.throwIfAborted();
      const failure = failureOf(error);
      if (failure !== 'unreadable') throw failure;
      yield { type: 'unreadable' };
    } finally {
      deadlines.end();
    }
  }
  return { name: provider.name, correct };
}
