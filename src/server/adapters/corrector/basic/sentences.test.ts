import { describe, expect, test } from 'vitest';
import { createEngine, type Engine } from '#server/adapters/corrector/basic/engine.ts';
import { FRENCH_SENTENCES } from '#server/adapters/corrector/basic/french/sentences.ts';
import { ITALIAN_SENTENCES } from '#server/adapters/corrector/basic/italian/sentences.ts';
import { PORTUGUESE_SENTENCES } from '#server/adapters/corrector/basic/portuguese/sentences.ts';
import { changesBetween, readSentences } from '#testing/learner-sentences.ts';

/*
 * 200 lines a language as learners write them, with what a teacher makes of them: how much of that the corrector finds, and
 * how seldom it touches what is right. The floors are what was measured, rounded down. The lines are our own, so the share
 * is far above that on texts of strangers; every fourth line (index 3, 7 …) was looked at only when all was done, and says
 * more: fr 57 %, it 72 %, pt 80 % of the corrections, against 81, 71 and 83 % on the others.
 */
const LANGUAGES = [
  ['fr', FRENCH_SENTENCES, { hit: 0.75, precise: 0.98 }],
  ['it', ITALIAN_SENTENCES, { hit: 0.71, precise: 0.96 }],
  ['pt', PORTUGUESE_SENTENCES, { hit: 0.82, precise: 0.98 }],
] as const;

const engine: Engine = createEngine();

describe.each(LANGUAGES)('%s', (lang, lines, floor) => {
  const sentences = readSentences(lines);

  test('there are 200 sentences, a quarter of them right as they stand', () => {
    expect(sentences.length).toBe(200);
    expect(new Set(sentences.map(({ written }) => written)).size).toBe(200);
    expect(sentences.filter(({ written, right }) => written === right).length).toBeGreaterThanOrEqual(50);
  });

  test('right sentences are left alone, 97 of 100 or more', async () => {
    const touched: string[] = [];
    for (const { right } of sentences) {
      const { text } = await engine.correct(right, lang);
      if (text !== right) touched.push(`${right} → ${text}`);
    }
    expect(touched.length / sentences.length, touched.join('\n')).toBeLessThanOrEqual(0.03);
  });

  test('of the corrections of the teacher as many are made as were measured', async () => {
    let [wanted, made, hit] = [0, 0, 0];
    for (const { written, right } of sentences) {
      const { text } = await engine.correct(written, lang);
      const teacher = new Set(changesBetween(written, right, lang));
      const own = changesBetween(written, text, lang);
      wanted += teacher.size;
      made += own.length;
      hit += own.filter((change) => teacher.has(change)).length;
    }
    expect(hit / wanted).toBeGreaterThanOrEqual(floor.hit);
    expect(hit / made).toBeGreaterThanOrEqual(floor.precise);
  });
});
