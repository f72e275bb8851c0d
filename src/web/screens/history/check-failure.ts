import { adviceFor, authCodeIn } from '#domain/auth-codes.ts';
import { CallError } from '#domain/errors.ts';
import { type Feedback, finishMessage } from '#domain/feedback.ts';
import { UNEXPECTED, UNREADABLE } from '#web/feedback/failure-messages.ts';
import { secondsInWords } from '#web/lib/seconds-in-words.ts';

/** Why an entry could not be checked, and what to do about it. */
export type CheckFailure = { readonly message: string; readonly advice: string; readonly offersBasic: boolean };

type CheckedWith = 'basic' | undefined;

const NOT_CHECKED = 'Your entry could not be checked just now.';
const KEPT = 'It is kept as it is.';

/** The failure in an answer that holds no correction; undefined when it holds one. */
export function refusalOf(feedback: Feedback | undefined, checked_with: CheckedWith): CheckFailure | undefined {
  const message = feedback ? finishMessage(feedback.finishReason) : UNREADABLE;
  if (message === undefined) return undefined;
  return { message, advice: `It often works another time. ${KEPT}`, offersBasic: !checked_with };
}

/** A call that failed. */
export function failureOf(error: unknown, checked_with: CheckedWith): CheckFailure {
  if (!(error instanceof CallError)) return { message: UNEXPECTED, advice: KEPT, offersBasic: false };
  const isSilent = error.status === 'UNAVAILABLE' || error.status === 'DEADLINE_EXCEEDED';
  return { message: NOT_CHECKED, advice: adviceOf(error), offersBasic: isSilent && !checked_with };
}

function adviceOf({ message, status, details }: CallError): string {
  if (details?.reason === 'daily-limit') return message;
  if (details?.retry_after_s) return `Please wait ${secondsInWords(details.retry_after_s)} and try again. ${KEPT}`;
  if (status === 'NOT_FOUND') return 'It is not here any more.';
  return `${adviceFor(authCodeIn(message)) ?? 'Please try again in a minute.'} ${KEPT}`;
}
