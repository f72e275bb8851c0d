import type { Edit } from '#domain/edits.ts';
import { kindLabel } from '#web/screens/diary/compare.ts';
import { NOTE_WIDTH, type NotePlace, type OpenNote } from '#web/screens/diary/use-note.ts';
import styles from './change-note.module.css';

type Props = { readonly reasons: readonly Edit[]; readonly note: OpenNote; readonly place: NotePlace };

/** Why something was changed. It is for the eye: the change itself is described by the same words. */
export function ChangeNote({ reasons, note, place }: Props) {
  return (
    <div
      className={styles.note}
      aria-hidden="true"
      style={{ left: place.left, top: place.top, width: NOTE_WIDTH }}
      onPointerEnter={note.hold}
      onPointerLeave={note.release}
    >
      {reasons.map((edit) => (
        <p key={`${edit.start}-${edit.end}-${edit.replacement}`}>
          <b>{kindLabel(edit.kind)}</b>
          <bdi dir="auto">{edit.explanation}</bdi>
        </p>
      ))}
    </div>
  );
}
