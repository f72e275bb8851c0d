import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { Edit } from '#domain/edits.ts';
import { editName } from '#web/feedback/change-mark.tsx';
import { canBeMeant, kindLabel } from '#web/feedback/compare.ts';
import type { Mean } from '#web/feedback/use-meaning.ts';
import { NOTE_WIDTH, type NotePlace, type OpenNote } from '#web/feedback/use-note.ts';
import { t } from '#web/languages/t.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './change-note.module.css';

type Props = {
  readonly place: NotePlace;
  readonly note: OpenNote;
  /** Undefined where nobody is signed in for whom it could be saved. */
  readonly onMean: Mean | undefined;
};

/**
 * Why something was changed, and «I meant it». While it only shows in passing, Tab does not lead into it; opened by its
 * mark, it has the focus, and Tab leads out of it to where the mark is.
 */
export function ChangeNote({ place, note, onMean }: Props) {
  const { mark, left, top, isPinned } = place;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPinned && !ref.current?.contains(document.activeElement)) ref.current?.focus();
  }, [isPinned]);
  return (
    <div
      ref={ref}
      role="dialog"
      aria-label={mark.isKept ? t('Kept as you wrote it') : t('Why this was changed')}
      tabIndex={-1}
      className={styles.note}
      style={{ left, top, width: NOTE_WIDTH }}
      onPointerEnter={note.hold}
      onPointerLeave={note.release}
      onPointerDown={note.pin}
      onKeyDown={(event) => leaveByTab(event, note)}
      onBlur={(event) => isLeft(event) && note.close()}
    >
      {mark.edits.map((edit) => (
        <Reason
          key={editName(edit)}
          edit={edit}
          isKept={mark.isKept}
          isReachable={isPinned}
          onMean={canBeMeant(edit) ? onMean : undefined}
        />
      ))}
    </div>
  );
}

type ReasonProps = {
  readonly edit: Edit;
  readonly isKept: boolean;
  /** Tab leads to its button. */
  readonly isReachable: boolean;
  readonly onMean: Mean | undefined;
};

function Reason({ edit, isKept, isReachable, onMean }: ReasonProps) {
  const id = useId();
  return (
    <div className={styles.reason}>
      <p id={id}>
        <b>{isKept ? t('Kept as you wrote it') : kindLabel(edit.kind)}</b>
        <bdi dir="auto">{isKept ? t('It will not be corrected again.') : edit.explanation}</bdi>
      </p>
      {onMean && (
        <Button
          kind="quiet"
          tabIndex={isReachable ? 0 : -1}
          aria-describedby={id}
          onClick={() => onMean(edit, !isKept)}
        >
          {isKept ? t('Undo') : t('I meant it')}
        </Button>
      )}
    </div>
  );
}

/** The focus went elsewhere on the page. */
const isLeft = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);

/** At its edge the focus goes back to the mark, and on from there, as if the note stood beside it. */
function leaveByTab(event: KeyboardEvent, note: OpenNote): void {
  if (event.key !== 'Tab') return;
  const stops = [event.currentTarget, ...event.currentTarget.querySelectorAll('button')];
  const at = stops.indexOf(document.activeElement ?? event.currentTarget);
  // Back from the first stop is the mark itself; so is back from the note as a whole.
  const isInside = event.shiftKey ? at > 1 : at < stops.length - 1;
  if (isInside) return;
  if (event.shiftKey) event.preventDefault();
  note.goBack();
}
