import { describe, expect, test } from 'vitest';
import { PARTS } from '#domain/entry.ts';
import { isRewrite } from '#domain/rewrite.ts';
import { fullAnswer, readAnswer } from '#server/adapters/corrector/ai-answer.ts';
import { answerIn, costOf, meanTokens, tokensOf } from '#server/adapters/corrector/ai-cost/cost.ts';
import { PRICES } from '#server/adapters/corrector/ai-cost/prices.ts';
import { RECORDED } from '#server/adapters/corrector/ai-cost/recorded.ts';
import { countTokens } from '#server/adapters/corrector/ai-cost/tokens.ts';
import { editsAnswer, readEdits } from '#server/adapters/corrector/ai-edits.ts';

describe.each(RECORDED.map((recorded) => [recorded.entry.inputDay.slice(0, 30), recorded] as const))(
  'the recorded answer to «%s…»',
  (_, recorded) => {
    const { entry } = recorded;
    const [full, edits] = [answerIn('full', recorded), answerIn('edits', recorded)];

    test('has the shape that is asked for, in both modes', () => {
      expect(fullAnswer.parse(JSON.parse(full))).toEqual(JSON.parse(full));
      expect(editsAnswer.parse(JSON.parse(edits))).toEqual(JSON.parse(edits));
    });

    test('comes to the same feedback in both modes, with nothing cut and nothing rewritten', () => {
      const feedback = readAnswer(entry, full, 'gemini');
      expect(readEdits(entry, edits, 'gemini')).toEqual(feedback);
      expect(feedback?.explanations).toHaveLength(recorded.edits.length);
      expect(feedback?.explanations?.filter(({ explanation }) => explanation.endsWith('…'))).toEqual([]);
      expect(feedback && isRewrite(entry, feedback, recorded.lang)).toBe(false);
      for (const part of PARTS) if (entry[`input${part}`] === '') expect(feedback?.[`corrected${part}`]).toBe('');
    });

    test('is shorter by edits', () => {
      expect(tokensOf('edits', recorded).output).toBeLessThan(tokensOf('full', recorded).output);
    });
  },
);

test('tokens are counted by script', () => {
  expect(countTokens('')).toBe(0);
  expect(countTokens('a cat in a hat..')).toBe(4);
  expect(countTokens('кошка!')).toBe(3);
  expect(countTokens('日本語')).toBe(3);
});

test('a price is for a million tokens, a cost for a thousand entries', () => {
  const price = { corrector: 'a', model: 'b', input: 2, output: 10, tokens: 1.5, source: 'ours' };
  expect(costOf({ input: 500, output: 100 }, price)).toBeCloseTo(1.5 * (0.5 * 2 + 0.1 * 10));
});

test('every language model has its price', () => {
  expect(PRICES.map(({ corrector }) => corrector)).toEqual(['gemini', 'openai-compatible', 'anthropic']);
  for (const price of PRICES)
    expect(costOf(meanTokens('edits', RECORDED), price)).toBeLessThan(costOf(meanTokens('full', RECORDED), price));
});
