import { adviceFor, authCodeIn } from '#domain/auth-codes.ts';
import { CallError } from '#domain/errors.ts';
import { t } from '#web/languages/t.ts';
import { secondsInWords } from '#web/lib/seconds-in-words.ts';

/**
 * What a form says of a failure (spec §8): 'Error: {auth code}' when the message carries a code, else the message, or
 * the fallback when there is none.
 */
export function authMessage(error: unknown, fallback: string): string {
  const message = error instanceof Error ? error.message : '';
  const code = authCodeIn(message);
  return code ? t('Error: {code}', { code }) : message || fallback;
}

/** The authentication code that an error carries. */
export const authCodeOf = (error: unknown): string | undefined =>
  error instanceof CallError ? authCodeIn(error.message) : undefined;

/** What to do about a failure, in words for a learner; with the time to wait where the server named one. */
export function adviceOf(error: unknown): string | undefined {
  const wait_s = error instanceof CallError ? error.details?.retry_after_s : undefined;
  return wait_s
    ? t('Please wait {time} and try again.', { time: secondsInWords(wait_s) })
    : adviceFor(authCodeOf(error));
}
