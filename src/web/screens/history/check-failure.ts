import { adviceFor, authCodeIn } from '#domain/auth-codes.ts';
import { CallError } from '#domain/errors.ts';
import { type Feedback, finishMessage } from '#domain/feedback.ts';
import { dailyLimitText } from '#web/feedback/daily-limit.ts';
import { UNEXPECTED, UNREADABLE } from '#web/feedback/failure-messages.ts';
import { known, t } from '#web/languages/t.ts';
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
  return { message, advice: `${t('It often works another time.')} ${t(KEPT)}`, offersBasic: !checked_with };
}

/** A call that failed. */
export function failureOf(error: unknown, checked_with: CheckedWith): CheckFailure {
  if (!(error instanceof CallError)) return { message: UNEXPECTED, advice: t(KEPT), offersBasic: false };
  const isSilent = error.status === 'UNAVAILABLE' || error.status === 'DEADLINE_EXCEEDED';
  return { message: NOT_CHECKED, advice: adviceOf(error), offersBasic: isSilent && !checked_with };
}

function adviceOf({ message, status, details }: CallError): string {
  if (details?.reason === 'daily-limit') return dailyLimitText(message);
  if (details?.retry_after_s)
    return `${t('Please wait {time} and try again.', { time: secondsInWords(details.retry_after_s) })} ${t(KEPT)}`;
  if (status === 'NOT_FOUND') return t('It is not here any more.');
  return `${known(adviceFor(authCodeIn(message)) ?? 'Please try again in a minute.')} ${t(KEPT)}`;
}
