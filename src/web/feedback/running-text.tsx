import { ChangeMark } from '#web/feedback/change-mark.tsx';
import type { ComparedPiece, Mark } from '#web/feedback/compare.ts';
import type { OpenNote } from '#web/feedback/use-note.ts';
import { classNames } from '#web/lib/class-names.ts';
import styles from './running-text.module.css';

type Props = {
  readonly pieces: readonly ComparedPiece[];
  readonly lang: string | undefined;
  readonly note: OpenNote;
  readonly whyId: (mark: Mark) => string;
  /** What went stands in it too, struck out; without it the text is to be read. */
  readonly withRemoved: boolean;
};

/** The corrected text in one, with the changes woven into it. */
export function RunningText({ pieces, lang, note, whyId, withRemoved }: Props) {
  return (
    <p className={classNames(styles.text, !withRemoved && styles.clean)} lang={lang} dir="auto" data-text="corrected">
      {pieces.map((piece, n) =>
        withRemoved || piece.type !== 'removed' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
          <ChangeMark key={n} piece={piece} note={note} whyId={piece.mark && whyId(piece.mark)} />
        ) : null,
      )}
    </p>
  );
}
