import { expect, test } from 'vitest';
import { isMissingChunk } from '#web/lib/is-missing-chunk.ts';

test.each([
  [new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/a-1b2c.js'), true],
  [new TypeError('error loading dynamically imported module: http://localhost/assets/a-1b2c.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/a-1b2c.css'), true],
  [new TypeError('Cannot read properties of undefined'), false],
  ['Failed to fetch dynamically imported module', false],
  [undefined, false],
])('%s is told apart from other errors: %s', (error, expected) => {
  expect(isMissingChunk(error)).toBe(expected);
});
