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
 * Two rounds as one: `first` are fixes of the text, `second` fixes of the text after the first round; both stand in order.
 * Fixes that meet become one, with the later reason.
 */
export function composeFixes(text: string, first: readonly Fix[], second: readonly Fix[]): Fix[] {
  const middle = applyFixes(text, first);
  const composed: Fix[] = [];
  let shift = 0;
  for (const cluster of clustersOf(first, second)) {
    composed.push(...composeCluster(text, middle, cluster, shift));
    for (const { old } of cluster) if (old) shift += old.replacement.length - (old.end - old.start);
  }
  return composed;
}

/** A fix of one of the rounds, placed in the text between the rounds. */
type Item = Range & { readonly old?: Fix; readonly late?: Fix };

/** Fixes of both rounds that meet, in order. */
function clustersOf(first: readonly Fix[], second: readonly Fix[]): Item[][] {
  const items = [...placeInResult(first), ...second.map((fix) => ({ start: fix.start, end: fix.end, late: fix }))];
  items.sort((a, b) => a.start - b.start || a.end - b.end);
  const clusters: Item[][] = [];
  for (const item of items) {
    const last = clusters.at(-1);
    if (last && meets(rangeOf(last), item)) last.push(item);
    else clusters.push([item]);
  }
  return clusters;
}

const rangeOf = (items: readonly Range[]): Range => ({
  start: Math.min(...items.map(({ start }) => start)),
  end: Math.max(...items.map(({ end }) => end)),
});

/** Where each fix of the first round ends up in the corrected text. */
function placeInResult(fixes: readonly Fix[]): Item[] {
  let shift = 0;
  return fixes.map((old) => {
    const start = old.start + shift;
    shift += old.replacement.length - (old.end - old.start);
    return { start, end: start + old.replacement.length, old };
  });
}

/** One fix for a cluster; `shift` is how far the first round has moved the text before it. None where all is undone. */
function composeCluster(text: string, middle: string, cluster: readonly Item[], shift: number): Fix[] {
  const late = cluster.flatMap((item) => item.late ?? []);
  const reason = late.at(-1);
  if (reason === undefined) return cluster.flatMap((item) => item.old ?? []);
  const { start, end } = rangeOf(cluster);
  const inside = late.map((fix) => ({ ...fix, start: fix.start - start, end: fix.end - start }));
  const growth = cluster.reduce((sum, { old }) => sum + (old ? old.replacement.length - (old.end - old.start) : 0), 0);
  const replacement = applyFixes(middle.slice(start, end), inside);
  const whole = { ...reason, start: start - shift, end: end - shift - growth, replacement };
  const fix = trimFix(text, whole);
  return fix ? [fix] : [];
}
