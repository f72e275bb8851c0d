import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callStreaming } from '#web/api.ts';
import { parseFeedback } from '#web/feedback/parse-feedback.ts';
import { t } from '#web/languages/t.ts';
import { timeZone } from '#web/learners-day.ts';
import { type CheckFailure, failureOf, refusalOf } from '#web/screens/history/check-failure.ts';
import { useHistoryChanges } from '#web/screens/history/use-history.ts';
import { useTell } from '#web/status.tsx';

const CHECKED = 'Checked. This is what was found.';
const STILL_BASIC = 'Only the basic corrector could look at it just now.';

/** Has an entry checked once more; what comes of it is shown in its place. Leaving the page ends it. */
export function useCheckAgain(entry_id: string) {
  const [failure, setFailure] = useState<CheckFailure>();
  const { changed } = useHistoryChanges();
  const tell = useTell();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(new Error('The entry was left.')), []);
  const checking = useMutation({
    mutationFn: async (check_with: 'basic' | undefined) => {
      leaving.current = new AbortController();
      const { signal } = leaving.current;
      const input = { entry_id, time_zone: timeZone(), ...(check_with && { check_with }) };
      const { text } = await callStreaming('checkEntryAgain', input, { signal, onMessage: () => undefined });
      return { feedback: parseFeedback(text), check_with };
    },
    onSuccess: ({ feedback, check_with }) => {
      const refusal = refusalOf(feedback, check_with);
      if (refusal) return setFailure(refusal);
      changed();
      const isBasic = feedback?.checked_by === 'basic' && !check_with;
      return tell('success', t(isBasic ? STILL_BASIC : CHECKED));
    },
    onError: (error, check_with) => {
      if (!leaving.current?.signal.aborted) setFailure(failureOf(error, check_with));
    },
  });
  return {
    isBusy: checking.isPending,
    failure,
    check: (check_with?: 'basic') => {
      setFailure(undefined);
      checking.mutate(check_with);
    },
    close: () => setFailure(undefined),
  };
}
