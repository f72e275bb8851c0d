import type { Fix } from '#domain/edits.ts';

/** The text after the fixes, which must not overlap and stand in order. */
export function applyFixes(text: string, fixes: readonly Fix[]): string {
  let out = '';
  let at = 0;
  for (const fix of fixes) {
    out += text.slice(at, fix.start) + fix.replacement;
    at = fix.end;
  }
  return out + text.slice(at);
}

type Range = { readonly start: number; readonly end: number };

/** Ranges share a character, or one is an insertion at an edge of the other. */
function meets(a: Range, b: Range): boolean {
  const isInsertion = a.start === a.end || b.start === b.end;
  return isInsertion ? a.start <= b.end && b.start <= a.end : a.start < b.end && b.start < a.end;
}

/** Drops fixes that meet an earlier one of the list, and orders the rest by their place. */
export function selectFixes(fixes: readonly Fix[]): Fix[] {
  const taken: Fix[] = [];
  for (const fix of fixes) if (!taken.some((other) => meets(fix, other))) taken.push(fix);
  return taken.sort((a, b) => a.start - b.start);
}

const PIECES = /[\p{L}\p{M}\p{N}'’-]+|\s|[^\p{L}\p{M}\p{N}\s]/gu;

/** Narrows a fix to the words that really change; undefined when none does. */
export function trimFix(text: string, fix: Fix): Fix | undefined {
  const before = text.slice(fix.start, fix.end).match(PIECES) ?? [];
  const after = fix.replacement.match(PIECES) ?? [];
  let left = 0;
  while (left < Math.min(before.length, after.length) && before[left] === after[left]) left++;
  let right = 0;
  const most = Math.min(before.length, after.length) - left;
  while (right < most && before.at(-1 - right) === after.at(-1 - right)) right++;
  const start = fix.start + before.slice(0, left).join('').length;
  const end = fix.end - before.slice(before.length - right).join('').length;
  const replacement = after.slice(left, after.length - right).join('');
  return start === end && replacement === '' ? undefined : { ...fix, start, end, replacement };
}

/**
 * Two rounds as one: `first` are fixes of the text, `second` fixes of the text after the first round. Where they meet
 * they become one fix with the later reason.
 */
export function composeFixes(text: string, first: readonly Fix[], second: readonly Fix[]): Fix[] {
  const middle = applyFixes(text, first);
  const placed = placeInResult(first);
  const out: Fix[] = [];
  const absorbed = new Set<Fix>();
  for (const fix of second) {
    const met = placed.filter(({ range }) => meets(range, fix));
    for (const { fix: old } of met) absorbed.add(old);
    out.push(mergeInto(text, middle, fix, met, placed));
  }
  const rest = first.filter((fix) => !absorbed.has(fix));
  return selectFixes([...out, ...rest].filter((fix) => text.slice(fix.start, fix.end) !== fix.replacement));
}

type Placed = { readonly fix: Fix; readonly range: Range; readonly shift: number };

/** Where each fix ends up in the corrected text, and by how much the text after it is shifted. */
function placeInResult(fixes: readonly Fix[]): Placed[] {
  let shift = 0;
  return fixes.map((fix) => {
    const start = fix.start + shift;
    shift += fix.replacement.length - (fix.end - fix.start);
    return { fix, range: { start, end: start + fix.replacement.length }, shift };
  });
}

function mergeInto(text: string, middle: string, fix: Fix, met: readonly Placed[], placed: readonly Placed[]): Fix {
  const from = Math.min(fix.start, ...met.map(({ range }) => range.start));
  const to = Math.max(fix.end, ...met.map(({ range }) => range.end));
  const replacement = middle.slice(from, fix.start) + fix.replacement + middle.slice(fix.end, to);
  const start = Math.min(back(fix.start, placed), ...met.map((m) => m.fix.start));
  const end = Math.max(back(fix.end, placed), ...met.map((m) => m.fix.end));
  const merged = { ...fix, start, end, replacement };
  return trimFix(text, merged) ?? merged;
}

/** A place in the corrected text as a place in the text before. */
function back(at: number, placed: readonly Placed[]): number {
  const last = placed.findLast(({ range }) => range.end <= at);
  return at - (last?.shift ?? 0);
}
