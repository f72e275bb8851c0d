import { useCallback } from 'react';
import { GRADES, type Grade } from '#domain/review.ts';
import { t } from '#web/languages/t.ts';
import { gradesFor, type Outcome, suggestedGrade } from '#web/screens/review/review-state.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './grade-buttons.module.css';

const LABELS = { again: 'Again', good: 'Good', easy: 'Easy' } as const satisfies Record<Grade, string>;

type Props = { readonly outcome: Outcome; readonly onGrade: (grade: Grade) => void };

/** How well it was known; the focus is on what fits best, so that Enter goes on. */
export function GradeButtons({ outcome, onGrade }: Props) {
  const suggested = suggestedGrade(outcome);
  const focus = useCallback((button: HTMLButtonElement | null) => button?.focus(), []);
  return gradesFor(outcome).map((grade) => (
    <Button
      key={grade}
      ref={grade === suggested ? focus : undefined}
      kind={grade === suggested && outcome !== 'shown' ? 'primary' : 'quiet'}
      aria-keyshortcuts={keyOf(grade)}
      onClick={() => onGrade(grade)}
    >
      {outcome === 'wrong' && grade === 'good' ? t('I knew it') : t(LABELS[grade])}
      <span aria-hidden="true" className={styles.key}>
        {keyOf(grade)}
      </span>
    </Button>
  ));
}

const keyOf = (grade: Grade): string => String(GRADES.indexOf(grade) + 1);
