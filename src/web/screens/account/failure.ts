import { CallError } from '#domain/errors.ts';
import type { Sentence } from '#domain/message.ts';
import { known, t } from '#web/languages/t.ts';
import { adviceOf, authCodeOf } from '#web/lib/auth-message.ts';

const UNKNOWN = 'Something went wrong. Please try again.';

/** A sentence in the language of the pages, as far as it is one of ours. */
export const said = ({ message, values }: Sentence): string => known(message, values);

/** The server's words; in the page's own language where it told what they are made of. */
function messageOf(error: unknown): string {
  const problem = error instanceof CallError ? error.details?.problem : undefined;
  return problem ? said(problem) : known((error instanceof Error && error.message) || UNKNOWN);
}

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
