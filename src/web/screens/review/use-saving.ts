import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '#domain/errors.ts';
import { t } from '#web/languages/t.ts';
import { timeZone } from '#web/learners-day.ts';
import { backoff, isPassing } from '#web/query-client.ts';
import type { Card, Done } from '#web/screens/review/review-state.ts';
import { useTell } from '#web/status.tsx';
import { useCall } from '#web/use-call.ts';

/** What the server is told: that something was done with a card, or that it is to be taken back. */
type Saving = { readonly done: Done; readonly isUndone?: boolean };

type Due = { readonly card: Card; readonly due_day: string | undefined };

const KEY = ['review', 'saving'] as const;

/**
 * Saves what is done with the cards, one after the other, while the learner goes on. What could not be saved is told, and
 * can be tried again: the same answer twice is one.
 */
export function useSaving() {
  const call = useCall();
  const client = useQueryClient();
  const tell = useTell();
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  const [failed, setFailed] = useState<readonly Saving[]>([]);
  const [due, setDue] = useState<Due>();
  const { mutate } = useMutation({
    mutationKey: KEY,
    scope: { id: 'review' },
    mutationFn: ({ done, isUndone }: Saving) => (isUndone ? takeBack(call, done) : save(call, done)),
    retry: (count, error) => isPassing(error) && count < 2,
    retryDelay: (count) => backoff(count, Math.random()),
    onSuccess: (due_day, { done }) => {
      setDue({ card: done.card, due_day });
      return client.invalidateQueries({ queryKey: ['progress'], predicate: isAboutReview });
    },
    // A card that is gone needs no answer.
    onError: (error, saving) => {
      if (isGone(error)) return;
      setFailed((before) => [...before, saving]);
      // Whoever has left the cards hears of it where they are; the card comes again.
      if (hasLeft.current) tell('alert', t('What you answered last could not be saved.'));
    },
  });
  return {
    /** When the card that was saved last comes again. */
    due,
    save: (done: Done) => mutate({ done }),
    takeBack: (done: Done) => mutate({ done, isUndone: true }),
    hasFailed: failed.length > 0,
    tryAgain: () => {
      setFailed([]);
      for (const saving of failed) mutate(saving);
    },
    giveUp: () => setFailed([]),
  };
}

/** Whether nothing waits to be saved any more. */
export const useAllSaved = (): boolean => useIsMutating({ mutationKey: KEY }) === 0;

const isGone = (error: unknown): boolean => error instanceof CallError && error.status === 'NOT_FOUND';
const isAboutReview = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean => queryKey.includes('due');

type Call = ReturnType<typeof useCall>;

/** Answers when the card comes again, of one that was answered. */
async function save(call: Call, done: Done): Promise<string | undefined> {
  const { card, reps } = done.card;
  if (done.how === 'suspended') await call('suspendCard', { card });
  if (done.how === 'deleted') await call('deleteCard', { card });
  if (done.how !== 'answered') return undefined;
  const { grade, answer_id } = done;
  return (await call('answerCard', { card, reps, grade, answer_id, time_zone: timeZone() })).due_day;
}

async function takeBack(call: Call, done: Done): Promise<undefined> {
  const { card } = done.card;
  if (done.how === 'answered') await call('undoAnswer', { card, answer_id: done.answer_id });
  else await call('restoreCard', { card });
}
