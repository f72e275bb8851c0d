import { type ComponentType, lazy, useEffect } from 'react';
import type { WrittenSoFarProps } from '#web/screens/diary/written-so-far.tsx';
import { Loader } from '#web/shell/loader.tsx';

const LOADING = 'Loading Magic into Diary ...';

/** The full-screen loader of the diary (spec §2 /diary). */
export const DiaryLoader = () => <Loader text={LOADING} />;

/** Step 2 is a chunk of its own, and so is what comes before it: who only writes need not wait for them. */
const loadFeedbackStep = () =>
  import('#web/screens/diary/feedback-step.tsx').then((module) => ({ default: module.FeedbackStep }));
async function loadWrittenSoFar(): Promise<{ default: ComponentType<WrittenSoFarProps> }> {
  try {
    return { default: (await import('#web/screens/diary/written-so-far.tsx')).WrittenSoFar };
  } catch {
    // The words are there when all are written.
    return { default: DiaryLoader };
  }
}

export const FeedbackStep = lazy(loadFeedbackStep);
export const WrittenSoFar = lazy(loadWrittenSoFar);

/** Loads what comes after step 1 while the corrector reads; should it fail, step 2 says so itself when it is shown. */
export function useLaterSteps(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    loadFeedbackStep().catch(() => undefined);
    void loadWrittenSoFar();
  }, [isBusy]);
}
