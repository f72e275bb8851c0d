import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fix } from '#domain/edits.ts';
import { applyFixes, composeFixes, selectFixes, trimFix } from '#server/adapters/corrector/basic/fixes.ts';

const fix = (start: number, end: number, replacement: string): Fix => ({
  start,
  end,
  replacement,
  kind: 'spelling',
  explanation: 'Because.',
});

describe('trimFix', () => {
  test.each([
    ['we was here', fix(0, 11, 'we were here'), fix(3, 6, 'were')],
    ['have dog', fix(0, 8, 'have a dog'), fix(5, 5, 'a ')],
    ['went to home', fix(0, 12, 'went home'), fix(5, 8, '')],
  ])('narrows «%s» to the words that change', (text, wide, narrow) => {
    expect(trimFix(text, wide)).toEqual(narrow);
  });

  test('is undefined where nothing changes', () => {
    expect(trimFix('we were', fix(0, 7, 'we were'))).toBeUndefined();
  });
});

test('the earlier of two fixes that meet is taken', () => {
  expect(selectFixes([fix(4, 8, 'x'), fix(0, 5, 'y'), fix(0, 2, 'z'), fix(8, 8, 'w')])).toEqual([
    fix(0, 2, 'z'),
    fix(4, 8, 'x'),
  ]);
});

describe('composeFixes', () => {
  test.each([
    ['i whent home', [fix(0, 1, 'I'), fix(2, 7, 'went')], [fix(2, 6, 'walked')], 'I walked home'],
    ['he dont go', [fix(3, 7, "don't")], [fix(3, 8, "doesn't")], "he doesn't go"],
    ['a  b', [fix(1, 3, ' ')], [fix(0, 1, 'A')], 'A b'],
    ['abc', [], [fix(3, 3, '!')], 'abc!'],
  ])('two rounds over «%s» become one', (text, first, second, expected) => {
    expect(applyFixes(text, composeFixes(text, first, second))).toBe(expected);
  });

  const round = (length: number) =>
    fc
      .array(fc.tuple(fc.nat(length), fc.nat(3), fc.constantFrom('', 'x', 'yy', ' z ')), { maxLength: 4 })
      .map((parts) => selectFixes(parts.map(([at, size, text]) => fix(at, Math.min(length, at + size), text))));

  test('gives what one round after the other gives', () => {
    const cases = fc
      .constantFrom('one two three', 'we was, here')
      .chain((text) =>
        round(text.length).chain((first) =>
          fc.tuple(fc.constant(text), fc.constant(first), round(applyFixes(text, first).length)),
        ),
      );
    fc.assert(
      fc.property(cases, ([text, first, second]) => {
        expect(applyFixes(text, composeFixes(text, first, second))).toBe(applyFixes(applyFixes(text, first), second));
      }),
    );
  });
});
