import { fieldOfAuthCode } from '#domain/auth-codes.ts';
import { CallError } from '#domain/errors.ts';
import { adviceOf, authCodeOf, authMessage } from '#web/lib/auth-message.ts';

/** What a form shows of a try that came to nothing. */
export type Refusal = {
  readonly message: string;
  /** The field that turns red. */
  readonly field?: string | undefined;
  /** What to do about it, in words for a learner. */
  readonly advice?: string | undefined;
};

/** A failed call as a form shows it: its message (spec §8) and the field that its code or its details name (spec §5). */
export const refusalOf = (error: unknown, fallback: string): Refusal => ({
  message: authMessage(error, fallback),
  field: fieldOfAuthCode(authCodeOf(error)) ?? (error instanceof CallError ? error.details?.field : undefined),
  advice: adviceOf(error),
});
