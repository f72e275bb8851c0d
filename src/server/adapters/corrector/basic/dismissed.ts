import type { Range } from '#server/adapters/corrector/basic/fixes.ts';
import type { Dismissed } from '#server/ports/corrector.ts';

/** Whether the learner has said of this change that they meant what they wrote. */
export type IsDismissed = (text: string, change: Range & { readonly replacement: string }) => boolean;

/** Case, white space and the shape of apostrophes make no other change. */
const plain = (words: string): string =>
  words.normalize('NFC').toLowerCase().replace(/[’ʼ]/g, "'").replace(/\s+/g, ' ').trim();
const keyOf = (original: string, replacement: string): string => `${plain(original)}\n${plain(replacement)}`;

/**
 * Told by the words alone, so a change counts as dismissed wherever it is made again. The learner may have been shown it
 * with the rest of its word or with the words beside it, as an insertion must be to say anything.
 */
export function dismissedBy(dismissed: readonly Dismissed[]): IsDismissed {
  if (dismissed.length === 0) return () => false;
  const keys = new Set(dismissed.map(({ original, replacement }) => keyOf(original, replacement)));
  return (text, { start, end, replacement }) => {
    const original = text.slice(start, end);
    return framesOf(text, start, end).some(([before, after]) =>
      keys.has(keyOf(before + original + after, before + replacement + after)),
    );
  };
}

/** What stands around a change: nothing, the rest of its word, and the words beside it. */
function framesOf(text: string, start: number, end: number): [before: string, after: string][] {
  const before = text.slice(Math.max(0, start - 100), start);
  const after = text.slice(end, end + 100);
  const [head, tail] = [found(/[\p{L}\p{M}\p{N}'’-]*$/u, before), found(/^[\p{L}\p{M}\p{N}'’-]*/u, after)];
  const [left, right] = [found(/[^\s.!?…]*\s*\S*$/u, before), found(/^\S*\s*[^\s.,;:!?…]*/u, after)];
  return ['', head, left].flatMap((b) => ['', tail, right].map((a): [string, string] => [b, a]));
}

const found = (pattern: RegExp, text: string): string => pattern.exec(text)?.[0] ?? '';
