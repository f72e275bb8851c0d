import { useEffect, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ANONYMOUS, freshDraft } from '#web/drafts.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { newId } from '#web/lib/new-id.ts';
import { diaryReducer, openingState, stepOf } from '#web/screens/diary/diary-state.ts';
import { EntryStep } from '#web/screens/diary/entry-step.tsx';
import { FeedbackStep } from '#web/screens/diary/feedback-step.tsx';
import { useFeedback, useFreshFigures } from '#web/screens/diary/use-feedback.ts';
import { useKeptDraft } from '#web/screens/diary/use-kept-draft.ts';
import { useSession } from '#web/session.tsx';
import { ErrorPopup } from '#web/shell/error-popup.tsx';
import { Loader } from '#web/shell/loader.tsx';
import { Page } from '#web/ui/page.tsx';

/** The diary in its two steps, Entry and Feedback (spec §2 /diary). */
export function DiaryScreen() {
  const { user } = useSession();
  const navigate = useNavigate();
  const refreshFigures = useFreshFigures();
  const [state, dispatch] = useReducer(diaryReducer, undefined, () => openingState(freshDraft(newId())));
  const { status, wipe } = useKeptDraft(user?.user_id ?? ANONYMOUS, state, dispatch);
  const ask = useFeedback(state, dispatch);
  const { checked } = state.draft;
  useStepFocus(stepOf(state));

  const finish = async () => {
    await wipe();
    refreshFigures();
    await navigate('/progress');
  };
  const register = () => navigate('/register');
  return (
    <Page title="Diary" width={checked ? 'wide' : 'text'}>
      {checked ? (
        <FeedbackStep
          texts={state.draft}
          feedback={checked.feedback}
          day={checked.day}
          wayOn={user ? { label: 'Finish', go: finish } : { label: 'Get Started', go: register }}
        />
      ) : (
        <EntryStep
          state={state}
          status={status}
          dispatch={dispatch}
          wayOn={user ? { label: 'Get Feedback', go: ask } : { label: 'Get Started', go: register }}
        />
      )}
      {state.isBusy && <Loader text="Loading Magic into Diary ..." />}
      {state.error !== undefined && (
        <ErrorPopup message={state.error} onClose={() => dispatch({ type: 'read-error' })} />
      )}
    </Page>
  );
}

/** Step 2 begins at its heading, for the eye and for the ear. */
function useStepFocus(step: 'entry' | 'feedback'): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo(0, 0);
    focusHeading();
  }, [step]);
}
