import {
  type LanguageModel,
  type LanguageModelUsage,
  Output,
  type ProviderMetadata,
  type SystemModelMessage,
  streamText,
} from 'ai';
import type { z } from 'zod';
import { type EntryTexts, inputOf, PARTS } from '#domain/entry.ts';
import { type Feedback, noFeedback } from '#domain/feedback.ts';
import { strayCheck } from '#domain/rewrite.ts';
import { type Corrected, newsSince } from '#server/adapters/corrector/ai-answer.ts';
import { countTokens } from '#server/adapters/corrector/ai-cost/tokens.ts';
import type { Deadlines } from '#server/adapters/corrector/ai-deadlines.ts';
import { leaksInstructions } from '#server/adapters/corrector/ai-leak.ts';
import { entryPrompt } from '#server/adapters/corrector/ai-prompt.ts';
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
  readonly model: LanguageModel;
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

// What the SDK warns of, such as a temperature that a model does not know, is decided; the console is not our log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Letters that no honest answer is longer than; what goes on beyond is a model that went astray, and costs money. */
const mostLetters = (texts: EntryTexts): number =>
  20_000 + 6 * PARTS.reduce((sum, part) => sum + inputOf(texts, part).length, 0);

/** The SDK need only tell the provider the shape: its own reading along, from the beginning with every word, is left out. */
const outputOf = (schema: z.ZodType) => ({
  ...Output.object({ schema, name: 'correction' }),
  // Another value for each piece, so that each is passed on at once.
  parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text.length }),
});

function ask(provider: AiProvider, form: AiForm, entry: CorrectionRequest, signal: AbortSignal) {
  const { model, providerOptions, systemOptions, maxOutputTokens } = provider;
  return streamText({
    model,
    system: {
      role: 'system',
      content: form.instructions,
      ...(systemOptions && { providerOptions: systemOptions }),
    },
    prompt: entryPrompt(entry),
    output: outputOf(form.schema),
    temperature: 0.2,
    ...(maxOutputTokens !== undefined && { maxOutputTokens }),
    ...(providerOptions && { providerOptions }),
    // Trying again is decided where the deadlines are known.
    maxRetries: 0,
    abortSignal: signal,
    // The SDK's own handler would print the request, and with it the diary.
    onError: () => {},
  }).fullStream;
}

/**
 * Reads what is new in the answer so far, as often as it has grown by a fortieth; a part that strays, or tells what
 * we told the model, is told no more.
 */
function createTeller(texts: EntryTexts, form: AiForm): (said: string) => Promise<Corrected | undefined> {
  const strayed = {
    correctedDay: strayCheck(texts.inputDay),
    correctedWell: strayCheck(texts.inputWell),
    correctedGrateful: strayCheck(texts.inputGrateful),
  };
  let told: Corrected = {};
  let read = 0;
  return async (said) => {
    if (said.length - read < said.length / 40) return undefined;
    read = said.length;
    const now = await form.soFar(texts, said);
    const isSound = ([key, text]: [string, string]) =>
      !strayed[key as keyof Corrected](text) && !leaksInstructions(text);
    const sound = Object.fromEntries(Object.entries(now).filter(isSound));
    const news = newsSince(told, sound);
    told = { ...told, ...sound };
    return news;
  };
}

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
  const tell = createTeller(entry, form);
  let said = '';
  let end: AiEnd | undefined;
  let used: LanguageModelUsage | undefined;
  try {
    for await (const part of ask(provider, form, entry, AbortSignal.any([deadlines.signal, call.signal]))) {
      deadlines.signal.throwIfAborted();
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish-step') {
        end = part;
        used = part.usage;
      }
      if (part.type !== 'text-delta') continue;
      deadlines.begun();
      said += part.text;
      if (said.length > mostLetters(entry)) return { type: 'unreadable' };
      const corrected = await tell(said);
      if (corrected) yield { type: 'partial', corrected };
    }
    deadlines.signal.throwIfAborted();
    return lastEvent(provider, form, entry, said, end);
  } finally {
    call.abort();
    if (used || said !== '') await provider.onUsage?.(tokensOf(form, entry, said, used));
  }
}

/** What the provider says of the tokens; estimated where it did not come to say it, because the answer was cut off. */
const tokensOf = (
  form: AiForm,
  entry: CorrectionRequest,
  said: string,
  used: LanguageModelUsage | undefined,
): Tokens => ({
  tokens_in: used?.inputTokens ?? countTokens(form.instructions + entryPrompt(entry)),
  tokens_out: used?.outputTokens ?? countTokens(said),
});
