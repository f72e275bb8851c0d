import { adviceFor, authCodeIn } from '#domain/auth-codes.ts';
import { CallError, type CallStatus } from '#domain/errors.ts';
import { dailyLimitText } from '#web/feedback/daily-limit.ts';
import type { Message } from '#web/languages/catalogue.ts';
import { known, t } from '#web/languages/t.ts';
import { secondsInWords } from '#web/lib/seconds-in-words.ts';
import { failureMessage, NoFeedback } from '#web/screens/diary/ask-for-feedback.ts';
import type { Failure } from '#web/screens/diary/diary-state.ts';
import { UNREACHABLE } from '#web/wire.ts';

const KEPT = 'Your words are kept.';
const PRIVATE = 'Your words are kept, and nobody else reads them.';
/** What to do, and what became of the words. */
type Advice = readonly [Message, typeof KEPT | typeof PRIVATE];
const HARD_DAYS: Advice = ['Hard days belong in a diary too.', PRIVATE];

/** What a provider takes offence at is nothing that the learner did wrong. */
const OFTEN_PASSES: Advice = ['It often works the next time.', KEPT];
const AFTER_REASON: Readonly<Record<string, Advice>> = {
  MAX_TOKENS: ['A few sentences less in the longest of the three will do.', KEPT],
  SAFETY: HARD_DAYS,
  BLOCKLIST: HARD_DAYS,
  PROHIBITED_CONTENT: HARD_DAYS,
  MODEL_ARMOR: HARD_DAYS,
  RECITATION: ['That can happen to words which somebody else has written too.', PRIVATE],
  SPII: ['What is personal belongs in a diary.', PRIVATE],
};

const SILENT: Advice = ['The corrector does not answer just now. Please try again in a minute.', KEPT];
const AFTER_STATUS: Readonly<Partial<Record<CallStatus, Advice>>> = {
  UNAVAILABLE: SILENT,
  DEADLINE_EXCEEDED: SILENT,
  RESOURCE_EXHAUSTED: ['Please wait a minute and try again.', KEPT],
  UNAUTHENTICATED: ['You were signed out. Please log in to go on.', KEPT],
  PERMISSION_DENIED: ['Please reload the page and try again.', KEPT],
  ABORTED: ['The entry was changed meanwhile. Please ask once more.', KEPT],
};

const OTHER_USER =
  'Somebody else logged in here meanwhile, so this was not sent. What you wrote waits on this device until you log in again.';

const inWords = (advice: Advice): string => advice.map((sentence) => known(sentence)).join(' ');

/** A failed try as the popup tells it: the message of spec §8, what to do, and whether the basic corrector may help. */
export const failureOf = (error: unknown, askedBasic: boolean): Failure => ({
  message: failureMessage(error),
  advice: adviceOf(error),
  offersBasic: !askedBasic && mayBasicHelp(error),
});

function adviceOf(error: unknown): string {
  if (error instanceof NoFeedback) return inWords(AFTER_REASON[error.finishReason ?? ''] ?? OFTEN_PASSES);
  if (!(error instanceof CallError)) return inWords(['If it happens again, please reload the page.', KEPT]);
  const { status, message, details } = error;
  if (details?.reason === 'daily-limit') return dailyLimitText(message);
  if (details?.reason === 'other-user') return t(OTHER_USER);
  if (details?.retry_after_s)
    return `${t('Please wait {time} and try again.', { time: secondsInWords(details.retry_after_s) })} ${t(KEPT)}`;
  if (message === UNREACHABLE) return inWords(['Please check your connection and try again.', KEPT]);
  const advice = adviceFor(authCodeIn(message));
  if (advice) return `${known(advice)} ${t(KEPT)}`;
  return inWords(AFTER_STATUS[status] ?? ['Please try again in a minute.', KEPT]);
}

/** Where another corrector may read what this one did not; too long is too long for each, and a limit is one for all. */
function mayBasicHelp(error: unknown): boolean {
  if (error instanceof NoFeedback) return error.finishReason !== 'MAX_TOKENS';
  if (!(error instanceof CallError) || error.message === UNREACHABLE) return false;
  return error.status === 'UNAVAILABLE' || error.status === 'DEADLINE_EXCEEDED';
}
