import { describe, expect, test } from 'vitest';
import { ENGLISH_RULES } from '#server/adapters/corrector/basic/english/english-rules.ts';
import { applyFixes, selectFixes } from '#server/adapters/corrector/basic/fixes.ts';
import { articleRule } from '#server/adapters/corrector/basic/french/article-rule.ts';
import { loadGenders } from '#server/adapters/corrector/basic/french/noun-data.ts';
import { SENTENCE_RULES as FRENCH } from '#server/adapters/corrector/basic/french/sentence-rules.ts';
import { loadNouns } from '#server/adapters/corrector/basic/german/noun-data.ts';
import { nounPhraseRule } from '#server/adapters/corrector/basic/german/noun-phrase.ts';
import { SENTENCE_RULES as GERMAN } from '#server/adapters/corrector/basic/german/sentence-rules.ts';
import { findFixes, type Rule } from '#server/adapters/corrector/basic/rule.ts';
import { SPANISH_RULES } from '#server/adapters/corrector/basic/spanish/spanish.ts';

const RULES: readonly Rule[] = [
  ...ENGLISH_RULES,
  nounPhraseRule(loadNouns()),
  ...GERMAN,
  ...SPANISH_RULES,
  ...FRENCH,
  articleRule(loadGenders()),
];
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
