import { startTransition, useRef } from 'react';
import { useNavigate } from 'react-router';
import { tellStatistic } from '#web/analytics/tell-statistic.ts';
import { useStillHere } from '#web/lib/use-still-here.ts';
import { useFreshFigures } from '#web/screens/diary/use-feedback.ts';

/** What a learner's entry leaves behind when it is finished. */
export type Finishing = {
  /** Removes the draft from this device and stops keeping it. */
  readonly wipe: () => Promise<void>;
  /** Gives the diary a new page. */
  readonly onAnother: () => void;
};

/** The draft is done with on this device, and the figures are old. It is told once, whichever way one goes on. */
export function useFinish(finishing: Finishing | undefined) {
  const navigate = useNavigate();
  const refreshFigures = useFreshFigures();
  const isStillHere = useStillHere();
  const isFinished = useRef(false);
  const finishThen = (goOn?: () => void) => async () => {
    if (!finishing || isFinished.current) return;
    isFinished.current = true;
    tellStatistic('entry_finished');
    await finishing.wipe();
    refreshFigures();
    // Whoever turns back before the progress page is there finds a new page too, and not the entry that is finished.
    startTransition(() => {
      finishing.onAnother();
      if (isStillHere()) goOn?.();
    });
  };
  return { finish: finishThen(() => void navigate('/progress')), finishAndGoOn: finishThen() };
}
