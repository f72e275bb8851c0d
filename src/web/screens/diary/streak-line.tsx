import { type Dispatch, Suspense, useEffect, useRef } from 'react';
import type { Draft } from '#web/drafts/draft.ts';
import { tn } from '#web/languages/t.ts';
import { useLearnersDay } from '#web/learners-day.ts';
import { optional } from '#web/lib/optional.ts';
import type { DiaryEvent } from '#web/screens/diary/diary-state.ts';
import { DueBadge } from '#web/screens/diary/due-badge.tsx';
import { useProfile } from '#web/session.tsx';
import styles from './streak-line.module.css';

/** Who wrote yesterday, or begins today, has no choice and does without. */
const DayChoice = optional(() => import('#web/screens/diary/day-choice.tsx').then((module) => module.DayChoice));

type Props = { readonly draft: Draft; readonly dispatch: Dispatch<DiaryEvent> };

/** How many days in a row were written, what waits for review, and whether yesterday is wanted. Its room is kept: nothing moves. */
export function StreakLine({ draft, dispatch }: Props) {
  const { data: { cur_streak = 0, day_to_fill_in } = {}, refetch } = useProfile();
  const today = useLearnersDay();
  const told = useRef(today);
  useEffect(() => {
    if (told.current === today) return;
    told.current = today;
    void refetch();
  }, [today, refetch]);
  /** Once there it stays: whoever is too late for yesterday is told so there. */
  const isThere = useRef(false);
  isThere.current ||= (day_to_fill_in ?? draft.for_day) !== undefined;
  return (
    <>
      <p className={styles.line}>
        {cur_streak > 1 && <span>{tn(cur_streak, '1 day in a row', '{count} days in a row')}</span>}
        <DueBadge />
      </p>
      {isThere.current && (
        <Suspense>
          <DayChoice day_to_fill_in={day_to_fill_in} draft={draft} dispatch={dispatch} />
        </Suspense>
      )}
    </>
  );
}
