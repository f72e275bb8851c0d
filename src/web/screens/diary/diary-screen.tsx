import { Suspense, useEffect, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router';
import { dayOf } from '#domain/day.ts';
import { ANONYMOUS, freshDraft } from '#web/drafts.ts';
import { newId } from '#web/lib/new-id.ts';
import { diaryReducer, openingState } from '#web/screens/diary/diary-state.ts';
import { EntryStep } from '#web/screens/diary/entry-step.tsx';
import { FailurePopup } from '#web/screens/diary/failure-popup.tsx';
import { DiaryLoader, FeedbackStep, useLaterSteps, WrittenSoFar } from '#web/screens/diary/lazy-steps.tsx';
import { useFeedback, useFreshFigures } from '#web/screens/diary/use-feedback.ts';
import { useKeptDraft } from '#web/screens/diary/use-kept-draft.ts';
import { timeZone, useProfile, useSession } from '#web/session.tsx';
import { Page } from '#web/ui/page.tsx';

/** The diary in its two steps, Entry and Feedback (spec §2 /diary). */
export function DiaryScreen() {
  const { user } = useSession();
  const lang = useProfile().data?.lang_written || undefined;
  const navigate = useNavigate();
  const [state, dispatch] = useReducer(diaryReducer, undefined, () => openingState(freshDraft(newId())));
  const owner = useOwner(user?.user_id);
  const { status, wipe } = useKeptDraft(owner, state, dispatch);
  const ask = useFeedback(state, user !== undefined, dispatch);
  const finish = useFinish(wipe);
  useLaterSteps(state.isBusy);
  const { soFar } = state;
  const { checked } = state.draft;
  const register = { label: 'Get Started', go: () => navigate('/register') };
  return (
    <Page title="Diary" width={checked || soFar ? 'wide' : 'text'}>
      <Suspense fallback={<DiaryLoader />}>
        {checked ? (
          <FeedbackStep
            texts={state.draft}
            checked={checked}
            isVerified={user?.is_verified === true}
            goesOn={soFar !== undefined}
            dispatch={dispatch}
            wayOn={user ? { label: 'Finish', go: finish } : register}
          />
        ) : soFar ? (
          <WrittenSoFar texts={state.draft} corrected={soFar} day={dayOf(Date.now(), timeZone())} lang={lang} />
        ) : (
          <EntryStep
            state={state}
            status={status}
            lang={lang}
            wasSignedOut={!user && owner !== ANONYMOUS}
            dispatch={dispatch}
            wayOn={user ? { label: 'Get Feedback', go: () => ask() } : register}
          />
        )}
      </Suspense>
      {state.isBusy && !soFar && <DiaryLoader />}
      {state.error && <FailurePopup failure={state.error} ask={ask} dispatch={dispatch} />}
    </Page>
  );
}

/** Finish: the draft is done with on this device, and the figures are old. */
function useFinish(wipe: () => Promise<void>): () => Promise<void> {
  const navigate = useNavigate();
  const refreshFigures = useFreshFigures();
  const isFinishing = useRef(false);
  return async () => {
    if (isFinishing.current) return;
    isFinishing.current = true;
    await wipe();
    refreshFigures();
    await navigate('/progress');
  };
}

/** Whose draft this is. When a session ends while somebody writes, what they wrote stays theirs and on the screen. */
function useOwner(user_id: string | undefined): string {
  const last = useRef(ANONYMOUS);
  useEffect(() => {
    if (user_id) last.current = user_id;
  }, [user_id]);
  return user_id ?? last.current;
}
