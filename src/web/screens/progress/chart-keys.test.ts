import { expect, test } from 'vitest';
import { readAfter } from '#web/screens/progress/chart-keys.ts';

test.each([
  ['ArrowLeft', undefined, 4],
  ['ArrowRight', undefined, 4],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 3, 4],
  ['ArrowRight', 4, 4],
  ['Home', undefined, 0],
  ['End', 0, 4],
  ['Escape', 2, 'none'],
  ['Escape', undefined, undefined],
  ['Tab', 2, undefined],
  ['a', undefined, undefined],
] as const)('%s after %s of five points: %s', (key, read, expected) => {
  expect(readAfter(key, read, 4)).toBe(expected);
});

test.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])('of one point, %s reads it', (key) => {
  expect([readAfter(key, undefined, 0), readAfter(key, 0, 0)]).toEqual([0, 0]);
});
