import { describe, expect, test } from 'vitest';
import { ENGLISH_RULES } from '#server/adapters/corrector/basic/english/english-rules.ts';
import { lean } from '#server/adapters/corrector/basic/english/lean.ts';
import { re } from '#server/adapters/corrector/basic/rule.ts';

describe('lean', () => {
  const pattern = re`(?<word>[\p{L}'-]+) \p{L}\p{N}*(?=[.,]|\b)`;

  test('finds the same in a text of Latin letters', () => {
    for (const text of ['Zoë and I', "don't 7b or a1", 'naïve café-goers, x2', 'a_b c', '… é à'])
      expect([...text.matchAll(lean(pattern))].map(String)).toEqual([...text.matchAll(pattern)].map(String));
  });

  test('keeps the flags and asks for no letters of the whole world', () => {
    expect(lean(pattern).flags).toBe(pattern.flags);
    expect(lean(pattern).source).not.toMatch(/\\p\{[LMN]\}/);
  });
});

test('the rules for English are lean', () => {
  for (const rule of ENGLISH_RULES) if ('pattern' in rule) expect(rule.pattern.source).not.toMatch(/\\p\{[LMN]\}/);
});
