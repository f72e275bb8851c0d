import { expect, test } from 'vitest';
import { changeKey, oneOfChanges } from '#domain/change.ts';

const change = (original: string, replacement: string) => ({ original, replacement });

test.each([
  ['case', change('Goed', 'went'), change('goed', 'Went'), true],
  ['white space', change(' we  was', 'we were'), change('we\nwas ', 'we were'), true],
  ['composed accents', change('e\u0301te', 'été'), change('éte', 'e\u0301te\u0301'), true],
  ['another replacement', change('goed', 'went'), change('goed', 'gone'), false],
  ['an accent', change('si', 'sí'), change('sí', 'si'), false],
])('changes that differ by %s: %j and %j are the same: %s', (_, a, b, same) => {
  expect(changeKey(a) === changeKey(b)).toBe(same);
  expect(oneOfChanges([a])(b)).toBe(same);
});

test('no change is one of none', () => {
  expect(oneOfChanges([])(change('a', 'b'))).toBe(false);
});
