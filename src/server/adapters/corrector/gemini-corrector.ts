import { createGoogleGenerativeAI, type GoogleLanguageModelOptions } from '@ai-sdk/google';
import { type LanguageModel, Output, streamText } from 'ai';
import { noFeedback } from '#domain/feedback.ts';
import {
  aiAnswer,
  type Corrected,
  correctedSoFar,
  newsSince,
  readAnswer,
} from '#server/adapters/corrector/ai-answer.ts';
import { type AiLimits, type Deadlines, startDeadlines } from '#server/adapters/corrector/ai-deadlines.ts';
import { failureOf } from '#server/adapters/corrector/ai-failure.ts';
import { entryPrompt, INSTRUCTIONS } from '#server/adapters/corrector/ai-prompt.ts';
import type { CorrectionRequest, Corrector, FeedbackEvent } from '#server/ports/corrector.ts';

/** Unless AI_MODEL names another one: stable, quick, and strong in many languages. */
export const DEFAULT_GEMINI_MODEL = 'gemini-3.8-flash';
const NAME = 'gemini';

export type GeminiOptions = AiLimits & {
  readonly apiKey: string;
  readonly model: string;
  /** With the version, as in https://generativelanguage.googleapis.com/v1beta, which is the default. */
  readonly baseUrl?: string | undefined;
};

/** Little thinking, as far as the model lets us choose: a correction needs none, and the learner waits for the first word. */
function thinking(model: string): GoogleLanguageModelOptions {
  if (/^gemini-2\.5-flash/.test(model)) return { thinkingConfig: { thinkingBudget: 0 } };
  return /^gemini-[3-9]/.test(model) ? { thinkingConfig: { thinkingLevel: 'low' } } : {};
}

function ask(model: LanguageModel, options: GeminiOptions, entry: CorrectionRequest, signal: AbortSignal) {
  return streamText({
    model,
    system: INSTRUCTIONS,
    prompt: entryPrompt(entry),
    output: Output.object({ schema: aiAnswer }),
    temperature: 0.2,
    providerOptions: { google: thinking(options.model) },
    // The deadlines leave no time to wait and try again; the next corrector of the chain serves instead.
    maxRetries: 0,
    abortSignal: signal,
    // The SDK's own handler would print the request, and with it the diary.
    onError: () => {},
  }).fullStream;
}

type End = { readonly finishReason: string; readonly rawFinishReason: string | undefined };

/** The last event. The reason is looked at before the answer: a refusal or a full answer may leave half a JSON behind. */
function lastEvent(entry: CorrectionRequest, json: string, end: End | undefined): FeedbackEvent {
  const reason = end?.finishReason === 'length' ? 'MAX_TOKENS' : end?.rawFinishReason;
  if (reason === undefined) return { type: 'unreadable' };
  if (reason !== 'STOP') return { type: 'done', feedback: noFeedback(reason, NAME) };
  const feedback = readAnswer(entry, json, NAME);
  return feedback ? { type: 'done', feedback } : { type: 'unreadable' };
}

async function* events(
  stream: ReturnType<typeof ask>,
  entry: CorrectionRequest,
  deadlines: Deadlines,
): AsyncIterable<FeedbackEvent> {
  let json = '';
  let told: Corrected = {};
  let end: End | undefined;
  for await (const part of stream) {
    deadlines.signal.throwIfAborted();
    if (part.type === 'error') throw part.error;
    if (part.type === 'finish') end = part;
    if (part.type !== 'text-delta') continue;
    deadlines.begun();
    json += part.text;
    const now = await correctedSoFar(entry, json);
    const corrected = newsSince(told, now);
    told = now;
    if (corrected) yield { type: 'partial', corrected };
  }
  deadlines.signal.throwIfAborted();
  yield lastEvent(entry, json, end);
}

/** Corrects with a Gemini model. No first word in firstTokenMs, or no end in totalMs: CallError DEADLINE_EXCEEDED. */
export function createGeminiCorrector(options: GeminiOptions): Corrector {
  const { apiKey, baseUrl } = options;
  const provider = createGoogleGenerativeAI({ apiKey, ...(baseUrl === undefined ? {} : { baseURL: baseUrl }) });
  const model = provider(options.model);
  async function* correct(entry: CorrectionRequest, signal: AbortSignal): AsyncIterable<FeedbackEvent> {
    signal.throwIfAborted();
    const deadlines = startDeadlines(options, signal);
    try {
      yield* events(ask(model, options, entry, deadlines.signal), entry, deadlines);
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
  return { name: NAME, correct };
}
