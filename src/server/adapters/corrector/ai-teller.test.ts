import { expect, test } from 'vitest';
import { z } from 'zod';
import { correctedSoFar, readAnswer } from '#server/adapters/corrector/ai-answer.ts';
import { createTeller } from '#server/adapters/corrector/ai-teller.ts';

const DAY = 'One two three four five six seven eight nine ten.';
const TEXTS = { inputDay: DAY, inputWell: '', inputGrateful: '' };
const FORM = { instructions: '', schema: z.any(), soFar: correctedSoFar, read: readAnswer };
const WORDS = `{"lang":"en","correctedDay":"${DAY}"}`.split(/(?= )/);

/** What is told, with the time, of an answer of which a word comes every so many ms. */
async function tellingOf(word_ms: number) {
  let now_ms = 1000;
  const teller = createTeller(TEXTS, FORM, () => now_ms);
  const told: (readonly [number, string | undefined])[] = [];
  let said = '';
  for (const word of WORDS) {
    said += word;
    const news = await teller.soFar(said);
    if (news) told.push([now_ms - 1000, news.correctedDay]);
    now_ms += word_ms;
  }
  return { told, rest: await teller.rest(said) };
}

test('all at once: the first word is told at once, and the rest at the end', async () => {
  expect(await tellingOf(0)).toEqual({ told: [[0, 'One']], rest: { correctedDay: DAY } });
});

test('word by word: the first at once, then as time passes, and at the end what is left', async () => {
  const { told, rest } = await tellingOf(20);
  expect(told).toEqual([
    [0, 'One'],
    [60, 'One two three four'],
    [120, 'One two three four five six seven'],
    [180, DAY],
  ]);
  expect(rest).toBeUndefined();
});

test('slowly: every word as it comes', async () => {
  const { told, rest } = await tellingOf(50);
  expect(told).toHaveLength(WORDS.length);
  expect(rest).toBeUndefined();
});
