import type { QueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { CallError } from '#domain/errors.ts';
import { tellStatistic } from '#web/analytics/tell-statistic.ts';
import { callStreaming } from '#web/api.ts';
import { type Draft, dayOfDraft } from '#web/drafts/draft.ts';
import { learnersDay, timeZone } from '#web/learners-day.ts';
import { newId } from '#web/lib/new-id.ts';
import { isAboutSession } from '#web/query-client.ts';
import { askForFeedback } from '#web/screens/diary/ask-for-feedback.ts';
import type { DiaryEvent } from '#web/screens/diary/diary-state.ts';
import { failureOf } from '#web/screens/diary/failure.ts';
import { SESSION_KEY } from '#web/session-query.ts';
import { UNREACHABLE } from '#web/wire.ts';

/** What sending needs: the draft, who corrects, and where to tell of what is written on the way. */
export type Sending = {
  readonly draft: Draft;
  /** 'basic': the embedded corrector, whoever is configured. */
  readonly check_with: 'basic' | undefined;
  readonly signal: AbortSignal;
  readonly client: QueryClient;
  readonly dispatch: Dispatch<DiaryEvent>;
};

/** Has the draft corrected. Answers how it ended; undefined: nobody waits for it any more. */
export async function sendEntry({ draft, check_with, signal, client, dispatch }: Sending) {
  const day = dayOfDraft(draft, learnersDay());
  try {
    const answer = await askForFeedback(draft, {
      call: (input, onMessage) => callStreaming('callCorrectorDiary', input, { signal, onMessage }),
      onWritten: (corrected) => dispatch({ type: 'streamed', corrected }),
      time_zone: timeZone(),
      day,
      for_yesterday: day !== learnersDay(),
      newId,
      onRenamed: (entry_id) => dispatch({ type: 'renamed', entry_id }),
      check_with,
    });
    tellStatistic('entry_sent');
    tellStatistic('feedback_received');
    return { type: 'answered', answer } as const;
  } catch (error) {
    if (signal.aborted) return undefined;
    if (isAboutSession(error)) await client.refetchQueries({ queryKey: SESSION_KEY }, { cancelRefetch: false });
    if (waits(error, draft, client)) return { type: 'queued', from: 'asking' } as const;
    if (!isUnreachable(error)) tellStatistic('entry_sent');
    return { type: 'failed', failure: failureOf(error, check_with === 'basic') } as const;
  }
}

/** Whether the entry goes out by itself later: it found no network, or nobody is signed in any more. */
function waits(error: unknown, draft: Draft, client: QueryClient): boolean {
  if (!(error instanceof CallError)) return false;
  // What was queued before goes on waiting where the network is back sooner than the server.
  if (isUnreachable(error)) return draft.queued === true || !navigator.onLine;
  return error.status === 'UNAUTHENTICATED' && client.getQueryData(SESSION_KEY) === null;
}

/** The entry did not come to the server. */
const isUnreachable = (error: unknown): boolean => error instanceof CallError && error.message === UNREACHABLE;
