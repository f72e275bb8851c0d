import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useRef } from 'react';
import { dayOf } from '#domain/day.ts';
import { callStreaming } from '#web/api.ts';
import type { Draft } from '#web/drafts.ts';
import { newId } from '#web/lib/new-id.ts';
import { type Answer, canAsk, type DiaryEvent, type DiaryState, type Failure } from '#web/screens/diary/diary-state.ts';
import { CALL_FAILED } from '#web/screens/diary/failure-messages.ts';
import { timeZone } from '#web/session.tsx';

/** What an entry changes elsewhere: the figures and the profile's streak. */
const CHANGED_BY_AN_ENTRY = [['progress'], ['profile']] as const;

/** Marks the figures as old, so that the next look at them asks the server. */
export function useFreshFigures(): () => void {
  const client = useQueryClient();
  return () => {
    for (const queryKey of CHANGED_BY_AN_ENTRY) void client.invalidateQueries({ queryKey });
  };
}

/** How an entry is asked for is a chunk of its own: who only writes, as on a first visit, does without. */
const loadAsking = () => import('#web/screens/diary/ask-for-feedback.ts');
const loadFailure = () => import('#web/screens/diary/failure.ts');
const NOT_LOADED: Failure = {
  message: CALL_FAILED,
  advice: 'Please check your connection, or reload the page. Your words are kept.',
};

type Try = { readonly draft: Draft; readonly check_with: 'basic' | undefined; readonly signal: AbortSignal };

/**
 * Get Feedback: has the draft corrected, once at a time, and tells the state what is written so far and how it ended.
 * Leaving the page ends it; the draft stays, and the next try goes on with the same entry.
 */
export function useFeedback(
  state: DiaryState,
  isSignedIn: boolean,
  dispatch: Dispatch<DiaryEvent>,
): (check_with?: 'basic') => void {
  const refreshFigures = useFreshFigures();
  const leaving = useLeaving();
  useEffect(() => {
    // Should it not load now, it is tried again when it is needed.
    if (isSignedIn) Promise.all([loadAsking(), loadFailure()]).catch(() => undefined);
  }, [isSignedIn]);
  const correction = useMutation({
    mutationFn: (own: Try) => correct(own, dispatch),
    onSuccess: (answer) => {
      dispatch({ type: 'answered', answer });
      refreshFigures();
    },
    onError: async (error, { check_with, signal }) => {
      if (signal.aborted) return;
      const failing = await loadFailure().catch(() => undefined);
      dispatch({ type: 'failed', failure: failing?.failureOf(error, check_with === 'basic') ?? NOT_LOADED });
    },
  });
  return (check_with) => {
    dispatch({ type: 'asked' });
    if (canAsk(state) && !correction.isPending)
      correction.mutate({ draft: state.draft, check_with, signal: leaving() });
  };
}

async function correct({ draft, check_with, signal }: Try, dispatch: Dispatch<DiaryEvent>): Promise<Answer> {
  const { askForFeedback } = await loadAsking();
  return askForFeedback(draft, {
    call: (input, onMessage) => callStreaming('callCorrectorDiary', input, { signal, onMessage }),
    onWritten: (corrected) => dispatch({ type: 'streamed', corrected }),
    time_zone: timeZone(),
    day: dayOf(Date.now(), timeZone()),
    newId,
    onRenamed: (entry_id) => dispatch({ type: 'renamed', entry_id }),
    check_with,
  });
}

/** A signal for each piece of work, aborted when the screen is left. */
function useLeaving(): () => AbortSignal {
  const latest = useRef<AbortController>(undefined);
  useEffect(() => () => latest.current?.abort(new Error('The diary was left.')), []);
  return () => {
    latest.current = new AbortController();
    return latest.current.signal;
  };
}
