import type { Try } from '#domain/tries.ts';
import { type ComparedPiece, type Comparison, kindLabel, type Mark } from '#web/feedback/compare.ts';
import { t } from '#web/languages/t.ts';

/** A place that was corrected: where it is and what kind of mistake, and what a try there is held against. */
export type Place = Omit<Try, 'tried'> & { readonly kind: string };
/** The learner's text in order: what stayed as they wrote it, and the places. */
export type Stretch = string | Place;

export const isPlace = (stretch: Stretch): stretch is Place => typeof stretch !== 'string';

/** The learner's own text with the places to try. Nobody sees white space, so where only that was changed is no place. */
export function stretchesOf({ pieces }: Comparison): Stretch[] {
  const stretches: Stretch[] = [];
  const text = (words: string) => {
    const last = stretches.at(-1);
    if (typeof last === 'string') stretches[stretches.length - 1] = last + words;
    else if (words !== '') stretches.push(words);
  };
  for (const [n, piece] of pieces.entries()) {
    if (piece.type === 'equal') text(piece.text);
    // What came for what went was told with it.
    if (piece.type === 'equal' || (piece.type === 'added' && pieces[n - 1]?.type === 'removed')) continue;
    const [gone, came] = changeAt(pieces, n);
    const [, lead = '', original = '', tail = ''] = /^(\s*)(.*?)(\s*)$/s.exec(gone) ?? [];
    const corrected = came.trim();
    text(lead);
    if (original !== corrected) stretches.push({ original, corrected, kind: kindOf(piece.mark, original, corrected) });
    else text(original);
    text(tail);
  }
  return stretches;
}

/** What went and what came at a piece that begins a change. */
function changeAt(pieces: readonly ComparedPiece[], n: number): [gone: string, came: string] {
  const [piece, next] = [pieces[n], pieces[n + 1]];
  if (piece?.type === 'added') return ['', piece.text];
  return [piece?.text ?? '', next?.type === 'added' ? next.text : ''];
}

/** The kinds of a change by their names; where nobody named one, what one sees. */
function kindOf(mark: Mark | undefined, original: string, corrected: string): string {
  const kinds = [...new Set(mark?.edits.map(({ kind }) => kindLabel(kind)))];
  if (kinds.length > 0) return kinds.join(', ');
  if (original === '') return kindLabel('missing-word');
  return corrected === '' ? kindLabel('extra-word') : t('Another way');
}
