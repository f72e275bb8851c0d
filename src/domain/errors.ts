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

/** Codes of the authentication provider, as the pages show them: 'Error: {auth code}' (spec §8). */
export type AuthCode =
  | 'auth/invalid-email'
  | 'auth/email-already-in-use'
  | 'auth/weak-password'
  | 'auth/invalid-credential'
  | 'auth/invalid-ticket';

/** A call that failed in a way the caller is told about; the same class on both sides of the wire. */
export class CallError extends Error {
  readonly status: CallStatus;
  readonly details: { readonly field?: string } | undefined;
  constructor(status: CallStatus, message: string, details?: { readonly field?: string }) {
    super(message);
    this.name = 'CallError';
    this.status = status;
    this.details = details;
  }
}

/** An authentication failure carries its code in parentheses at the end, which is where the pages look for it (spec §8). */
export const authError = (status: CallStatus, code: AuthCode, sentence: string): CallError =>
  new CallError(status, `${sentence} (${code}).`);

/** The authentication code inside a message, if there is one. */
export const authCodeIn = (message: string): string | undefined => /\b(auth\/[a-z-]+)/.exec(message)?.[1];
