import { describe, expect, test } from 'vitest';
import { applyFixes, selectFixes } from '#server/adapters/corrector/basic/fixes.ts';
import { findFixes } from '#server/adapters/corrector/basic/rule.ts';
import { loadRules } from '#testing/basic-rules.ts';

const RULES = loadRules();
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

describe.each(RULES.map((rule) => [rule.id, rule] as const))('%s', (_, rule) => {
  test.each(rule.mends)('mends «%s» as «%s»', (wrong, right) => {
    const fixes = selectFixes(findFixes(rule, wrong));
    expect(applyFixes(wrong, fixes)).toBe(right);
    for (const { explanation } of fixes) expect([...graphemes.segment(explanation)].length).toBeLessThanOrEqual(100);
  });

  test.each(rule.leaves.map((text) => [text]))('leaves «%s» alone', (text) => {
    expect(findFixes(rule, text)).toEqual([]);
  });

  test('leaves the sentences alone that it has mended', () => {
    for (const [, right] of rule.mends) expect(findFixes(rule, right)).toEqual([]);
  });

  test('shows a mistake that it mends and a sentence that it leaves alone', () => {
    expect(rule.mends.length).toBeGreaterThan(0);
    expect(rule.leaves.length).toBeGreaterThan(0);
  });
});

test('every rule has a name of its own', () => {
  const ids = RULES.map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});
