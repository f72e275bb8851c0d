import { expect, test } from 'vitest';
import { limitNote } from '#web/screens/diary/limit-note.ts';

const TOO_LONG = 'too long to check. You can go on writing; shorten it before asking.';

test.each([
  [0, undefined],
  [8_999, undefined],
  [9_000, 'About 1000 characters left in this part.'],
  [9_100, 'About 900 characters left in this part.'],
  [9_101, 'About 900 characters left in this part.'],
  [9_999, 'About 50 characters left in this part.'],
  [10_000, 'This part is full.'],
  [10_001, `This part is 1 character ${TOO_LONG}`],
  [10_120, `This part is 120 characters ${TOO_LONG}`],
])('of %i characters it says %j', (chars, note) => {
  expect(limitNote(chars)?.note).toBe(note);
});

test('it is said once when the limit comes near and once when it is passed', () => {
  const said = Array.from({ length: 2_000 }, (_, n) => limitNote(8_500 + n)?.said);
  expect(said.filter((one, n) => n > 0 && one !== said[n - 1])).toHaveLength(2);
});
