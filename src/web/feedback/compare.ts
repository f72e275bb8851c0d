import { diffTokens, type Piece } from '#domain/diff.ts';
import type { Edit, EditKind } from '#domain/edits.ts';
import { applyEdits } from '#domain/extract-edits.ts';
import { areUnlike, unlikePieces } from '#domain/unlike.ts';
import { t } from '#web/languages/t.ts';

/** A stretch of the text that something can be said of: a change, or what the learner kept as they wrote it. */
export type Mark = { readonly edits: readonly Edit[]; readonly isKept: boolean };

/** A piece of the comparison; those of one change share its mark. */
export type ComparedPiece = Piece & {
  readonly mark?: Mark | undefined;
  /** What is said of its mark stands here: at what came, and at what went only if nothing came for it. */
  readonly tells?: boolean | undefined;
};

export type Comparison = {
  readonly pieces: readonly ComparedPiece[];
  /** Every change, whether or not the corrector says something of it, and what was kept. */
  readonly marks: readonly Mark[];
  /** The edits are all that was changed, so one of them can be left out. */
  readonly isExact: boolean;
  /** The one text is no correction of the other: its pieces are stretches that face each other and no more. */
  readonly isRewritten: boolean;
};

/** How many changes a comparison shows; what was kept is none. */
export const changesIn = ({ marks }: Comparison): number => marks.filter((mark) => !mark.isKept).length;

type Texts = { readonly original: string; readonly corrected: string; readonly lang?: string | undefined };

/**
 * What changed in one text, with the reasons of the edits in it. `edits`: those of this text; those that the learner meant
 * as they wrote them stay as they were. Letters are compared composed.
 */
export function compare(
  { original, corrected, lang }: Texts,
  edits: readonly Edit[],
  isMeant: (edit: Edit) => boolean = () => false,
): Comparison {
  const before = original.normalize('NFC');
  // Edits count in the text as it was written.
  const placed = before === original ? edits : [];
  const isExact = applyEdits(original, placed) === corrected;
  const kept = isExact ? placed.filter(isMeant) : [];
  const others = placed.filter((edit) => !kept.includes(edit));
  const after = kept.length > 0 ? applyEdits(original, others) : corrected;
  const corrections = after.normalize('NFC');
  const isRewritten = areUnlike(before, corrections);
  // What was written anew has no one reason.
  const changed = isRewritten
    ? withReasons(unlikePieces(before, corrections), [])
    : withReasons(diffTokens(before, corrections, lang), others);
  const pieces = withKept(changed, kept);
  const marks = [...new Set(pieces.flatMap(({ mark }) => mark ?? []))];
  return { pieces, marks, isExact, isRewritten };
}

function withReasons(pieces: readonly Piece[], edits: readonly Edit[]): ComparedPiece[] {
  let at = 0;
  let mark: Mark | undefined;
  return pieces.map((piece, n) => {
    const start = at;
    if (piece.type !== 'added') at += piece.text.length;
    if (piece.type === 'equal') return piece;
    const isReplacement = piece.type === 'added' && pieces[n - 1]?.type === 'removed';
    if (!isReplacement || !mark) mark = { edits: reasonsIn(edits, start, at), isKept: false };
    const isLast = piece.type === 'added' || pieces[n + 1]?.type !== 'added';
    return { ...piece, mark, tells: isLast && mark.edits.length !== 0 };
  });
}

/** The edits of a stretch of the original: those that overlap it, and insertions at its edge. */
const reasonsIn = (edits: readonly Edit[], start: number, end: number): Edit[] =>
  edits.filter((edit) =>
    start === end || edit.start === edit.end
      ? edit.start <= end && edit.end >= start
      : edit.start < end && edit.end > start,
  );

/** The pieces, with what was kept cut out of those that stayed. */
function withKept(pieces: readonly ComparedPiece[], kept: readonly Edit[]): ComparedPiece[] {
  if (kept.length === 0) return [...pieces];
  let at = 0;
  return pieces.flatMap((piece) => {
    const start = at;
    if (piece.type !== 'added') at += piece.text.length;
    return piece.type === 'equal' ? cutOut(piece.text, start, kept) : piece;
  });
}

function cutOut(text: string, start: number, kept: readonly Edit[]): ComparedPiece[] {
  const end = start + text.length;
  const pieces: ComparedPiece[] = [];
  let at = start;
  const take = (to: number, edit?: Edit) => {
    const piece = { type: 'equal', text: text.slice(at - start, to - start) } as const;
    if (to > at) pieces.push(edit ? { ...piece, mark: { edits: [edit], isKept: true }, tells: true } : piece);
    at = Math.max(at, to);
  };
  for (const edit of [...kept].sort((a, b) => a.start - b.start)) {
    if (edit.end <= at || edit.start >= end) continue;
    take(edit.start);
    take(Math.min(edit.end, end), edit);
  }
  take(end);
  return pieces;
}

/** Words can be kept by their name; a comma or a gap has none, and would be kept everywhere. */
export const canBeMeant = ({ original, replacement }: Edit): boolean =>
  /[\p{L}\p{N}]/u.test(original) && original.length <= MAX_WORDS && replacement.length <= MAX_WORDS;
/** As long as the server takes. */
const MAX_WORDS = 1000;

/** A kind of mistake in words: 'Verb form'. Its name is its message: «Register» alone is what the door to an account says. */
export function kindLabel(kind: EditKind): string {
  const words = t(kind).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
