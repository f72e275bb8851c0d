import { CallError } from '#domain/errors.ts';
import { type Refusal, refusalOf } from '#web/lib/refusal.ts';

/** The texts of spec §8 «Resend verification». */
const NO_USER = 'No user found. Please log in again.';
const FAILURE = 'Could not send verification email.';
export const RESEND_SUCCESS = 'Verification email sent. Please check your inbox.';

/** A verification mail that could not be asked for: the specified text, and below it what stood in the way. */
export function resendRefusal(error: unknown): Refusal {
  if (error instanceof CallError && error.status === 'UNAUTHENTICATED') return { message: NO_USER };
  const { message, advice } = refusalOf(error, '');
  return { message: FAILURE, advice: advice ?? message };
}
