import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countWords } from '#domain/words.ts';
import { countSlowly } from '#web/screens/diary/count-slowly.ts';

const counted = (inputDay: string, inputWell = '', inputGrateful = ''): Promise<number> =>
  new Promise((resolve) => countSlowly({ inputDay, inputWell, inputGrateful }, resolve));

test('bit by bit there are as many words as at once, in any script', async () => {
  const piece = fc.constantFrom(
    'we ',
    'went. ',
    '\n',
    '\r\n',
    '今日は',
    'ฉันรัก',
    'ذهبت ',
    '한국어 ',
    '👩‍👩‍👧‍👦',
    'e\u0301 ',
    "don't",
  );
  const text = fc.array(piece, { maxLength: 300 }).map((pieces) => pieces.join(''));
  await fc.assert(
    fc.asyncProperty(text, text, async (day, well) => {
      expect(await counted(day, well)).toBe(countWords(day) + countWords(well));
    }),
  );
});

test('a count that was stopped tells nothing', async () => {
  const told: number[] = [];
  // No stretch is like another: what is known already takes no time.
  const long = Array.from({ length: 20_000 }, (_, n) => `We went home ${n} times along the river. `).join('');
  countSlowly({ inputDay: long, inputWell: '', inputGrateful: '' }, (words) => told.push(words))();
  expect(await counted(long)).toBe(countWords(long));
  expect(told).toEqual([]);
});
