import { dayMonthLabel } from '#domain/day.ts';
import type { Card, Done } from '#web/screens/review/review-state.ts';
import styles from './undo-line.module.css';

type Props = {
  readonly last: Done | undefined;
  readonly due: { readonly card: Card; readonly due_day: string | undefined } | undefined;
  readonly onUndo: (done: Done) => void;
};

/** What was done last, with the way back. Its room is kept. */
export function UndoLine({ last, due, onUndo }: Props) {
  return (
    <div className={styles.line}>
      <p role="status">
        {last && (
          <>
            “<bdi lang={last.card.lang}>{last.card.answer}</bdi>”{' '}
            {wordsFor(last, due?.card === last.card ? due.due_day : undefined)}
          </>
        )}
      </p>
      {last && (
        <button type="button" className={styles.undo} onClick={() => onUndo(last)}>
          Undo
        </button>
      )}
    </div>
  );
}

function wordsFor({ how }: Done, due_day: string | undefined): string {
  if (how === 'suspended') return 'is set aside.';
  if (how === 'deleted') return 'is deleted.';
  return due_day ? `comes again on ${dayMonthLabel(due_day)}` : 'is answered.';
}
