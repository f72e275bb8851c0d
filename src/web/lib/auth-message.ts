import { authCodeIn, CallError } from '#domain/errors.ts';
import { PASSWORD_LENGTH } from '#domain/validation.ts';

/**
 * What a form says of a failure (spec §8): 'Error: {auth code}' when the message carries a code, else the message, or
 * the fallback when there is none.
 */
export function authMessage(error: unknown, fallback: string): string {
  const message = error instanceof Error ? error.message : '';
  const code = authCodeIn(message);
  return code ? `Error: ${code}` : message || fallback;
}

/** The authentication code that an error carries. */
export const authCodeOf = (error: unknown): string | undefined =>
  error instanceof CallError ? authCodeIn(error.message) : undefined;

const ADVICE: Readonly<Record<string, string>> = {
  'auth/invalid-email': 'Please check the address: it should look like name@example.org.',
  'auth/email-already-in-use': 'This address has an account already. You can log in with it.',
  'auth/weak-password': `Please choose a password of ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters.`,
  'auth/invalid-credential': 'The e-mail or the password is not right. Please check both.',
};

/** What a code means and what to do about it, in words for a learner. */
export const adviceFor = (code: string | undefined): string | undefined => (code ? ADVICE[code] : undefined);
