import { classNames } from '#web/lib/class-names.ts';
import type { ComparedPiece } from '#web/screens/diary/compare.ts';
import type { OpenNote } from '#web/screens/diary/use-note.ts';
import styles from './change-mark.module.css';

type Props = {
  readonly piece: ComparedPiece;
  readonly note: OpenNote;
  /** The id of the words that say why. */
  readonly noteId: string;
};

/** A piece of a line: plain text, or a change that says why when one asks. White space beside its words is not marked. */
export function ChangeMark({ piece, note, noteId }: Props) {
  const { type, text, change } = piece;
  if (type === 'equal' || change === undefined) return text;
  const Tag = type === 'added' ? 'ins' : 'del';
  const isOpen = note.open?.change === change;
  const [, before = '', words = text, after = ''] = /^(\s*)(\S.*?)(\s*)$/s.exec(text) ?? [];
  return (
    <>
      {before}
      <Tag className={classNames(styles[type], isOpen && styles.open)}>
        {piece.tells ? (
          <button type="button" className={styles.why} aria-describedby={noteId} {...note.opens(change)}>
            {words}
          </button>
        ) : (
          words
        )}
      </Tag>
      {after}
    </>
  );
}
