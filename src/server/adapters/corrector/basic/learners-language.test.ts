import { afterAll, describe, expect, test } from 'vitest';
import { createBasicCorrector } from '#server/adapters/corrector/basic/basic-corrector.ts';
import type { CorrectionRequest } from '#server/ports/corrector.ts';

const corrector = createBasicCorrector({ workerUrl: new URL('./basic-worker.ts', import.meta.url) });
afterAll(() => corrector.close?.());

async function feedbackOf(request: CorrectionRequest) {
  for await (const event of corrector.correct(request, new AbortController().signal))
    if (event.type === 'done') return event.feedback;
  throw new Error('no feedback');
}

const DAY = 'Yesterday i go to the libary with my freinds. She like [映画館] and we was hungry , but I dont mind.';
const entry = { inputDay: DAY, inputWell: '', inputGrateful: 'I am grateful of informations and a apple.' };

describe('an English entry, through the worker', () => {
  test('is explained in Japanese to who speaks Japanese', async () => {
    const { edits = [], topMistakes, note, correctedDay } = await feedbackOf({ ...entry, lang_native: 'ja' });
    expect(correctedDay).toBe(
      "Yesterday I went to the library with my friends. She likes [映画館] and we were hungry, but I don't mind.",
    );
    expect(edits.length).toBeGreaterThan(8);
    for (const told of [...edits.map(({ explanation }) => explanation), ...topMistakes.map((top) => top.explanation)]) {
      expect(told).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u);
      // Latin letters only in quoted words and in names of forms and words of grammar.
      expect(told.replace(/「[^」]*」/gu, '')).not.toMatch(/[A-Za-z]{3,} [A-Za-z]{2,}/);
    }
    expect(note).toContain('［かっこ］');
  });

  test('is explained in English to who speaks a language that we do not', async () => {
    const { edits = [] } = await feedbackOf({ ...entry, lang_native: 'ko' });
    for (const { explanation } of edits) expect(explanation).toMatch(/^[\p{Script=Latin}\p{P}\p{Zs}\p{N}]+$/u);
  });

  test('is corrected as English when the learner says so, without what they dismissed', async () => {
    const request = { inputDay: 'My freind was goed home.', inputWell: '', inputGrateful: '', lang: 'en' };
    const dismissed = [{ original: 'freind', replacement: 'friend' }];
    const { correctedDay, lang } = await feedbackOf({ ...request, dismissed });
    expect([correctedDay.slice(0, 9), lang]).toEqual(['My freind', 'en']);
  });
});
