import type { Sentence } from '#domain/message.ts';

/** The google.rpc codes that a call can fail with, and the HTTP status each travels under. */
export const HTTP_STATUS = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
} as const;
export type CallStatus = keyof typeof HTTP_STATUS;

/** What a failed call tells beside its sentence. */
export type CallErrorDetails = {
  /** The input's field that it is about. */
  readonly field?: string;
  /** When trying again makes sense, in s. */
  readonly retry_after_s?: number;
  /** Which of several reasons of one status it is. */
  readonly reason?: 'daily-limit' | 'other-user';
  /** What its sentence is made of, so that the page says it in its own language. */
  readonly problem?: Sentence;
};

/** A call that failed in a way the caller is told about; the same class on both sides of the wire. */
export class CallError extends Error {
  readonly status: CallStatus;
  readonly details: CallErrorDetails | undefined;
  constructor(status: CallStatus, message: string, details?: CallErrorDetails) {
    super(message);
    this.name = 'CallError';
    this.status = status;
    this.details = details;
  }
}
