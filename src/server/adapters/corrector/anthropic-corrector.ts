import { type AnthropicLanguageModelOptions, createAnthropic } from '@ai-sdk/anthropic';
import { type AiSettings, createAiCorrector } from '#server/adapters/corrector/ai-corrector.ts';

import { unifiedReason } from '#server/adapters/corrector/ai-reason.ts';
import { directFetch } from '#server/adapters/direct-fetch.ts';
import type { Corrector } from '#server/ports/corrector.ts';

/** Always set: otherwise the SDK reads ANTHROPIC_BASE_URL, which .env.example does not list. */
const ANTHROPIC_URL = 'https://api.anthropic.com/v1';

/** baseUrl: with the version, as in ANTHROPIC_URL, which is the default. */
export type AnthropicOptions = AiSettings & { readonly apiKey: string };

/** Room for an entry of three full parts in a script of many tokens. Only what is written costs. */
const MAX_OUTPUT_TOKENS = 48_000;

/** The models that know levels of effort; the others refuse a request that names one. */
const KNOWS_EFFORT = /claude-(?:haiku-5-5|sonnet-5|opus-(?:4-[5-9]|5)|fable)/;

/** As little thinking as the model lets us choose; where it cannot be turned off, the SDK leaves that out. */
function thinking(model: string) {
  const off = { thinking: { type: 'disabled' } } as const;
  return (KNOWS_EFFORT.test(model) ? { ...off, effort: 'low' } : off) satisfies AnthropicLanguageModelOptions;
}

/** Corrects with a Claude model. */
export function createAnthropicCorrector(options: AnthropicOptions): Corrector {
  const { apiKey, baseUrl, model } = options;
  const provider = createAnthropic({ apiKey, baseURL: baseUrl ?? ANTHROPIC_URL, fetch: directFetch });
  return createAiCorrector(
    {
      name: 'anthropic',
      model: provider(model),
      reasonOf: unifiedReason,
      providerOptions: { anthropic: thinking(model) },
      systemOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
      maxOutputTokens: MAX_OUTPUT_TOKENS,
    },
    options,
  );
}
