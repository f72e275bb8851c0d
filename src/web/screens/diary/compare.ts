import { diffTokens, type Piece } from '#domain/diff.ts';
import type { Edit, EditKind } from '#domain/edits.ts';

/** A piece of the comparison; those of one change share its number. */
export type ComparedPiece = Piece & {
  readonly change?: number | undefined;
  /** The reasons of its change stand here: at what came, and at what went only if nothing came for it. */
  readonly tells?: boolean | undefined;
};

/** A change: what the corrector says of it, possibly nothing. */
export type Change = { readonly reasons: readonly Edit[] };

export type Comparison = { readonly pieces: readonly ComparedPiece[]; readonly changes: readonly Change[] };

/** What changed in one text, with the reasons of the edits in it. `edits`: those of this text. Letters are compared composed. */
export function compare(
  original: string,
  corrected: string,
  edits: readonly Edit[],
  lang: string | undefined,
): Comparison {
  const before = original.normalize('NFC');
  // Edits count in the text as it was written.
  const placed = before === original ? edits : [];
  const changes: Change[] = [];
  let at = 0;
  const pieces = diffTokens(before, corrected.normalize('NFC'), lang).map((piece, n, all): ComparedPiece => {
    const start = at;
    if (piece.type !== 'added') at += piece.text.length;
    if (piece.type === 'equal') return piece;
    const isReplacement = piece.type === 'added' && all[n - 1]?.type === 'removed';
    if (!isReplacement) changes.push({ reasons: reasonsIn(placed, start, at) });
    const change = changes.length - 1;
    const isLast = piece.type === 'added' || all[n + 1]?.type !== 'added';
    return { ...piece, change, tells: isLast && changes[change]?.reasons.length !== 0 };
  });
  return { pieces, changes };
}

/** The edits of a stretch of the original: those that overlap it, and insertions at its edge. */
const reasonsIn = (edits: readonly Edit[], start: number, end: number): Edit[] =>
  edits.filter((edit) =>
    start === end || edit.start === edit.end
      ? edit.start <= end && edit.end >= start
      : edit.start < end && edit.end > start,
  );

/** A kind of mistake in words: 'Verb form'. */
export function kindLabel(kind: EditKind): string {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
