import { diffTokens, type Piece } from '#domain/diff.ts';

/** One change from the original to the corrected text: UTF-16 offsets into the original, and what came in its place. */
export type Change = {
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly replacement: string;
};

/** How far apart, in UTF-16 units, the two ends of a moved word may lie to be told as one change of word order. */
const MAX_MOVE = 60;

/**
 * Every change between two texts, in order and without overlap: putting each replacement in place of its original gives the
 * corrected text exactly. Neighbouring words stay changes of their own; a word that only moved is one change with what it
 * moved over. `lang`: ISO 639-1, when known, for where words end.
 */
export function extractEdits(original: string, corrected: string, lang?: string): Change[] {
  return joinMoves(original, changesOf(diffTokens(original, corrected, lang)));
}

function changesOf(pieces: readonly Piece[]): Change[] {
  const changes: Change[] = [];
  let at = 0;
  let open: Change | undefined;
  const close = () => {
    if (open) changes.push(open);
    open = undefined;
  };
  for (const { type, text } of pieces) {
    if (type === 'equal') {
      close();
      at += text.length;
      continue;
    }
    open ??= { start: at, end: at, original: '', replacement: '' };
    if (type === 'added') open = { ...open, replacement: open.replacement + text };
    else {
      at += text.length;
      open = { ...open, end: at, original: open.original + text };
    }
  }
  close();
  return changes;
}

const bagOf = (text: string): string => text.toLowerCase().trim().split(/\s+/).sort().join(' ');

/** Two neighbouring changes as one, when together they put the same words in another order; undefined when they do not. */
function asMove(text: string, a: Change, b: Change): Change | undefined {
  if (b.start - a.end > MAX_MOVE) return undefined;
  const original = text.slice(a.start, b.end);
  const replacement = a.replacement + text.slice(a.end, b.start) + b.replacement;
  const isMove = /\S/.test(a.original + b.original) && bagOf(original) === bagOf(replacement);
  return isMove ? { start: a.start, end: b.end, original, replacement } : undefined;
}

function joinMoves(text: string, changes: readonly Change[]): Change[] {
  const joined: Change[] = [];
  for (let i = 0; i < changes.length; i += 1) {
    const [change, next] = [changes[i], changes[i + 1]];
    if (!change) continue;
    const move = next && asMove(text, change, next);
    joined.push(move ?? change);
    if (move) i += 1;
  }
  return joined;
}

/** The text with its changes made; the inverse of `extractEdits`. */
export function applyEdits(original: string, changes: readonly Omit<Change, 'original'>[]): string {
  let out = '';
  let at = 0;
  for (const { start, end, replacement } of [...changes].sort((a, b) => a.start - b.start)) {
    out += original.slice(at, start) + replacement;
    at = end;
  }
  return out + original.slice(at);
}
