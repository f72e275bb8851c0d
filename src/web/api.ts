import type { CallName, Contract } from '#contract';
import { CallError, type CallStatus, HTTP_STATUS } from '#domain/errors.ts';

const UNREACHABLE = 'The server cannot be reached. Please check your connection and try again.';
const UNREADABLE = 'The server gave an answer that could not be read. Please try again.';

export type CallOptions = { readonly signal?: AbortSignal | undefined };

/**
 * Calls a function of the contract by its name. Throws the CallError that the server answered, UNAVAILABLE when it
 * cannot be reached, and the signal's own reason when it was aborted.
 */
export async function call<K extends CallName>(
  name: K,
  data: Contract[K]['input'],
  { signal }: CallOptions = {},
): Promise<Contract[K]['output']> {
  const response = await post(name, data, signal);
  const body: unknown = await response.json().catch(() => {
    signal?.throwIfAborted();
    // A proxy in front of a server that is down answers with a page of its own.
    throw response.status >= 500 ? new CallError('UNAVAILABLE', UNREACHABLE) : new CallError('INTERNAL', UNREADABLE);
  });
  return readAnswer(body) as Contract[K]['output'];
}

async function post(name: CallName, data: unknown, signal: AbortSignal | undefined): Promise<Response> {
  try {
    return await fetch(`/call/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ data }),
      signal: signal ?? null,
    });
  } catch {
    signal?.throwIfAborted();
    throw new CallError('UNAVAILABLE', UNREACHABLE);
  }
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
  const field = isRecord(error.details) ? error.details.field : undefined;
  return new CallError(error.status, error.message, typeof field === 'string' ? { field } : undefined);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isStatus = (value: unknown): value is CallStatus =>
  typeof value === 'string' && Object.hasOwn(HTTP_STATUS, value);
