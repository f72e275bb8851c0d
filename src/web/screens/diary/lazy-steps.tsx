import { type ComponentType, lazy, useEffect } from 'react';
import { Navigate } from 'react-router';
import { known, t } from '#web/languages/t.ts';
import { loadedAhead } from '#web/lib/loaded-ahead.ts';
import { optional } from '#web/lib/optional.ts';
import type { FailurePopupProps } from '#web/screens/diary/failure-popup.tsx';
import type { SignInDialogProps } from '#web/screens/diary/sign-in-dialog.tsx';
import type { WrittenSoFarProps } from '#web/screens/diary/written-so-far.tsx';
import { Loader } from '#web/shell/loader.tsx';

const LOADING = 'Loading Magic into Diary ...';

/** The full-screen loader of the diary (spec §2 /diary). */
export const DiaryLoader = () => <Loader text={t(LOADING)} />;

/** Step 2 is a chunk of its own, and so is what comes before it: who only writes need not wait for them. */
export const FeedbackStep = loadedAhead(() =>
  import('#web/screens/diary/feedback-step.tsx').then((module) => module.FeedbackStep),
);
export const WrittenSoFar = loadedAhead<WrittenSoFarProps>(() =>
  import('#web/screens/diary/written-so-far.tsx').then(
    (module) => module.WrittenSoFar,
    // The words are there when all are written.
    () => DiaryLoader,
  ),
);

/** Seldom needed, so none of these is part of a first visit. Should one not come, the words are safe all the same. */
export const DraftNotes = optional(() =>
  import('#web/screens/diary/draft-notes.tsx').then((module) => module.DraftNotes),
);
export const UnclaimedNote = optional(() =>
  import('#web/screens/diary/unclaimed-note.tsx').then((module) => module.UnclaimedNote),
);
export const SignInDialog = lazy<ComponentType<SignInDialogProps>>(() =>
  import('#web/screens/diary/sign-in-dialog.tsx').then(
    (module) => ({ default: module.SignInDialog }),
    () => ({ default: () => <Navigate to="/login" /> }),
  ),
);

const loadEntrySaid = () => import('#web/screens/diary/entry-said.tsx').then((module) => module.EntrySaid);
export const EntrySaid = optional(loadEntrySaid);
const loadFailurePopup = () => import('#web/screens/diary/failure-popup.tsx').then((module) => module.FailurePopup);
export const FailurePopup = lazy<ComponentType<FailurePopupProps>>(async () => ({
  default: await loadFailurePopup().catch(() => PlainFailure),
}));

/** What the browser itself can show, where the network went before the popup had come. */
function PlainFailure({ failure, dispatch }: FailurePopupProps) {
  useEffect(() => {
    alert([known(failure.message), failure.advice].join('\n\n'));
    dispatch({ type: 'read-error' });
  }, [failure, dispatch]);
  return null;
}

/** Has at hand what tells that the network or the session is gone, while there is still a network. */
export function useNotesAtHand(isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) Promise.all([loadFailurePopup(), loadEntrySaid()]).catch(() => undefined);
  }, [isNeeded]);
}

/** Loads what comes after step 1 while the corrector reads; should it fail, step 2 says so itself when it is shown. */
export function useLaterSteps(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    FeedbackStep.load().catch(() => undefined);
    void WrittenSoFar.load();
  }, [isBusy]);
}
