import { createOpenAICompatible, type MetadataExtractor } from '@ai-sdk/openai-compatible';
import { type AiSettings, createAiCorrector } from '#server/adapters/corrector/ai-corrector.ts';
import { unifiedReason } from '#server/adapters/corrector/ai-reason.ts';
import type { AiEnd } from '#server/adapters/corrector/ai-stream.ts';
import { createConcessions } from '#server/adapters/corrector/openai-concessions.ts';
import { directFetch } from '#server/adapters/direct-fetch.ts';
import type { Corrector } from '#server/ports/corrector.ts';

const OPENAI_URL = 'https://api.openai.com/v1';

/** What the AI SDK calls the provider; the learner reads the name of the setting. */
const KEY = 'openaiCompatible';

/** baseUrl: with the version, as in http://localhost:11434/v1. A server of one's own may need no key. */
export type OpenAiOptions = AiSettings & { readonly apiKey?: string | undefined };

/** The models that think unless told not to. */
const THINKS = /(?:^|\/)gpt-(?:5\.[1-9]|[6-9])/;

/** Other servers' words for an answer that is complete. */
const COMPLETE = new Set(['eos', 'eos_token', 'end_turn', 'stop_sequence']);

type Choice = { readonly delta?: { readonly refusal?: unknown } | null } | null;

/** Looked for in every word that comes, and by hand: for zod each of them would be a failure with all its reasons. */
function hasRefusal(chunk: unknown): boolean {
  const choices = (chunk as { readonly choices?: unknown } | null)?.choices;
  const first: Choice | undefined = Array.isArray(choices) ? choices[0] : undefined;
  const refusal = first?.delta?.refusal;
  return typeof refusal === 'string' && refusal !== '';
}

/** Notes that the model refused; the SDK passes the field over. What it said is not kept. */
const refusals: MetadataExtractor = {
  extractMetadata: async () => undefined,
  createStreamExtractor: () => {
    let refused = false;
    return {
      processChunk: (chunk) => {
        refused ||= hasRefusal(chunk);
      },
      buildMetadata: () => ({ [KEY]: { refused } }),
    };
  },
};

function reasonOf(end: AiEnd): string | undefined {
  if (end.providerMetadata?.[KEY]?.refused === true) return 'SAFETY';
  return COMPLETE.has(end.rawFinishReason ?? '') ? 'STOP' : unifiedReason(end);
}

/** Corrects with a model behind OpenAI's wire format: OpenAI, Ollama, llama.cpp, vLLM, LM Studio and others. */
export function createOpenAiCorrector(options: OpenAiOptions): Corrector {
  const { apiKey, baseUrl, model } = options;
  const concessions = createConcessions();
  const provider = createOpenAICompatible({
    name: KEY,
    baseURL: baseUrl ?? OPENAI_URL,
    ...(apiKey === undefined ? {} : { apiKey }),
    supportsStructuredOutputs: true,
    transformRequestBody: concessions.shape,
    metadataExtractor: refusals,
    fetch: directFetch,
  });
  return createAiCorrector(
    {
      name: 'openai-compatible',
      model: provider(model),
      reasonOf,
      providerOptions: THINKS.test(model) ? { [KEY]: { reasoningEffort: 'none' } } : undefined,
      concede: concessions.learn,
    },
    options,
  );
}
