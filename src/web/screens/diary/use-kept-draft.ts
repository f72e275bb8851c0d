import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, DraftKeeper, type DraftStatus, freshDraft, isEmptyDraft, loadDraft } from '#web/drafts.ts';
import { newId } from '#web/lib/new-id.ts';
import type { DiaryEvent, DiaryState } from '#web/screens/diary/diary-state.ts';

/** A storage that does not answer within this time, in ms, must not keep anybody from writing. */
const OPEN_WITHIN_MS = 3000;

export type KeptDraft = {
  readonly status: DraftStatus;
  /** Removes the draft and stops keeping it. */
  readonly wipe: () => Promise<void>;
};

/** Opens the owner's draft from this device, and from then on keeps each change of it there. */
export function useKeptDraft(owner: string, state: DiaryState, dispatch: Dispatch<DiaryEvent>): KeptDraft {
  const [status, setStatus] = useState<DraftStatus>('idle');
  const keeper = useRef<DraftKeeper>(undefined);
  /** What this device holds already. */
  const held = useRef<Draft>(undefined);

  const open = useCallback(
    (draft: Draft | undefined, known: DraftStatus) => {
      const opened = draft ?? freshDraft(newId());
      held.current = opened;
      setStatus(isEmptyDraft(opened) && known === 'saved' ? 'idle' : known);
      dispatch({ type: 'opened', draft: opened });
    },
    [dispatch],
  );

  useEffect(() => {
    const own = new DraftKeeper(owner, setStatus);
    let isCurrent = true;
    keeper.current = own;
    dispatch({ type: 'opening', draft: freshDraft(newId()) });
    withinTime(loadDraft(owner)).then(
      (draft) => isCurrent && open(draft, 'saved'),
      () => isCurrent && open(undefined, 'unsaved'),
    );
    const stop = keepWhenLeaving(own, async () => {
      const stored = await loadDraft(owner).catch(() => held.current);
      if (isCurrent && !own.hasPending && JSON.stringify(stored) !== JSON.stringify(held.current))
        open(stored, 'saved');
    });
    return () => {
      isCurrent = false;
      stop();
      void own.flush();
    };
  }, [owner, dispatch, open]);

  useEffect(() => {
    if (!state.isOpen || state.draft === held.current) return;
    held.current = state.draft;
    keeper.current?.keep(state.draft);
  }, [state.isOpen, state.draft]);

  useEffect(() => {
    // What is sent, and what was answered, must be here even if the page dies in this moment.
    if (state.isBusy || state.draft.checked) void keeper.current?.flush();
  }, [state.isBusy, state.draft.checked]);

  const wipe = useCallback(async () => keeper.current?.wipe(), []);
  return { status, wipe };
}

/** Stores what is pending when the page is left; on coming back looks whether another tab went on with the draft. */
function keepWhenLeaving(keeper: DraftKeeper, onReturn: () => Promise<void>): () => void {
  const leave = () => void keeper.flush();
  const change = () => (document.visibilityState === 'hidden' ? leave() : void onReturn());
  const back = () => void onReturn();
  addEventListener('pagehide', leave);
  addEventListener('focus', back);
  document.addEventListener('visibilitychange', change);
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('focus', back);
    document.removeEventListener('visibilitychange', change);
  };
}

function withinTime<T>(promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The storage is silent.')), OPEN_WITHIN_MS),
  );
  return Promise.race([promise, late]);
}
