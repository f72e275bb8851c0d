import type { AiEnd } from '#server/adapters/corrector/ai-stream.ts';

/** The AI SDK's names for how an answer ended, as reasons of the catalogue (spec §8). */
const REASONS: Readonly<Record<string, string>> = {
  stop: 'STOP',
  length: 'MAX_TOKENS',
  'content-filter': 'SAFETY',
  'tool-calls': 'MALFORMED_FUNCTION_CALL',
};

/** The reason of the catalogue for an end; the provider's own word where it has none; undefined without an end. */
export const unifiedReason = ({ finishReason, rawFinishReason }: AiEnd): string | undefined =>
  REASONS[finishReason] ?? rawFinishReason;
