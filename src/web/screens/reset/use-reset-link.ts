import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { authError } from '#domain/auth-codes.ts';
import { call } from '#web/api.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { isBadLink, type LinkState, linkStateOf, wordsFor } from '#web/screens/reset/link-state.ts';

/** Looks up whether the link of a reset mail still works; `refuse` takes what the server said when it was used. */
export function useResetLink(token: string) {
  const [refused, setRefused] = useState<Error>();
  const asked = useQuery({
    queryKey: ['reset-link', token],
    queryFn: ({ signal }) => call('checkPasswordReset', { token }, { signal }),
    enabled: token !== '' && refused === undefined,
    // One answer is for the whole visit: the form does not go away while a password is typed into it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const error = token === '' ? authError('auth/invalid-action-code') : (refused ?? asked.error);
  const state: LinkState = error ? linkStateOf(error) : asked.isSuccess ? 'good' : 'asking';
  // What was pressed goes away with its state; the heading says what came instead.
  const retry = async (): Promise<void> => {
    const { error: again } = await asked.refetch();
    if (!again || isBadLink(again)) focusHeading();
  };
  const refuse = (cause: Error): void => {
    setRefused(cause);
    focusHeading();
  };
  return { state, ...wordsFor(state, error), isAsking: asked.isFetching, retry, refuse };
}
