import { expect, test } from 'vitest';
import { acceptedLanguage } from '#server/http/accepted-language.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['tlh', undefined],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['nl, fr;q=0.5, ja;q=0.7', 'ja'],
  ['en;q=0.1, AR-EG ; q=0.9', 'ar'],
  ['de;q=0, es', 'es'],
  ['de;q=x', undefined],
  [`${'x'.repeat(600)},de`, undefined],
])('%j likes %s best', (header, code) => {
  expect(acceptedLanguage(header)).toBe(code);
});
