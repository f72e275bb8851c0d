import { lazy, Suspense, useEffect, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ANONYMOUS, freshDraft } from '#web/drafts.ts';
import { newId } from '#web/lib/new-id.ts';
import { diaryReducer, openingState } from '#web/screens/diary/diary-state.ts';
import { EntryStep } from '#web/screens/diary/entry-step.tsx';
import { useFeedback, useFreshFigures } from '#web/screens/diary/use-feedback.ts';
import { useKeptDraft } from '#web/screens/diary/use-kept-draft.ts';
import { useSession } from '#web/session.tsx';
import { ErrorPopup } from '#web/shell/error-popup.tsx';
import { Loader } from '#web/shell/loader.tsx';
import { Page } from '#web/ui/page.tsx';

/** Step 2 is a chunk of its own: who only writes need not wait for it. */
const loadFeedbackStep = () =>
  import('#web/screens/diary/feedback-step.tsx').then((module) => ({ default: module.FeedbackStep }));
const FeedbackStep = lazy(loadFeedbackStep);

const LOADING = 'Loading Magic into Diary ...';

/** The diary in its two steps, Entry and Feedback (spec §2 /diary). */
export function DiaryScreen() {
  const { user } = useSession();
  const navigate = useNavigate();
  const refreshFigures = useFreshFigures();
  const [state, dispatch] = useReducer(diaryReducer, undefined, () => openingState(freshDraft(newId())));
  const owner = useOwner(user?.user_id);
  const { status, wipe } = useKeptDraft(owner, state, dispatch);
  const ask = useFeedback(state, dispatch);
  const { checked } = state.draft;
  useEffect(() => {
    // While the corrector reads; should it fail, step 2 says so itself when it is shown.
    if (state.isBusy) loadFeedbackStep().catch(() => undefined);
  }, [state.isBusy]);

  const isFinishing = useRef(false);
  const finish = async () => {
    if (isFinishing.current) return;
    isFinishing.current = true;
    await wipe();
    refreshFigures();
    await navigate('/progress');
  };
  const register = () => navigate('/register');
  return (
    <Page title="Diary" width={checked ? 'wide' : 'text'}>
      {checked ? (
        <Suspense fallback={<Loader text={LOADING} />}>
          <FeedbackStep
            texts={state.draft}
            feedback={checked.feedback}
            day={checked.day}
            wayOn={user ? { label: 'Finish', go: finish } : { label: 'Get Started', go: register }}
          />
        </Suspense>
      ) : (
        <EntryStep
          state={state}
          status={status}
          wasSignedOut={!user && owner !== ANONYMOUS}
          dispatch={dispatch}
          wayOn={user ? { label: 'Get Feedback', go: ask } : { label: 'Get Started', go: register }}
        />
      )}
      {state.isBusy && <Loader text={LOADING} />}
      {state.error !== undefined && (
        <ErrorPopup message={state.error} onClose={() => dispatch({ type: 'read-error' })} />
      )}
    </Page>
  );
}

/** Whose draft this is. When a session ends while somebody writes, what they wrote stays theirs and on the screen. */
function useOwner(user_id: string | undefined): string {
  const last = useRef(ANONYMOUS);
  useEffect(() => {
    if (user_id) last.current = user_id;
  }, [user_id]);
  return user_id ?? last.current;
}
