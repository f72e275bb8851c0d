import { expect, test } from 'vitest';
import { tokenOf } from '#web/lib/token-of.ts';

test.each([
  ['#token=abc-DEF_1.2', 'abc-DEF_1.2'],
  ['#token=a%2Bb%3D', 'a+b='],
  ['#token=', ''],
  ['#other=abc', ''],
  ['#', ''],
  ['', ''],
])('the token of %j is %j', (hash, token) => {
  expect(tokenOf(hash)).toBe(token);
});
