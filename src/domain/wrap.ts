import type { Piece } from '#domain/diff.ts';
import { graphemes, tokensOf } from '#domain/segments.ts';

/** A line of the side-by-side view: what stands in it on either side. */
export type Row<P extends Piece = Piece> = { readonly corrected: readonly P[]; readonly original: readonly P[] };

/** How many cells, each as wide as an ordinary character, a text takes. */
export type Measure = (text: string) => number;

/** The narrowest line, in characters (spec §9). */
export const MIN_CHARS_PER_LINE = 10;

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;

const PRINTABLE_ASCII = /^[ -~]*$/;

/** Cells by rule of thumb: Chinese, Japanese, Korean and emoji count double. */
export const cellsOf: Measure = (text) =>
  PRINTABLE_ASCII.test(text) ? text.length : graphemes(text).reduce((sum, g) => sum + (WIDE.test(g) ? 2 : 1), 0);

/**
 * A diff as rows that fit `charsPerLine` cells on both sides (10 at least, spec §9), with the same words facing each other.
 * Lines end between words where they can, never inside a character, and wherever the text itself ends one; white space and
 * a closing sign may hang over the edge. All pieces of a side, joined over the rows, are its text; a piece that is cut keeps
 * what else it carries.
 */
export function wrapDiff<P extends Piece>(
  pieces: readonly P[],
  charsPerLine: number,
  measure: Measure = cellsOf,
): Row<P>[] {
  const filler = new RowFiller<P>(Math.max(MIN_CHARS_PER_LINE, charsPerLine || 0), measure);
  pieces.forEach((piece, at) => {
    const before = pieces[at - 1];
    if (piece.type === 'equal') filler.same(piece);
    else if (piece.type === 'added') filler.change(before?.type === 'removed' ? before : undefined, piece);
    else if (pieces[at + 1]?.type !== 'added') filler.change(piece, undefined);
  });
  return filler.finish();
}

type Side<P> = { pieces: P[]; sources: P[]; used: number };
const emptySide = <P>(): Side<P> => ({ pieces: [], sources: [], used: 0 });

/** Fills one row after the other; `used` counts white space at the end too, so that the next word is measured from there. */
class RowFiller<P extends Piece> {
  private rows: Row<P>[] = [];
  private corrected = emptySide<P>();
  private original = emptySide<P>();
  private readonly width: number;
  private readonly measure: Measure;

  constructor(width: number, measure: Measure) {
    this.width = width;
    this.measure = measure;
  }

  /** Text that stands on both sides. */
  same(piece: P): void {
    for (const unit of this.unitsOf(piece.text)) {
      if (!this.fits(this.corrected, unit) || !this.fits(this.original, unit)) this.flush();
      this.put(this.corrected, piece, unit);
      this.put(this.original, piece, unit);
      if (unit.endsWith('\n')) this.flush();
    }
  }

  /** Text that was replaced: in one row if a row can hold it, else each side on as many as it needs. */
  change(removed: P | undefined, added: P | undefined): void {
    const [before, after] = [removed?.text ?? '', added?.text ?? ''];
    const fitsHere = this.fits(this.original, before) && this.fits(this.corrected, after);
    const fitsRow = this.cells(before) <= this.width && this.cells(after) <= this.width;
    if (!fitsHere && fitsRow) this.flush();
    const [goes, comes] = [this.unitsOf(before), this.unitsOf(after)];
    while (goes.length > 0 || comes.length > 0) {
      const endsBefore = this.fill(this.original, removed, goes);
      const endsAfter = this.fill(this.corrected, added, comes);
      if (goes.length > 0 || comes.length > 0 || endsBefore || endsAfter) this.flush();
    }
  }

  finish(): Row<P>[] {
    this.flush();
    return this.rows;
  }

  /** Moves units of a piece into the row while they fit; true when the text itself ends the line. */
  private fill(side: Side<P>, piece: P | undefined, units: string[]): boolean {
    for (let unit = units[0]; piece && unit !== undefined && this.fits(side, unit); unit = units[0]) {
      this.put(side, piece, unit);
      units.shift();
      if (unit.endsWith('\n')) return true;
    }
    return false;
  }

  /** A row that holds nothing takes anything, as a unit is never wider than a row or cannot be cut; closing signs hang over. */
  private fits(side: Side<P>, unit: string): boolean {
    return side.used === 0 || CLOSING_ONLY.test(unit) || side.used + this.cells(unit) <= this.width;
  }

  private cells(text: string): number {
    return this.measure(text.trimEnd());
  }

  private put(side: Side<P>, piece: P, text: string): void {
    const at = side.pieces.length - 1;
    const last = side.pieces[at];
    if (last && side.sources[at] === piece) side.pieces[at] = { ...piece, text: last.text + text };
    else {
      side.pieces.push({ ...piece, text });
      side.sources.push(piece);
    }
    side.used += this.measure(text);
  }

  private flush(): void {
    if (this.corrected.pieces.length > 0 || this.original.pieces.length > 0) {
      this.rows.push({ corrected: this.corrected.pieces, original: this.original.pieces });
    }
    this.corrected = emptySide();
    this.original = emptySide();
  }

  /** Words with the punctuation and white space that follows them; a word wider than a row in parts that fit. */
  private unitsOf(text: string): string[] {
    return wordUnits(text).flatMap((unit) => (this.cells(unit) <= this.width ? [unit] : this.parts(unit)));
  }

  private parts(word: string): string[] {
    const parts: string[] = [];
    let open = '';
    for (const character of graphemes(word)) {
      if (open !== '' && this.cells(open + character) > this.width) {
        parts.push(open);
        open = '';
      }
      open += character;
    }
    return [...parts, open];
  }
}

/** Where a line does not end: before closing signs and white space, and after opening signs. */
const STAYS_WITH_LAST = /^[\s\p{Pe}\p{Pf}\p{Po}]/u;
const CLOSING_ONLY = /^[\p{Pe}\p{Pf}.,:;!?…。、，！？]?\s*$/u;
const OPENS = /[\p{Ps}\p{Pi}]$/u;

/** One word of Latin letters or a gap, such as most pieces of a diff are: there is nothing to find out about it. */
const PLAIN = /^(?:[a-z0-9\u00c0-\u024f]+|[a-z0-9\u00c0-\u024f]* )$/i;

/** Stretches between which a line may end; each ends after its white space, and a line break ends one. */
export function wordUnits(text: string): string[] {
  if (PLAIN.test(text)) return [text];
  const units: string[] = [];
  for (const token of tokensOf(text)) {
    const last = units.at(-1);
    if (last !== undefined && !last.endsWith('\n') && (STAYS_WITH_LAST.test(token) || OPENS.test(last))) {
      units[units.length - 1] = last + token;
    } else units.push(token);
  }
  return units;
}
