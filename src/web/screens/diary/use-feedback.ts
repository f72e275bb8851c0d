import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { dayOf } from '#domain/day.ts';
import { call } from '#web/api.ts';
import type { Draft } from '#web/drafts.ts';
import { newId } from '#web/lib/new-id.ts';
import { askForFeedback, failureMessage } from '#web/screens/diary/ask-for-feedback.ts';
import { canAsk, type DiaryEvent, type DiaryState } from '#web/screens/diary/diary-state.ts';
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

/** Get Feedback: has the draft corrected, once at a time, and tells the state how it ended. */
export function useFeedback(state: DiaryState, dispatch: Dispatch<DiaryEvent>): () => void {
  const refreshFigures = useFreshFigures();
  const correction = useMutation({
    mutationFn: (draft: Draft) =>
      askForFeedback(draft, {
        call: (input) => call('callCorrectorDiary', input),
        time_zone: timeZone(),
        day: dayOf(Date.now(), timeZone()),
        newId,
        onRenamed: (entry_id) => dispatch({ type: 'renamed', entry_id }),
      }),
    onSuccess: (answer) => {
      dispatch({ type: 'answered', answer });
      refreshFigures();
    },
    onError: (error) => dispatch({ type: 'failed', message: failureMessage(error) }),
  });
  return () => {
    dispatch({ type: 'asked' });
    if (canAsk(state) && !correction.isPending) correction.mutate(state.draft);
  };
}
