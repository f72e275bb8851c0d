import { dayMonthLabel } from '#domain/day.ts';
import type { Message } from '#web/languages/catalogue.ts';
import { rich } from '#web/languages/rich.tsx';
import { t } from '#web/languages/t.ts';
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
        {last &&
          rich(wordsFor(last, due?.card === last.card ? due.due_day : undefined), {
            words: <bdi lang={last.card.lang}>{last.card.answer}</bdi>,
            day: due?.due_day && dayMonthLabel(due.due_day),
          })}
      </p>
      {last && (
        <button type="button" className={styles.undo} onClick={() => onUndo(last)}>
          {t('Undo')}
        </button>
      )}
    </div>
  );
}

function wordsFor({ how }: Done, due_day: string | undefined): Message {
  if (how === 'suspended') return '“{words}” is set aside.';
  if (how === 'deleted') return '“{words}” is deleted.';
  return due_day ? '“{words}” comes again on {day}' : '“{words}” is answered.';
}
