import { useId, useMemo } from 'react';
import type { Edit } from '#domain/edits.ts';
import { type Row, wrapDiff } from '#domain/wrap.ts';
import { ChangeMark } from '#web/feedback/change-mark.tsx';
import { ChangeNote } from '#web/feedback/change-note.tsx';
import { type ComparedPiece, type Comparison, kindLabel, type Mark } from '#web/feedback/compare.ts';
import { copyClean } from '#web/feedback/copy-clean.ts';
import type { DiffView } from '#web/feedback/diff-view.ts';
import { RunningText } from '#web/feedback/running-text.tsx';
import { useLines } from '#web/feedback/use-lines.ts';
import type { Mean } from '#web/feedback/use-meaning.ts';
import { type OpenNote, useNote } from '#web/feedback/use-note.ts';
import { useSteadyFocus } from '#web/feedback/use-steady-focus.ts';
import { t } from '#web/languages/t.ts';
import styles from './side-by-side.module.css';

type Props = {
  readonly comparison: Comparison;
  readonly lang: string | undefined;
  /** Undefined where nobody is signed in for whom it could be saved. */
  readonly onMean: Mean | undefined;
  readonly view?: DiffView;
};

/** The corrected text against the learner's own, line by line (spec §2 /diary, §9), or as another view has it. */
export function SideBySide({ comparison, lang, onMean, view = 'sides' }: Props) {
  const note = useNote();
  const focus = useSteadyFocus(note);
  const id = useId();
  const { pieces, marks, isExact, isRewritten } = comparison;
  const mean: Mean = (edit, isMeant) => {
    note.close();
    focus.aim(edit);
    onMean?.(edit, isMeant);
  };
  const whyId = (mark: Mark) => `${id}-${marks.indexOf(mark)}`;
  const shown = { pieces, lang, note, whyId };
  return (
    <div ref={note.frame} className={styles.frame} onCopy={copyClean} {...focus.handlers}>
      {view === 'sides' ? (
        <Sides {...shown} isRewritten={isRewritten} />
      ) : (
        <RunningText {...shown} withRemoved={view === 'inline'} />
      )}
      {marks.map((mark) => (
        <span key={whyId(mark)} id={whyId(mark)} hidden>
          {mark.isKept ? t('Kept as you wrote it.') : mark.edits.map(reasonOf).join(' ')}
        </span>
      ))}
      {note.open && <ChangeNote place={note.open} note={note} onMean={isExact && onMean ? mean : undefined} />}
    </div>
  );
}

const reasonOf = ({ kind, explanation }: Edit): string => `${kindLabel(kind)}. ${explanation}`.trim();

type ShownProps = {
  readonly pieces: readonly ComparedPiece[];
  readonly lang: string | undefined;
  readonly note: OpenNote;
  readonly whyId: (mark: Mark) => string;
};

function Sides({ pieces, isRewritten, ...shown }: ShownProps & { readonly isRewritten: boolean }) {
  const { ref, charsPerLine, measure } = useLines();
  const rows = useMemo(() => {
    if (charsPerLine === undefined) return [];
    return isRewritten ? facing(pieces) : wrapDiff(pieces, charsPerLine, measure);
  }, [pieces, isRewritten, charsPerLine, measure]);
  return (
    <div className={styles.sides} style={{ '--rows': Math.max(1, rows.length) } as React.CSSProperties}>
      <Side {...shown} rows={rows} which="corrected" title={t('Corrected')} measured={ref} />
      <Side {...shown} rows={rows} which="original" title={t('Yours')} />
    </div>
  );
}

/** Stretches of which none stayed face each other; the browser wraps each of them. */
const facing = (pieces: readonly ComparedPiece[]): Row<ComparedPiece>[] =>
  pieces.flatMap((piece, n) => {
    if (piece.type === 'added' && pieces[n - 1]?.type === 'removed') return [];
    const came = piece.type === 'added' ? piece : pieces[n + 1];
    return {
      original: piece.type === 'removed' ? [piece] : [],
      corrected: came?.type === 'added' ? [came] : [],
    };
  });

type SideProps = Omit<ShownProps, 'pieces'> & {
  readonly which: 'corrected' | 'original';
  readonly title: string;
  readonly rows: readonly Row<ComparedPiece>[];
  readonly measured?: ReturnType<typeof useLines>['ref'];
};

function Side({ which, title, rows, lang, note, whyId, measured }: SideProps) {
  // What was kept stands on both sides; it tells of itself where one reads first.
  const tells = ({ type, mark }: ComparedPiece) =>
    mark && (type !== 'equal' || which === 'corrected') ? whyId(mark) : undefined;
  return (
    <div className={styles[which]}>
      <h3 className={styles.who}>{title}</h3>
      <p ref={measured} className={styles.text} lang={lang} dir="auto" data-text={which}>
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
