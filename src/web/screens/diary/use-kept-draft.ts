import { type Dispatch, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isBlank } from '#domain/entry.ts';
import { type Draft, type DraftStatus, freshDraft, isEmptyDraft } from '#web/drafts/draft.ts';
import { DraftKeeper, type Held } from '#web/drafts/draft-keeper.ts';
import { onNews } from '#web/drafts/draft-news.ts';
import { learnersDay, useLearnersDay } from '#web/learners-day.ts';
import { newId } from '#web/lib/new-id.ts';
import { type DiaryEvent, type DiaryState, diaryReducer } from '#web/screens/diary/diary-state.ts';

/** A storage that does not answer within this time, in ms, must not keep anybody from writing. */
const OPEN_WITHIN_MS = 3000;

export type KeptDraft = {
  readonly status: DraftStatus;
  readonly held: Held;
  /** When the draft was written, in ms since 1970, where that was on an earlier day. */
  readonly earlier_ms: number | undefined;
  /** Removes the draft and stops keeping it; a storage that is silent is not waited for. */
  readonly wipe: () => Promise<void>;
  /** Keeps what an event will make of the draft; the page is told of it later. */
  readonly keepSoon: (event: DiaryEvent) => void;
  /** The same at once: what the page is told of then is stored already, and is here even if the page dies in that moment. */
  readonly tell: (event: DiaryEvent) => Promise<void>;
  /** For what the learner decides about the texts on this device. */
  readonly keeper: RefObject<DraftKeeper | undefined>;
};

const NOTHING_HELD: Held = { aside: [] };
const isNothing = ({ rival, aside }: Held): boolean => !rival && aside.length === 0;

/** Opens the owner's draft from this device, and from then on keeps each change of it there. */
export function useKeptDraft(owner: string, state: DiaryState, dispatch: Dispatch<DiaryEvent>): KeptDraft {
  const [status, setStatus] = useState<DraftStatus>('idle');
  const [held, setHeld] = useState(NOTHING_HELD);
  const keeper = useRef<DraftKeeper>(undefined);
  /** What this device holds already. */
  const stored = useRef<Draft>(undefined);
  /** When what it held was written, or, of a page that was empty, when it was begun; in ms since 1970. */
  const edited_ms = useRef(0);
  const latest = useRef(state);
  /** Something is kept that the page has not been told of, such as the last letters. */
  const isAhead = useRef(false);
  const today = useLearnersDay();
  useLayoutEffect(() => {
    latest.current = state;
  });

  const open = useCallback(
    (draft: Draft | undefined, known: DraftStatus, opened_ms = 0) => {
      const opened = draft ?? freshDraft(newId());
      stored.current = opened;
      setStatus(isEmptyDraft(opened) && known === 'saved' ? 'idle' : known);
      edited_ms.current = opened_ms;
      dispatch({ type: 'opened', draft: opened });
    },
    [dispatch],
  );

  useEffect(() => {
    const own = new DraftKeeper(owner, {
      // While one types, there is always something that is not stored yet.
      onStatus: (told) => setStatus(isAhead.current && told === 'saved' ? 'saving' : told),
      onHeld: (told) => setHeld((before) => (isNothing(told) && isNothing(before) ? before : told)),
      onOpen: (draft, opened_ms) => keeper.current === own && open(draft, 'saved', opened_ms),
    });
    keeper.current = own;
    const opening: DiaryEvent = { type: 'opening', owner, draft: freshDraft(newId()) };
    // Before another word: nothing of one owner is kept for another.
    latest.current = diaryReducer(latest.current, opening);
    dispatch(opening);
    setHeld(NOTHING_HELD);
    withinTime(own.open()).catch(() => keeper.current === own && open(undefined, 'unsaved'));
    const stop = keepWhenLeaving(own, owner, () => latest.current.isBusy);
    return () => {
      stop();
      void own.flush();
      own.close();
    };
  }, [owner, dispatch, open]);

  useEffect(() => {
    if (!state.isOpen || state.draft === stored.current) return;
    stored.current = state.draft;
    isAhead.current = false;
    edited_ms.current ||= Date.now();
    keeper.current?.keep(state.draft);
  }, [state.isOpen, state.draft]);

  const keepSoon = useCallback((event: DiaryEvent) => {
    const { draft } = diaryReducer(latest.current, event);
    isAhead.current = draft !== latest.current.draft;
    if (isAhead.current) keeper.current?.keep(draft);
  }, []);
  const tell = async (event: DiaryEvent) => {
    keepSoon(event);
    await withinTime(keeper.current?.flush()).catch(() => undefined);
    dispatch(event);
  };

  useEffect(() => {
    // What is sent goes at once, and so does what the learner does with the answer.
    if (state.isBusy || state.draft.checked) void keeper.current?.flush();
  }, [state.isBusy, state.draft.checked]);

  const wipe = () => withinTime(keeper.current?.wipe()).catch(() => undefined);
  const earlier_ms = isOfEarlierDay(state.draft, edited_ms.current, today) ? edited_ms.current : undefined;
  return { status, held, earlier_ms, wipe, keepSoon, tell, keeper };
}

/** Begun on an earlier day and not sent: it will belong to today, and the learner should know. */
function isOfEarlierDay(draft: Draft, edited_ms: number, today: string): boolean {
  if (edited_ms === 0 || isBlank(draft) || draft.checked || draft.queued) return false;
  return learnersDay(edited_ms) < today;
}

/** Stores what is pending when the page is left; looks at what another tab did when it tells, or on coming back. */
function keepWhenLeaving(keeper: DraftKeeper, owner: string, isBusy: () => boolean): () => void {
  const leave = () => void keeper.flush();
  // While the page waits for its answer it goes on with nothing else; the answer is compared when it is stored.
  const look = () => void (isBusy() || keeper.look());
  const change = () => (document.visibilityState === 'hidden' ? leave() : look());
  const deaf = onNews((news) => {
    if (news.owner === owner) news.isGone ? keeper.forget() : look();
  });
  addEventListener('pagehide', leave);
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', change);
  return () => {
    deaf();
    removeEventListener('pagehide', leave);
    removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', change);
  };
}

function withinTime<T>(promise: Promise<T> | undefined): Promise<T | undefined> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, OPEN_WITHIN_MS));
  return Promise.race([promise, late]);
}
