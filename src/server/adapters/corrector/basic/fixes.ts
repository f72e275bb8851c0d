import type { Fix } from '#domain/edits.ts';
import type { Finding } from '#server/adapters/corrector/basic/finding.ts';

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

export type Range = { readonly start: number; readonly end: number };

/** Ranges share a character, or one is an insertion at an edge of the other. */
export function meets(a: Range, b: Range): boolean {
  const isInsertion = a.start === a.end || b.start === b.end;
  return isInsertion ? a.start <= b.end && b.start <= a.end : a.start < b.end && b.start < a.end;
}

/** Drops fixes that meet an earlier one of the list, and orders the rest by their place. */
export function selectFixes(fixes: readonly Finding[]): Finding[] {
  const taken: Finding[] = [];
  for (const fix of fixes) if (!taken.some((other) => meets(fix, other))) taken.push(fix);
  return taken.sort((a, b) => a.start - b.start);
}

const PIECES = /[\p{L}\p{M}\p{N}'’-]+|\s|[^\p{L}\p{M}\p{N}\s]/gu;

/** Narrows a fix to the words that really change; undefined when none does. */
export function trimFix(text: string, fix: Finding): Finding | undefined {
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
 * Fixes that meet become one.
 */
export function composeFixes(text: string, first: readonly Finding[], second: readonly Finding[]): Finding[] {
  const middle = applyFixes(text, first);
  const composed: Finding[] = [];
  let shift = 0;
  for (const cluster of clustersOf(first, second)) {
    composed.push(...composeCluster(text, middle, cluster, shift));
    for (const { old } of cluster) if (old) shift += old.replacement.length - (old.end - old.start);
  }
  return composed;
}

/**
 * What was found in the text after the fixes, placed in the text before them. What meets a fix has no place there and is
 * dropped.
 */
export function placeBefore(fixes: readonly Finding[], found: readonly Finding[]): Finding[] {
  const placed = placeInResult(fixes);
  return found.flatMap((finding) => {
    if (placed.some((item) => meets(item, finding))) return [];
    const before = placed.filter(({ end }) => end <= finding.start);
    const shift = before.reduce((sum, { old }) => sum + old.replacement.length - (old.end - old.start), 0);
    return { ...finding, start: finding.start - shift, end: finding.end - shift };
  });
}

/** A fix of one of the rounds, placed in the text between the rounds. */
type Item = Range & { readonly old?: Finding; readonly late?: Finding };

/** Fixes of both rounds that meet, in order. */
function clustersOf(first: readonly Finding[], second: readonly Finding[]): Item[][] {
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
function placeInResult(fixes: readonly Finding[]): (Range & { readonly old: Finding })[] {
  let shift = 0;
  return fixes.map((old) => {
    const start = old.start + shift;
    shift += old.replacement.length - (old.end - old.start);
    return { start, end: start + old.replacement.length, old };
  });
}

/** What is told of a cluster: the latest reason, but of a misspelled word at the start of a sentence not the capital. */
const reasonOf = (old: readonly Finding[], late: readonly Finding[]): Finding | undefined =>
  [...old, ...late].findLast(({ kind }) => kind !== 'capital') ?? late.at(-1);

/** One fix for a cluster; `shift` is how far the first round has moved the text before it. None where all is undone. */
function composeCluster(text: string, middle: string, cluster: readonly Item[], shift: number): Finding[] {
  const old = cluster.flatMap((item) => item.old ?? []);
  const late = cluster.flatMap((item) => item.late ?? []);
  const reason = reasonOf(old, late);
  if (late.length === 0 || reason === undefined) return old;
  const { start, end } = rangeOf(cluster);
  const inside = late.map((fix) => ({ ...fix, start: fix.start - start, end: fix.end - start }));
  const growth = cluster.reduce((sum, { old }) => sum + (old ? old.replacement.length - (old.end - old.start) : 0), 0);
  const replacement = applyFixes(middle.slice(start, end), inside);
  const whole = { ...reason, start: start - shift, end: end - shift - growth, replacement };
  const fix = trimFix(text, whole);
  return fix ? [fix] : [];
}
