import type { ComparedPiece, Mark } from '#web/feedback/compare.ts';
import type { OpenNote } from '#web/feedback/use-note.ts';
import { classNames } from '#web/lib/class-names.ts';
import styles from './change-mark.module.css';

type Props = {
  readonly piece: ComparedPiece;
  readonly note: OpenNote;
  /** The id of the words that say why; undefined on the side where nothing is said of it. */
  readonly whyId: string | undefined;
};

/** A piece of a line: plain text, or a mark that says why when one asks. White space beside its words is not marked. */
export function ChangeMark({ piece, note, whyId }: Props) {
  const { text, mark } = piece;
  if (mark === undefined) return text;
  const [, before = '', words = text, after = ''] = /^(\s*)(\S.*?)(\s*)$/s.exec(text) ?? [];
  const Tag = tagOf(piece);
  const kind = piece.type === 'equal' ? 'kept' : piece.type;
  const isOpen = note.open?.mark === mark;
  return (
    <>
      {before}
      <Tag className={classNames(styles[kind], isOpen && styles.open)}>
        {piece.tells && whyId ? (
          <button
            type="button"
            className={styles.why}
            aria-haspopup="dialog"
            aria-expanded={isOpen && note.open?.isPinned}
            aria-describedby={whyId}
            data-edits={editsOf(mark)}
            {...note.opens(mark)}
          >
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

const tagOf = ({ type }: ComparedPiece) => (type === 'added' ? 'ins' : type === 'removed' ? 'del' : 'span');

/** The names of a mark's edits, by which it is found again when the marks around it have changed. */
const editsOf = ({ edits }: Mark): string => edits.map(editName).join(' ');
export const editName = ({ start, end }: { readonly start: number; readonly end: number }): string => `${start}-${end}`;
