import type { CallName, Contract } from '#contract';
import { CallError, type CallErrorDetails, type CallStatus, HTTP_STATUS } from '#domain/errors.ts';
import type { Sentence } from '#domain/message.ts';
import { believedHeader } from '#web/believed-user.ts';
import { takeEarlyAnswer } from '#web/early-answer.ts';

export const UNREACHABLE = 'The server cannot be reached. Please check your connection and try again.';
export const UNREADABLE = 'The server gave an answer that could not be read. Please try again.';

export type CallOptions = { readonly signal?: AbortSignal | undefined };
export type WireOptions = CallOptions & { readonly headers?: Readonly<Record<string, string>> | undefined };

/**
 * One call over the wire, as it is; screens use api.ts. Throws the CallError that the server answered, UNAVAILABLE when
 * it cannot be reached, and the signal's own reason when it was aborted.
 */
export async function callOnce<K extends CallName>(
  name: K,
  data: Contract[K]['input'],
  { signal, headers }: WireOptions = {},
): Promise<Contract[K]['output']> {
  const response = (name === 'reloadUser' && (await takeEarlyAnswer())) || (await post(name, data, headers, signal));
  return readAnswer(await readBody(response, signal)) as Contract[K]['output'];
}

/** Sends a call. Throws UNAVAILABLE when nobody answers. */
export async function post(
  name: CallName,
  data: unknown,
  headers: Readonly<Record<string, string>> | undefined,
  signal: AbortSignal | undefined,
): Promise<Response> {
  try {
    return await fetch(`/call/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...believedHeader(), ...headers },
      body: JSON.stringify({ data }),
      signal: signal ?? null,
    });
  } catch {
    signal?.throwIfAborted();
    throw new CallError('UNAVAILABLE', UNREACHABLE);
  }
}

/** The JSON of a whole answer. */
export async function readBody(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  return response.json().catch(() => {
    signal?.throwIfAborted();
    throw foreignAnswer(response.status);
  });
}

/** Somebody else answered, such as a proxy in front of a server that is down, with a page of its own. */
function foreignAnswer(http_status: number): CallError {
  if (http_status >= 500) return new CallError('UNAVAILABLE', UNREACHABLE);
  const status = { 403: 'PERMISSION_DENIED', 404: 'NOT_FOUND' } as const;
  return new CallError(status[http_status as keyof typeof status] ?? 'INTERNAL', UNREADABLE);
}

/** The result inside an answer of the callable-functions protocol; throws the error that it carries instead. */
export function readAnswer(body: unknown): unknown {
  if (!isRecord(body)) throw new CallError('INTERNAL', UNREADABLE);
  if ('error' in body) throw readError(body.error);
  if (!('result' in body)) throw new CallError('INTERNAL', UNREADABLE);
  return body.result;
}

function readError(error: unknown): CallError {
  if (!isRecord(error) || !isStatus(error.status) || typeof error.message !== 'string') {
    return new CallError('INTERNAL', UNREADABLE);
  }
  return new CallError(error.status, error.message, readDetails(error.details));
}

function readDetails(details: unknown): CallErrorDetails | undefined {
  if (!isRecord(details)) return undefined;
  const { field, retry_after_s, reason, problem } = details;
  return {
    ...(typeof field === 'string' && { field }),
    ...(typeof retry_after_s === 'number' && { retry_after_s }),
    ...((reason === 'daily-limit' || reason === 'other-user') && { reason }),
    ...(isRecord(problem) && { problem: problem as Sentence }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isStatus = (value: unknown): value is CallStatus =>
  typeof value === 'string' && Object.hasOwn(HTTP_STATUS, value);
