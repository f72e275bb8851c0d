import { useId, useMemo } from 'react';
import type { Edit } from '#domain/edits.ts';
import { type Row, wrapDiff } from '#domain/wrap.ts';
import { ChangeMark } from '#web/screens/diary/change-mark.tsx';
import { ChangeNote } from '#web/screens/diary/change-note.tsx';
import { type ComparedPiece, type Comparison, kindLabel, type Mark } from '#web/screens/diary/compare.ts';
import { useLines } from '#web/screens/diary/use-lines.ts';
import type { Mean } from '#web/screens/diary/use-meaning.ts';
import { type OpenNote, useNote } from '#web/screens/diary/use-note.ts';
import { useSteadyFocus } from '#web/screens/diary/use-steady-focus.ts';
import styles from './side-by-side.module.css';

type Props = {
  readonly comparison: Comparison;
  readonly lang: string | undefined;
  /** Undefined where nobody is signed in for whom it could be saved. */
  readonly onMean: Mean | undefined;
};

/** The corrected text against the learner's own, line by line (spec §2 /diary, §9). */
export function SideBySide({ comparison, lang, onMean }: Props) {
  const { ref, charsPerLine, measure } = useLines();
  const note = useNote();
  const focus = useSteadyFocus(note);
  const id = useId();
  const { pieces, marks, isExact } = comparison;
  const rows = useMemo(
    () => (charsPerLine === undefined ? [] : wrapDiff(pieces, charsPerLine, measure)),
    [pieces, charsPerLine, measure],
  );
  const mean: Mean = (edit, isMeant) => {
    note.close();
    focus.aim(edit);
    onMean?.(edit, isMeant);
  };
  const whyId = (mark: Mark) => `${id}-${marks.indexOf(mark)}`;
  const side = { rows, lang, note, whyId };
  return (
    <div
      ref={note.frame}
      className={styles.sides}
      style={{ '--rows': Math.max(1, rows.length) } as React.CSSProperties}
      {...focus.handlers}
    >
      <Side {...side} which="corrected" title="Corrected" measured={ref} />
      <Side {...side} which="original" title="Yours" />
      {marks.map((mark) => (
        <span key={whyId(mark)} id={whyId(mark)} hidden>
          {mark.isKept ? 'Kept as you wrote it.' : mark.edits.map(reasonOf).join(' ')}
        </span>
      ))}
      {note.open && <ChangeNote place={note.open} note={note} onMean={isExact && onMean ? mean : undefined} />}
    </div>
  );
}

const reasonOf = ({ kind, explanation }: Edit): string => `${kindLabel(kind)}. ${explanation}`.trim();

type SideProps = {
  readonly which: 'corrected' | 'original';
  readonly title: string;
  readonly rows: readonly Row<ComparedPiece>[];
  readonly lang: string | undefined;
  readonly note: OpenNote;
  readonly whyId: (mark: Mark) => string;
  readonly measured?: ReturnType<typeof useLines>['ref'];
};

function Side({ which, title, rows, lang, note, whyId, measured }: SideProps) {
  // What was kept stands on both sides; it tells of itself where one reads first.
  const tells = ({ type, mark }: ComparedPiece) =>
    mark && (type !== 'equal' || which === 'corrected') ? whyId(mark) : undefined;
  return (
    <div className={styles[which]}>
      <h3 className={styles.who}>{title}</h3>
      <p ref={measured} className={styles.text} lang={lang} dir="auto">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <span key={at} className={styles.line}>
            {row[which].map((piece, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the line
              <ChangeMark key={n} piece={piece} note={note} whyId={tells(piece)} />
            ))}
          </span>
        ))}
      </p>
    </div>
  );
}
