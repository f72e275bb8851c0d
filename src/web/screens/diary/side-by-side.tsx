import { useId, useMemo } from 'react';
import { type Row, wrapDiff } from '#domain/wrap.ts';
import { ChangeMark } from '#web/screens/diary/change-mark.tsx';
import { ChangeNote } from '#web/screens/diary/change-note.tsx';
import type { ComparedPiece, Comparison } from '#web/screens/diary/compare.ts';
import { useLines } from '#web/screens/diary/use-lines.ts';
import { type OpenNote, useNote } from '#web/screens/diary/use-note.ts';
import styles from './side-by-side.module.css';

type Props = { readonly comparison: Comparison; readonly lang: string | undefined };

/** The corrected text against the learner's own, line by line (spec §2 /diary, §9). */
export function SideBySide({ comparison, lang }: Props) {
  const { ref, charsPerLine, measure } = useLines();
  const note = useNote();
  const id = useId();
  const { pieces, changes } = comparison;
  const rows = useMemo(
    () => (charsPerLine === undefined ? [] : wrapDiff(pieces, charsPerLine, measure)),
    [pieces, charsPerLine, measure],
  );
  const open = note.open && changes[note.open.change];
  const side = { rows, lang, note, id };
  return (
    <div
      ref={note.frame}
      className={styles.sides}
      style={{ '--rows': Math.max(1, rows.length) } as React.CSSProperties}
    >
      <Side {...side} which="corrected" title="Corrected" measured={ref} />
      <Side {...side} which="original" title="Yours" />
      {changes.map((change, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: changes have no other name than their place
        <span key={at} id={`${id}-${at}`} hidden>
          {change.reasons.map((edit) => edit.explanation).join(' ')}
        </span>
      ))}
      {open && note.open && <ChangeNote reasons={open.reasons} note={note} place={note.open} />}
    </div>
  );
}

type SideProps = {
  readonly which: 'corrected' | 'original';
  readonly title: string;
  readonly rows: readonly Row<ComparedPiece>[];
  readonly lang: string | undefined;
  readonly note: OpenNote;
  readonly id: string;
  readonly measured?: ReturnType<typeof useLines>['ref'];
};

function Side({ which, title, rows, lang, note, id, measured }: SideProps) {
  return (
    <div className={styles[which]}>
      <h3 className={styles.who}>{title}</h3>
      <p ref={measured} className={styles.text} lang={lang} dir="auto">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <span key={at} className={styles.line}>
            {row[which].map((piece, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the line
              <ChangeMark key={n} piece={piece} note={note} noteId={`${id}-${piece.change}`} />
            ))}
          </span>
        ))}
      </p>
    </div>
  );
}
