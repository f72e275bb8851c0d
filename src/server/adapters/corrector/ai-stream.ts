import type { ProviderMetadata, SystemModelMessage } from 'ai';
import type { z } from 'zod';
import { type EntryTexts, inputOf, PARTS } from '#domain/entry.ts';
import { type Feedback, noFeedback } from '#domain/feedback.ts';
import type { Corrected } from '#server/adapters/corrector/ai-answer.ts';
import { countTokens } from '#server/adapters/corrector/ai-cost/tokens.ts';
import type { Deadlines } from '#server/adapters/corrector/ai-deadlines.ts';
import { entryPrompt } from '#server/adapters/corrector/ai-prompt.ts';
import { type AiModel, ask } from '#server/adapters/corrector/ai-request.ts';
import { createTeller } from '#server/adapters/corrector/ai-teller.ts';
import type { CorrectionRequest, FeedbackEvent } from '#server/ports/corrector.ts';
import type { Tokens } from '#server/ports/observer.ts';

type Options = NonNullable<SystemModelMessage['providerOptions']>;

/** How a model's answer ended. */
export type AiEnd = {
  readonly finishReason: string;
  readonly rawFinishReason: string | undefined;
  readonly providerMetadata: ProviderMetadata | undefined;
};

/** What sets a provider apart from the others. */
export type AiProvider = {
  /** One of the names of the CORRECTOR setting. */
  readonly name: string;
  readonly model: AiModel;
  /** The reason of the catalogue (spec §8), or the provider's own where it lists none; undefined: the answer has no end. */
  readonly reasonOf: (end: AiEnd) => string | undefined;
  readonly providerOptions?: Options | undefined;
  /** Options of the system prompt, such as that it may be cached. */
  readonly systemOptions?: Options | undefined;
  readonly maxOutputTokens?: number | undefined;
  /** Told of the tokens of each call that was answered, wholly or in part. */
  readonly onUsage?: ((tokens: Tokens) => Promise<void>) | undefined;
  /** Told of an error that came instead of an answer. True: asked again, the request will be another one. */
  readonly concede?: ((error: unknown) => boolean) | undefined;
  /** A clock in ms that never goes back. */
  readonly now: () => number;
};

/** What an answer ends with. */
export type LastEvent = Exclude<FeedbackEvent, { readonly type: 'partial' }>;

/** A form of answer: what the model is told of it, and how it is read. */
export type AiForm = {
  readonly instructions: string;
  readonly schema: z.ZodType;
  readonly soFar: (texts: EntryTexts, said: string) => Promise<Corrected>;
  readonly read: (texts: EntryTexts, said: string, checked_by: string) => Feedback | undefined;
};

/** Letters that no honest answer is longer than; what goes on beyond is a model that went astray, and costs money. */
const mostLetters = (texts: EntryTexts): number =>
  20_000 + 6 * PARTS.reduce((sum, part) => sum + inputOf(texts, part).length, 0);

/** The last event. The reason is looked at before the answer: a refusal or a full answer may leave half a JSON behind. */
function lastEvent(
  provider: AiProvider,
  form: AiForm,
  texts: EntryTexts,
  said: string,
  end: AiEnd | undefined,
): LastEvent {
  const reason = end && provider.reasonOf(end);
  if (reason === undefined) return { type: 'unreadable' };
  if (reason !== 'STOP') return { type: 'done', feedback: noFeedback(reason, provider.name) };
  const feedback = form.read(texts, said, provider.name);
  return feedback ? { type: 'done', feedback } : { type: 'unreadable' };
}

/** One paid call: tells the partial texts and returns the last event. Ends the request however it is left. */
export async function* oneAnswer(
  provider: AiProvider,
  form: AiForm,
  entry: CorrectionRequest,
  deadlines: Deadlines,
): AsyncGenerator<FeedbackEvent, LastEvent> {
  const call = new AbortController();
  const teller = createTeller(entry, form, provider.now);
  let said = '';
  let end: AiEnd | undefined;
  let used: Usage | undefined;
  try {
    for await (const part of await ask(provider, form, entry, AbortSignal.any([deadlines.signal, call.signal]))) {
      deadlines.signal.throwIfAborted();
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish') {
        const { unified: finishReason, raw: rawFinishReason } = part.finishReason;
        end = { finishReason, rawFinishReason, providerMetadata: part.providerMetadata };
        used = { tokens_in: part.usage.inputTokens.total, tokens_out: part.usage.outputTokens.total };
      }
      if (part.type !== 'text-delta' || part.delta === '') continue;
      deadlines.begun();
      said += part.delta;
      if (said.length > mostLetters(entry)) return { type: 'unreadable' };
      const corrected = await teller.soFar(said);
      if (corrected) yield { type: 'partial', corrected };
    }
    deadlines.signal.throwIfAborted();
    const last = lastEvent(provider, form, entry, said, end);
    const corrected = isGood(last) ? await teller.rest(said) : undefined;
    if (corrected) yield { type: 'partial', corrected };
    return last;
  } finally {
    call.abort();
    if (used || said !== '') await provider.onUsage?.(tokensOf(form, entry, said, used));
  }
}

const isGood = (last: LastEvent): boolean => last.type === 'done' && last.feedback.finishReason === 'STOP';

/** What the provider says of the tokens. */
type Usage = { readonly [Name in keyof Tokens]: Tokens[Name] | undefined };

/** Estimated where it did not come to say it, because the answer was cut off. */
const tokensOf = (form: AiForm, entry: CorrectionRequest, said: string, used: Usage | undefined): Tokens => ({
  tokens_in: used?.tokens_in ?? countTokens(form.instructions + entryPrompt(entry)),
  tokens_out: used?.tokens_out ?? countTokens(said),
});
