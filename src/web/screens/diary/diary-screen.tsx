import { Suspense, useEffect, useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ANONYMOUS, dayOfDraft, freshDraft } from '#web/drafts/draft.ts';
import { t } from '#web/languages/t.ts';
import { useLearnersDay } from '#web/learners-day.ts';
import { newId } from '#web/lib/new-id.ts';
import { diaryReducer, openingState } from '#web/screens/diary/diary-state.ts';
import { EntryStep } from '#web/screens/diary/entry-step.tsx';
import {
  DiaryLoader,
  DraftNotes,
  EntrySaid,
  FailurePopup,
  FeedbackStep,
  SignInDialog,
  UnclaimedNote,
  useLaterSteps,
  useNotesAtHand,
  WrittenSoFar,
} from '#web/screens/diary/lazy-steps.tsx';
import { useFeedback, useFreshFigures } from '#web/screens/diary/use-feedback.ts';
import { useKeptDraft } from '#web/screens/diary/use-kept-draft.ts';
import { useProfile, useSession } from '#web/session.tsx';
import { Page } from '#web/ui/page.tsx';

/** The diary, and after a finished entry another one: nothing of the one is left in the other. */
export function DiaryScreen() {
  const [turn, setTurn] = useState(0);
  return <Diary key={turn} isAnother={turn > 0} onAnother={() => setTurn(turn + 1)} />;
}

/** The diary in its two steps, Entry and Feedback (spec §2 /diary). */
function Diary({ isAnother, onAnother }: { readonly isAnother: boolean; readonly onAnother: () => void }) {
  const { user, state: session } = useSession();
  const lang = useProfile().data?.lang_written || undefined;
  const navigate = useNavigate();
  const [state, dispatch] = useReducer(diaryReducer, undefined, () => openingState(freshDraft(newId())));
  const { owner, email } = useOwner();
  const { status, held, earlier_ms, wipe, keepSoon, tell, keeper } = useKeptDraft(owner, state, dispatch);
  const ask = useFeedback(state, user !== undefined && user.user_id === state.owner, dispatch, tell);
  const [isSigningIn, setSigningIn] = useState(false);
  if (isSigningIn && user) setSigningIn(false);
  useBeginning(isAnother && state.isOpen);
  const today = useLearnersDay();
  useNextDay(today);
  const day = dayOfDraft(state.draft, today);
  useLaterSteps(state.isBusy);
  useNotesAtHand(user !== undefined);
  const { soFar } = state;
  const { checked, queued: isQueued = false } = state.draft;
  const isLearner = owner !== ANONYMOUS;
  const isSignedOut = session === 'signed-out' && isLearner;
  const stay = () => {
    setSigningIn(false);
    dispatch({ type: 'unqueued' });
  };
  const register = { label: t('Get Started'), go: () => navigate('/register') };
  return (
    <Page title={t('Diary')} width={checked || soFar ? 'wide' : 'text'}>
      {(held.rival || held.aside.length > 0 || earlier_ms !== undefined) && !state.isBusy && (
        <Suspense>
          <DraftNotes held={held} earlier_ms={earlier_ms} own={state.draft} keeper={keeper} />
        </Suspense>
      )}
      {user?.user_id === owner && state.isOpen && !state.isBusy && !checked && (
        <Suspense>
          <UnclaimedNote owner={owner} keeper={keeper} />
        </Suspense>
      )}
      <Suspense fallback={<DiaryLoader />}>
        {checked ? (
          <FeedbackStep
            draft={state.draft}
            checked={checked}
            isVerified={user?.is_verified === true}
            goesOn={soFar !== undefined}
            dispatch={dispatch}
            finishing={isLearner ? { wipe, onAnother } : undefined}
            register={register}
          />
        ) : soFar ? (
          <WrittenSoFar texts={state.draft} corrected={soFar} day={day} lang={lang} />
        ) : (
          <EntryStep
            state={state}
            status={status}
            day={day}
            lang={lang}
            said={
              (isQueued || isSignedOut) && <EntrySaid isSignedOut={isSignedOut} onLogIn={() => setSigningIn(true)} />
            }
            onKeep={keepSoon}
            dispatch={dispatch}
            wayOn={isLearner ? { label: t('Get Feedback'), go: () => ask() } : register}
          />
        )}
      </Suspense>
      {state.isBusy && !soFar && <DiaryLoader />}
      {state.error && (
        <Suspense>
          <FailurePopup failure={state.error} ask={ask} dispatch={dispatch} />
        </Suspense>
      )}
      {isSignedOut && (isSigningIn || isQueued) && (
        <Suspense>
          <SignInDialog owner={owner} email={email} isQueued={isQueued} onClose={stay} />
        </Suspense>
      )}
    </Page>
  );
}

/** The next day has figures of its own, and may find that nothing was written on the last one. */
function useNextDay(today: string): void {
  const refreshFigures = useFreshFigures();
  const before = useRef(today);
  useEffect(() => {
    if (before.current !== today) refreshFigures();
    before.current = today;
  });
}

/** Another entry begins where one writes. */
function useBeginning(isBeginning: boolean): void {
  useEffect(() => {
    if (!isBeginning) return;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('main textarea')?.focus({ preventScroll: true });
  }, [isBeginning]);
}

/**
 * Whose draft this is, and their address where it is known. When a session ends while somebody writes, what they wrote
 * stays theirs and on the screen.
 */
function useOwner(): { readonly owner: string; readonly email: string } {
  const { user, diary_of } = useSession();
  const last = useRef({ owner: ANONYMOUS, email: '' });
  const owner = diary_of ?? last.current.owner;
  const email = user?.email ?? (owner === last.current.owner ? last.current.email : '');
  useEffect(() => {
    last.current = { owner, email };
  }, [owner, email]);
  return { owner, email };
}
