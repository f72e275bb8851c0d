import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { CALL_FAILED } from '#web/feedback/failure-messages.ts';
import { canAsk, type DiaryEvent, type DiaryState } from '#web/screens/diary/diary-state.ts';
import { useQueue } from '#web/screens/diary/use-queue.ts';

/** What an entry changes elsewhere: the figures, the profile's streak and the history. */
const CHANGED_BY_AN_ENTRY = [['progress'], ['profile'], ['history']] as const;

/** Marks the figures as old, so that the next look at them asks the server. */
export function useFreshFigures(): () => void {
  const client = useQueryClient();
  return () => {
    for (const queryKey of CHANGED_BY_AN_ENTRY) void client.invalidateQueries({ queryKey });
  };
}

/** How an entry is sent is a chunk of its own: who only writes, as on a first visit, does without. */
const loadSending = () => import('#web/screens/diary/send-entry.ts');
const NOT_LOADED: DiaryEvent = {
  type: 'failed',
  failure: {
    message: CALL_FAILED,
    advice: 'Please check your connection, or reload the page. Your words are kept.',
  },
};

/** How long a queued entry rests after a try that came to nothing, in ms. */
const REST_MS = 5000;

/**
 * Get Feedback: has the draft corrected, once at a time, and tells the state what is written so far and how it ended, which is
 * stored (`tell`) before it is shown.
 * Offline, or signed out, the draft is queued and goes out when that is over. Leaving the page ends it; the draft stays,
 * and the next try goes on with the same entry.
 */
export function useFeedback(
  state: DiaryState,
  isSignedIn: boolean,
  dispatch: Dispatch<DiaryEvent>,
  tell: (event: DiaryEvent) => Promise<void>,
): (check_with?: 'basic') => void {
  const client = useQueryClient();
  const refreshFigures = useFreshFigures();
  const leaving = useLeaving();
  const isSending = useRef(false);
  const [restsFor, setRests] = useState<object>();
  useEffect(() => {
    // Should it not load now, it is tried again when it is needed.
    if (isSignedIn) loadSending().catch(() => undefined);
  }, [isSignedIn]);
  useEffect(() => {
    const timer = restsFor && setTimeout(setRests, REST_MS);
    return () => clearTimeout(timer);
  }, [restsFor]);
  const send = async (check_with?: 'basic') => {
    if (isSending.current) return;
    isSending.current = true;
    dispatch({ type: 'asked' });
    const sending = { draft: state.draft, check_with, signal: leaving(), client, dispatch };
    const end = await loadSending().then(
      ({ sendEntry }) => sendEntry(sending),
      () => NOT_LOADED,
    );
    if (end?.type === 'answered') refreshFigures();
    if (end?.type === 'queued' && state.draft.queued) setRests({});
    if (end) await tell(end);
    isSending.current = false;
  };
  useQueue(state, isSignedIn && !restsFor, send);
  return (check_with) => {
    if (!canAsk(state)) dispatch({ type: 'asked' });
    else if (isSignedIn && navigator.onLine) void send(check_with);
    else void tell({ type: 'queued', from: 'entry' });
  };
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
