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

/** The provider answered, with something that is not its own format. */
const UNREADABLE = [
  EmptyResponseBodyError,
  InvalidResponseDataError,
  JSONParseError,
  NoOutputGeneratedError,
  TypeValidationError,
];

/**
 * What an error of the AI SDK means for the learner: 'unreadable' or CallError UNAVAILABLE. Nothing of it goes on: it
 * holds the request, and with it the diary and the key. An error of another origin is a bug and comes back as it is.
 */
export function failureOf(error: unknown): unknown {
  if (UNREADABLE.some((kind) => kind.isInstance(error))) return 'unreadable';
  if (!AISDKError.isInstance(error)) return error;
  const http = APICallError.isInstance(error) ? (error.statusCode ?? 0) : 0;
  return http >= 400
    ? new CallError('UNAVAILABLE', `The AI provider is not available right now (HTTP ${http}).`)
    : new CallError('UNAVAILABLE', 'The AI provider cannot be reached right now.');
}
