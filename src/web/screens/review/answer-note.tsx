import { Link } from 'react-router';
import { dayMonthLabel } from '#domain/day.ts';
import { classNames } from '#web/lib/class-names.ts';
import type { Card, ReviewState } from '#web/screens/review/review-state.ts';
import styles from './answer-note.module.css';

type Props = { readonly card: Card; readonly state: ReviewState };

/** How it went, what stood there the first time and why it was changed. Its room is kept, so that nothing moves when it comes. */
export function AnswerNote({ card, state }: Props) {
  const { outcome, typed, isBlank } = state;
  return (
    <div className={styles.note}>
      <p role="status" className={classNames(styles.verdict, outcome === 'right' && styles.right)}>
        {isBlank && 'Type what is missing, or choose Show.'}
        {outcome === 'right' && 'Right.'}
        {outcome === 'wrong' && (
          <>
            Not quite: you typed “<bdi lang={card.lang}>{typed.trim()}</bdi>”.
          </>
        )}
        {outcome !== undefined && outcome !== 'right' && (
          <span className="visually-hidden">
            {' '}
            The answer is “<bdi lang={card.lang}>{card.answer}</bdi>”.
          </span>
        )}
      </p>
      {outcome && <Reason card={card} />}
    </div>
  );
}

function Reason({ card }: { readonly card: Card }) {
  const { entry_id, day, wrong, explanation, lang, praise } = card;
  return (
    <>
      {explanation !== '' && <p dir="auto">{explanation}</p>}
      <p className={styles.first}>
        {wrong === '' ? (
          'It was missing'
        ) : (
          <>
            You wrote “<bdi lang={lang}>{wrong}</bdi>”
          </>
        )}{' '}
        in <Link to={`/history/${entry_id}`}>your entry of {dayMonthLabel(day)}</Link>
      </p>
      {praise && (
        <p className={styles.praise}>
          <span aria-hidden="true">✓ </span>You wrote “<bdi lang={lang}>{praise.right}</bdi>” right on{' '}
          {dayMonthLabel(praise.day)}
        </p>
      )}
    </>
  );
}
