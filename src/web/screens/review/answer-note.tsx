import { Link } from 'react-router';
import { dayMonthLabel } from '#domain/day.ts';
import { rich } from '#web/languages/rich.tsx';
import { t } from '#web/languages/t.ts';
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
        {isBlank && t('Type what is missing, or choose Show.')}
        {outcome === 'right' && t('Right.')}
        {outcome === 'wrong' &&
          rich('Not quite: you typed “{words}”.', { words: <bdi lang={card.lang}>{typed.trim()}</bdi> })}
        {outcome !== undefined && outcome !== 'right' && (
          <span className="visually-hidden">
            {' '}
            {rich('The answer is “{words}”.', { words: <bdi lang={card.lang}>{card.answer}</bdi> })}
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
        {rich(wrong === '' ? 'It was missing in {entry}' : 'You wrote “{words}” in {entry}', {
          words: <bdi lang={lang}>{wrong}</bdi>,
          entry: <Link to={`/history/${entry_id}`}>{t('your entry of {day}', { day: dayMonthLabel(day) })}</Link>,
        })}
      </p>
      {praise && (
        <p className={styles.praise}>
          <span aria-hidden="true">✓ </span>
          {rich('You wrote “{words}” right on {day}', {
            words: <bdi lang={lang}>{praise.right}</bdi>,
            day: dayMonthLabel(praise.day),
          })}
        </p>
      )}
    </>
  );
}
