import { describe, expect, test } from 'vitest';
import { type AiBench, ANSWER, EDITS, FEEDBACK } from '#testing/ai-bench.ts';
import { TEXTS } from '#testing/provider-suite.ts';

/** What a language model's corrector does when it is asked for the edits only. */
export function describeAiEdits<Body>(bench: AiBench<Body>): void {
  const { name, ai, wire, server, asked, lastOf, done, answerInTurn, requestsOf } = bench;

  describe('asked for edits only', () => {
    const wrong = EDITS.replace('"frend"', '"fiend"');
    const systems = async (work: () => Promise<unknown>) => (await requestsOf(work)).map(wire.systemIn);
    const [asksEdits, asksAll] = [expect.stringContaining('Never repeat'), expect.stringContaining('correctedDay')];

    test('the texts come out corrected, with one call', async () => {
      server().answerWith(wire.says(EDITS));
      let last: unknown;
      const told = await systems(async () => {
        last = await lastOf({ mode: 'edits' });
      });
      expect(told).toEqual([asksEdits]);
      const { correctedDay, correctedGrateful, explanations } = FEEDBACK;
      const feedback = { finishReason: 'STOP', lang: 'en', correctedDay, correctedGrateful, checked_by: name };
      expect(last).toMatchObject({ type: 'done', feedback });
      expect(last).toHaveProperty('feedback.explanations.0', explanations[0]);
      expect(last).not.toHaveProperty('spent');
    });

    test('the text is told as the edits come', async () => {
      server().answerWith(wire.says(EDITS, wire.stop, 5));
      const told = (await asked({ mode: 'edits' })).filter(({ type }) => type === 'partial');
      expect(told).toEqual([{ type: 'partial', corrected: { correctedDay: 'I went home. 🏖️' } }]);
    });

    test.each([
      ['words that are not there', wire.says(wrong)],
      ['an answer that cannot be read', wire.says(EDITS.slice(0, 50))],
    ])('%s: the whole is asked for, and no call is left', async (_, first) => {
      answerInTurn(first, wire.says(ANSWER));
      let last: unknown;
      const told = await systems(async () => {
        last = await lastOf({ mode: 'edits' });
      });
      expect(told).toEqual([asksEdits, asksAll]);
      expect(last).toEqual({ type: 'done', feedback: { ...FEEDBACK, checked_by: name }, spent: true });
    });

    test('never more than two calls, however bad the answers are', async () => {
      server().answerWith(wire.says(wrong));
      const told = await systems(async () => {
        expect(await lastOf({ mode: 'edits' })).toEqual({ type: 'unreadable', spent: true });
      });
      expect(told).toHaveLength(2);
    });

    test('a refusal is final', async () => {
      server().answerWith(wire.says('', ai.full));
      const told = await systems(async () => {
        expect(await lastOf({ mode: 'edits' })).toEqual(done('MAX_TOKENS'));
      });
      expect(told).toHaveLength(1);
    });

    test.each([{ minimal: true }, { once: true }] as const)('with %j it is asked for the whole, once', async (only) => {
      server().answerWith(wire.says(ANSWER));
      const told = await systems(() => asked({ mode: 'edits' }, { ...TEXTS, ...only }));
      expect(told).toEqual([asksAll]);
    });
  });
}
