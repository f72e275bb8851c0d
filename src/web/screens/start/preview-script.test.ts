import fc from 'fast-check';
import { expect, test } from 'vitest';
import { END_MS, previewAt, WRITTEN } from '#web/screens/start/preview-script.ts';

const onPaper = (ms: number) =>
  previewAt(ms)
    .stretches.map(({ text }) => text)
    .join('');
const ALL = WRITTEN.map(({ text }) => text).join('');

test('it begins empty, is written letter by letter, asked for and corrected', () => {
  expect(previewAt(0)).toEqual({ stretches: [], step: 'writing' });
  expect(onPaper(1500)).toBe(ALL.slice(0, 14));
  expect(previewAt(END_MS - 1)).toMatchObject({ step: 'asking' });
  expect(onPaper(END_MS - 1)).toBe(ALL);
  expect(previewAt(END_MS)).toEqual({ stretches: WRITTEN, step: 'corrected' });
  expect(END_MS).toBeLessThan(10_000);
});

test('nothing that was written goes away again', () => {
  fc.assert(
    fc.property(fc.nat(END_MS), fc.nat(2000), (ms, more) => {
      expect(onPaper(ms + more).startsWith(onPaper(ms))).toBe(true);
    }),
  );
});
