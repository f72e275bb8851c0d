import { CallError } from '#domain/errors.ts';
import { known, t } from '#web/languages/t.ts';
import { adviceOf, authCodeOf } from '#web/lib/auth-message.ts';

const UNKNOWN = 'Something went wrong. Please try again.';

const messageOf = (error: unknown): string => known((error instanceof Error && error.message) || UNKNOWN);

/** A failure as a status text (spec §8 «Account»): `statusOf('Error updating username', error)`. */
export const statusOf = (what: string, error: unknown): string => `${what}: ${messageOf(error)}`;

/** A failure of the authentication provider as a status text: 'Error: {auth code}', or the message where there is none. */
export const authStatusOf = (error: unknown): string =>
  t('Error: {code}', { code: authCodeOf(error) ?? messageOf(error) });

/** Anything but the answer of a call is a bug: the browser logs it as one. */
export function reportBug(error: unknown): void {
  if (!(error instanceof CallError)) reportError(error);
}

/** The same failure in the words that stay beside what failed: what to do about it, where that is known. */
export const problemOf = (error: unknown): string => known(adviceOf(error) ?? messageOf(error));
