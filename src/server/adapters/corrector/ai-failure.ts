import {
  AISDKError,
  APICallError,
  EmptyResponseBodyError,
  InvalidResponseDataError,
  JSONParseError,
  NoOutputGeneratedError,
  TypeValidationError,
} from 'ai';
import { CallError } from '#domain/errors.ts';
import { retryAfterMs } from '#server/adapters/corrector/retry-after.ts';

/** The provider answered, with something that is not its own format. */
const UNREADABLE = [
  EmptyResponseBodyError,
  InvalidResponseDataError,
  JSONParseError,
  NoOutputGeneratedError,
  TypeValidationError,
];

/** Anthropic's adapter wraps what it cannot read at the very beginning into an HTTP error, with the true one as its body. */
const WRAPPED = /^\{"name":"AI_(?:JSONParse|TypeValidation)Error"/;

/** The HTTP status of a provider's refusal, or of a redirect, which is not followed; 0 for every other error. */
export const httpStatusOf = (error: unknown): number =>
  APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 300 ? error.statusCode : 0;

/** How long a provider asks to wait, in ms; undefined when it does not say. */
export const waitAskedBy = (error: unknown): number | undefined =>
  APICallError.isInstance(error) ? retryAfterMs(error.responseHeaders, error.responseBody) : undefined;

/** Refusals of the request that are about the diary, by what the providers write into them. */
const REASONS: readonly [reason: string, said: RegExp][] = [
  [
    'MAX_TOKENS',
    /context_length_exceeded|exceed_context_size|maximum context length|prompt is too long|input token count/i,
  ],
  ['SAFETY', /"code"\s*:\s*"(?:content_filter|content_policy_violation|invalid_prompt)"/i],
];

/** The finish reason in a refusal of the request itself; undefined when it is about something else. */
export function reasonIn(error: unknown): string | undefined {
  const status = httpStatusOf(error);
  if (status === 413) return 'MAX_TOKENS';
  if (status !== 400 || !APICallError.isInstance(error)) return undefined;
  return REASONS.find(([, said]) => said.test(error.responseBody ?? ''))?.[0];
}

const isUnreadable = (error: unknown): boolean =>
  UNREADABLE.some((kind) => kind.isInstance(error)) ||
  (APICallError.isInstance(error) && WRAPPED.test(error.responseBody ?? ''));

/**
 * What an error of the AI SDK means for the learner: 'unreadable' or CallError UNAVAILABLE. Nothing of it goes on: it
 * holds the request, and with it the diary and the key. An error of another origin is a bug and comes back as it is.
 */
export function failureOf(error: unknown): unknown {
  if (isUnreadable(error)) return 'unreadable';
  // In the middle of a stream a provider's own words come as they are: no Error at all.
  if (!(error instanceof Error)) return new CallError('UNAVAILABLE', 'The AI provider broke off its answer.');
  if (!AISDKError.isInstance(error)) return error;
  const http = httpStatusOf(error);
  if (http === 0) return new CallError('UNAVAILABLE', 'The AI provider cannot be reached right now.');
  const wait = waitAskedBy(error);
  return new CallError(
    'UNAVAILABLE',
    `The AI provider is not available right now (HTTP ${http}).`,
    wait === undefined ? undefined : { retry_after_s: Math.max(1, Math.ceil(wait / 1000)) },
  );
}
