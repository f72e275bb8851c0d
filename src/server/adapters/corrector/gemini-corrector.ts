import { createGoogleGenerativeAI, type GoogleLanguageModelOptions } from '@ai-sdk/google';
import { type AiSettings, createAiCorrector } from '#server/adapters/corrector/ai-corrector.ts';
import type { AiEnd } from '#server/adapters/corrector/ai-stream.ts';
import { directFetch } from '#server/adapters/direct-fetch.ts';
import type { Corrector } from '#server/ports/corrector.ts';

/** baseUrl: with the version, as in https://generativelanguage.googleapis.com/v1beta, which is the default. */
export type GeminiOptions = AiSettings & { readonly apiKey: string };

/** Little thinking, as far as the model lets us choose: a correction needs none, and the learner waits for the first word. */
function thinking(model: string): GoogleLanguageModelOptions {
  if (/^gemini-2\.5-flash/.test(model)) return { thinkingConfig: { thinkingBudget: 0 } };
  return /^gemini-[3-9]/.test(model) ? { thinkingConfig: { thinkingLevel: 'low' } } : {};
}

/** The catalogue's reasons are Gemini's own (spec §8). What could not be continued was too long. */
const reasonOf = ({ finishReason, rawFinishReason }: AiEnd): string | undefined =>
  finishReason === 'length' ? 'MAX_TOKENS' : rawFinishReason;

/** Corrects with a Gemini model. */
export function createGeminiCorrector(options: GeminiOptions): Corrector {
  const { apiKey, baseUrl, model } = options;
  const provider = createGoogleGenerativeAI({
    apiKey,
    fetch: directFetch,
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
  });
  return createAiCorrector(
    { name: 'gemini', model: provider(model), reasonOf, providerOptions: { google: thinking(model) } },
    options,
  );
}
