import { expect, test } from 'vitest';
import { isUnbroken } from '#domain/export-unbroken.ts';

test.each([
  ['an entry', 'I went home. It was late. '.repeat(400), false],
  ['one in Japanese', '昨日、映画を見ました。楽しかった。'.repeat(600), false],
  ['one in Thai', 'ฉันไปโรงเรียน เมื่อวาน'.repeat(400), false],
  ['a short stretch', '.'.repeat(2000), false],
  ['full stops', '.'.repeat(2001), true],
  ['full stops line by line', '.\n'.repeat(1100), true],
  ['ideographs', '日本'.repeat(1100), true],
  ['faces', '👍 '.repeat(800), true],
  ['one between words', `Well. ${'a'.repeat(2001)} Well.`, true],
])('%s', (_, text, expected) => {
  expect(isUnbroken(text)).toBe(expected);
});
