import { type Dispatch, type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { Grade } from '#domain/review.ts';
import { kindLabel } from '#web/feedback/compare.ts';
import { rich } from '#web/languages/rich.tsx';
import { t } from '#web/languages/t.ts';
import { AnswerNote } from '#web/screens/review/answer-note.tsx';
import { BlankSentence } from '#web/screens/review/blank-sentence.tsx';
import { focusCard, gradeOf } from '#web/screens/review/card-keys.ts';
import { GradeButtons } from '#web/screens/review/grade-buttons.tsx';
import { type Card, gradesFor, type ReviewEvent, type ReviewState } from '#web/screens/review/review-state.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './card-view.module.css';

type Props = {
  readonly card: Card;
  readonly state: ReviewState;
  /** Which card of today it is. */
  readonly place: { readonly at: number; readonly of: number };
  /** It comes after another one, so that the focus goes along. */
  readonly takesFocus: boolean;
  readonly dispatch: Dispatch<ReviewEvent>;
  readonly onGrade: (grade: Grade) => void;
  readonly onPutAway: (how: 'suspended' | 'deleted') => void;
};

/** A card: the sentence with its blank, then the answer with its reason, and how well it was known. */
export function CardView({ card, state, place, takesFocus, dispatch, onGrade, onPutAway }: Props) {
  const { outcome } = state;
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) focusCard(ref.current);
  }, [takesFocus]);
  const check = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'checked' });
    ref.current?.querySelector('input')?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    const grade = outcome && gradeOf(event);
    if (!grade || !gradesFor(outcome).includes(grade)) return;
    event.preventDefault();
    onGrade(grade);
  };
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={t('Card {at} of {all}', { at: place.at, all: place.of })}
      className={styles.card}
      onKeyDown={onKey}
    >
      <Place {...place} />
      <form onSubmit={check} noValidate>
        <Hint card={card} />
        <BlankSentence card={card} state={state} onType={(text) => dispatch({ type: 'typed', text })} />
        <AnswerNote card={card} state={state} />
        <div className={styles.ways}>
          {outcome ? (
            <GradeButtons outcome={outcome} onGrade={onGrade} />
          ) : (
            <>
              <Button type="submit">{t('Check')}</Button>
              <Button kind="quiet" onClick={() => dispatch({ type: 'shown' })}>
                {t('Show')}
              </Button>
            </>
          )}
        </div>
      </form>
      <PutAway onPutAway={onPutAway} />
    </section>
  );
}

/** How far the sitting is. */
const Place = ({ at, of }: Props['place']) => (
  <p className={styles.place} aria-hidden="true">
    <span>{t('{at} of {all}', { at, all: of })}</span>
    <progress className={styles.bar} value={at - 1} max={of} />
  </p>
);

/** The kind of the mistake, and how the answer begins. */
const Hint = ({ card: { kind, hint, lang } }: Pick<Props, 'card'>) => (
  <p className={styles.hint}>
    {kindLabel(kind)}
    {hint && (
      <>
        {' · '}
        {rich('begins with {letters}', { letters: <bdi lang={lang}>{hint}</bdi> })}
      </>
    )}
  </p>
);

const PutAway = ({ onPutAway }: Pick<Props, 'onPutAway'>) => (
  <p className={styles.away}>
    <button type="button" onClick={() => onPutAway('suspended')}>
      {t('Set aside')}
    </button>
    <button type="button" onClick={() => onPutAway('deleted')}>
      {t('Delete')}
    </button>
  </p>
);
