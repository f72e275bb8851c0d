import { align, type Budget, MAX_CELLS, type Match } from '#domain/align.ts';
import { tokensOf } from '#domain/segments.ts';

/** A stretch of text that stayed, went or came. */
export type Piece = { readonly type: 'equal' | 'removed' | 'added'; readonly text: string };

/**
 * How the original became the corrected text, word by word; every character is kept. Equal and removed pieces joined are
 * the original, equal and added ones the corrected text; a change is a removed piece, an added one, or both in this order.
 * Bounded in time: texts too long to align are aligned by paragraph, and what is still too long is replaced as a whole.
 */
export function diffTokens(original: string, corrected: string, lang?: string): Piece[] {
  const budget: Budget = { cells: MAX_CELLS };
  const a = tokensOf(original, lang);
  const b = tokensOf(corrected, lang);
  const matches = align(a, b, budget);
  const found = matches ? runs(a, b, matches) : byParagraph(original, corrected, budget, lang);
  return joined(slid(found)).flatMap(piecesOf);
}

type Run = { readonly same: boolean; readonly a: readonly string[]; readonly b: readonly string[] };

/** What stays, token by token, and what changes between. */
function runs(a: readonly string[], b: readonly string[], matches: readonly Match[]): Run[] {
  const found: Run[] = [];
  let i = 0;
  let j = 0;
  for (const [ma, mb] of [...matches, [a.length, b.length] as const]) {
    if (ma > i || mb > j) found.push({ same: false, a: a.slice(i, ma), b: b.slice(j, mb) });
    const token = a[ma];
    if (token !== undefined) found.push({ same: true, a: [token], b: [token] });
    i = ma + 1;
    j = mb + 1;
  }
  return found;
}

const paragraphsOf = (text: string): string[] => text.split(/(?<=\n)/);

function byParagraph(original: string, corrected: string, budget: Budget, lang: string | undefined): Run[] {
  const a = paragraphsOf(original);
  const b = paragraphsOf(corrected);
  const matches = align(a, b, budget) ?? [];
  return runs(a, b, matches).flatMap((run) => (run.same ? [run] : refined(run, budget, lang)));
}

/** Changed paragraphs word by word if the budget allows it, as they are if not. */
function refined(run: Run, budget: Budget, lang: string | undefined): Run[] {
  const a = tokensOf(run.a.join(''), lang);
  const b = tokensOf(run.b.join(''), lang);
  const matches = align(a, b, budget);
  return matches ? runs(a, b, matches) : [run];
}

/** An insertion or removal of « word» before a space is told as one of «word »: it reads better beginning with its word. */
function slid(all: readonly Run[]): Run[] {
  const turned = [...all];
  turned.forEach((run, at) => {
    const next = turned[at + 1];
    const lone = run.same ? [] : run.a.length === 0 ? run.b : run.b.length === 0 ? run.a : [];
    const space = lone[0];
    if (lone.length < 2 || space?.trim() !== '' || !next?.same || next.a[0] !== space) return;
    const turn = (tokens: readonly string[]) => [...tokens.slice(1), ...tokens.slice(0, 1)];
    turned[at] = next;
    turned[at + 1] = { same: false, a: turn(run.a), b: turn(run.b) };
  });
  return turned;
}

/** Neighbours of a kind in one run. */
function joined(all: readonly Run[]): Run[] {
  const groups: { same: boolean; a: string[]; b: string[] }[] = [];
  for (const run of all) {
    const last = groups.at(-1);
    if (last?.same === run.same) {
      last.a.push(...run.a);
      last.b.push(...run.b);
    } else groups.push({ same: run.same, a: [...run.a], b: [...run.b] });
  }
  return groups;
}

function piecesOf(run: Run): Piece[] {
  if (run.same) return [{ type: 'equal', text: run.a.join('') }];
  const change: Piece[] = [
    { type: 'removed', text: run.a.join('') },
    { type: 'added', text: run.b.join('') },
  ];
  return change.filter(({ text }) => text !== '');
}
