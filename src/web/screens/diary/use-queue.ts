import { useEffect } from 'react';
import { alone } from '#web/lib/alone.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { canAsk, type DiaryState } from '#web/screens/diary/diary-state.ts';

/** Sends the draft that waits in the queue as soon as its learner is signed in and there is a network. */
export function useQueue(state: DiaryState, isSignedIn: boolean, send: () => Promise<unknown>): void {
  const isReady = useOnline() && isSignedIn && state.draft.queued === true && canAsk(state);
  const { entry_id } = state.draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is sent once each time that it becomes ready
  useEffect(() => {
    // Of several tabs that show it, one sends it; its UUID makes it once in any case.
    if (isReady) void alone(`dayglot-send:${entry_id}`, send);
  }, [isReady, entry_id]);
}
