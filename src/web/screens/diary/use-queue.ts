import { useEffect } from 'react';
import { inTurn } from '#web/lib/in-turn.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { canAsk, type DiaryState } from '#web/screens/diary/diary-state.ts';

/** Sends the draft that waits in the queue as soon as its learner is signed in and there is a network. */
export function useQueue(state: DiaryState, isSignedIn: boolean, send: () => Promise<unknown>): void {
  const isReady = useOnline() && isSignedIn && state.draft.queued === true && canAsk(state);
  const { entry_id } = state.draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is sent once each time that it becomes ready
  useEffect(() => {
    if (!isReady) return;
    let isOver = false;
    // Another tab, or the screen before, may be sending it. Unless its answer is here by then it is sent again: its UUID makes
    // it once in any case, and what was corrected is answered at once.
    void inTurn(`dayglot-send:${entry_id}`, async () => isOver || (await send()));
    return () => {
      isOver = true;
    };
  }, [isReady, entry_id]);
}
