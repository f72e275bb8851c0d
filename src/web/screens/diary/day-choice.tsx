import { type Dispatch, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { addDays } from '#domain/day.ts';
import type { Draft } from '#web/drafts/draft.ts';
import { t } from '#web/languages/t.ts';
import { useLearnersDay, watchClock } from '#web/learners-day.ts';
import { isLearnersYesterdayOpen } from '#web/learners-yesterday.ts';
import type { DiaryEvent } from '#web/screens/diary/diary-state.ts';
import styles from './day-choice.module.css';

/** What the server gives whoever sends at the last moment (calls/today.ts), in ms. */
const GRACE_MS = 10 * 60_000;

export type DayChoiceProps = {
  /** Yesterday as the server last told it, where it is empty and may be filled in. */
  readonly day_to_fill_in: string | undefined;
  readonly draft: Draft;
  readonly dispatch: Dispatch<DiaryEvent>;
};

/** Whether the page is for today or for yesterday. Who chose yesterday and is too late for it is told so. */
export function DayChoice({ day_to_fill_in, draft, dispatch }: DayChoiceProps) {
  const isAtRest = useRest();
  const yesterday = addDays(useLearnersDay(), -1);
  const noon = useSyncExternalStore(watchClock, howNearNoon);
  const [isLate, setLate] = useState(false);
  const { for_day } = draft;
  const isChosen = for_day === yesterday;
  useEffect(() => {
    if (for_day === undefined || (isChosen && noon !== 'past')) return;
    setLate(isChosen);
    dispatch({ type: 'for', day: undefined });
  });
  const isOffered = noon === 'ahead' && day_to_fill_in === yesterday;
  return (
    <>
      {(isChosen || (isOffered && isAtRest)) && (
        <Choice
          isChosen={isChosen}
          onChoose={(chosen) => dispatch({ type: 'for', day: chosen ? yesterday : undefined })}
        />
      )}
      <p role="status" className={styles.late}>
        {isLate && t('It is past noon, so this page is for today.')}
      </p>
    </>
  );
}

function howNearNoon(): 'ahead' | 'just now' | 'past' {
  const now_ms = Date.now();
  if (isLearnersYesterdayOpen(now_ms)) return 'ahead';
  return isLearnersYesterdayOpen(now_ms - GRACE_MS) ? 'just now' : 'past';
}

/** Nothing moves while somebody writes: what comes above the page waits until no text has the focus. */
function useRest(): boolean {
  const [isAtRest, setAtRest] = useState(isNobodyWriting);
  useEffect(() => {
    const rest = () => setAtRest(true);
    // The text may have been left since this was drawn.
    if (isNobodyWriting()) rest();
    addEventListener('focusout', rest);
    return () => removeEventListener('focusout', rest);
  }, []);
  return isAtRest;
}

const isNobodyWriting = (): boolean => document.activeElement?.tagName !== 'TEXTAREA';

type ChoiceProps = { readonly isChosen: boolean; readonly onChoose: (isChosen: boolean) => void };

function Choice({ isChosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={id}>
      <legend className={styles.question}>{t('This page is for:')}</legend>
      <div className={styles.days}>
        {(['Today', 'Yesterday'] as const).map((day, at) => (
          <label key={day} className={styles.day}>
            <input
              type="radio"
              name="day"
              className="visually-hidden"
              checked={isChosen === (at === 1)}
              onChange={() => onChoose(at === 1)}
            />
            {t(day)}
          </label>
        ))}
      </div>
      <p id={id} className={styles.why}>
        {t('Nothing is written for yesterday yet; you can fill it in until noon.')}
      </p>
    </fieldset>
  );
}
