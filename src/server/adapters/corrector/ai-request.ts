import { asSchema, type LanguageModel } from 'ai';
import { entryPrompt } from '#server/adapters/corrector/ai-prompt.ts';
import type { AiForm, AiProvider } from '#server/adapters/corrector/ai-stream.ts';
import type { CorrectionRequest } from '#server/ports/corrector.ts';

/** A provider's model as the SDK's packages make it. */
export type AiModel = Extract<LanguageModel, { readonly specificationVersion: 'v3' }>;
type Asked = Parameters<AiModel['doStream']>[0];

type Format = NonNullable<Asked['responseFormat']>;

const formats = new WeakMap<AiForm, Promise<Format>>();

/** The shape of an answer in the words of JSON Schema, which are the same for every entry. */
function formatOf(form: AiForm): Promise<Format> {
  const made =
    formats.get(form) ??
    Promise.resolve(asSchema(form.schema).jsonSchema).then((schema) => ({ type: 'json', schema, name: 'correction' }));
  formats.set(form, made);
  return made;
}

/**
 * Asks a model once and answers its words as they come, in the SDK's language for providers: `streamText` around it would pass
 * every word through a row of streams for tools, steps and telemetry, which a correction has none of.
 */
export async function ask(provider: AiProvider, form: AiForm, entry: CorrectionRequest, signal: AbortSignal) {
  const { model, providerOptions, systemOptions, maxOutputTokens } = provider;
  const { stream } = await model.doStream({
    prompt: [
      { role: 'system', content: form.instructions, ...(systemOptions && { providerOptions: systemOptions }) },
      { role: 'user', content: [{ type: 'text', text: entryPrompt(entry) }] },
    ],
    responseFormat: await formatOf(form),
    temperature: 0.2,
    ...(maxOutputTokens !== undefined && { maxOutputTokens }),
    ...(providerOptions && { providerOptions }),
    abortSignal: signal,
  });
  return stream;
}
