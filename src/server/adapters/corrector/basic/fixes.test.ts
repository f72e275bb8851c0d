import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '#server/adapters/corrector/basic/finding.ts';
import { applyFixes, composeFixes, placeBefore, selectFixes, trimFix } from '#server/adapters/corrector/basic/fixes.ts';

const fix = (start: number, end: number, replacement: string): Finding => ({
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

  test('what was known of a fix stays known, the later reason where two meet', () => {
    const first = [{ ...fix(0, 2, 'we'), lesson: 'a', groups: { word: 'wi' } }];
    const second = [{ ...fix(3, 6, 'were'), lesson: 'b' }];
    expect(composeFixes('wi was', first, second)).toEqual([...first, ...second]);
    expect(composeFixes('wi was', first, [{ ...fix(0, 2, 'they'), lesson: 'b' }])).toMatchObject([{ lesson: 'b' }]);
  });

  test('of a misspelled word at the start of a sentence the spelling is told, not the capital', () => {
    const spelled = { ...fix(0, 6, 'friend'), lesson: 'spelling' };
    const capital = { ...fix(0, 1, 'F'), kind: 'capital' as const, lesson: 'sentence-capital' };
    expect(composeFixes('freind', [spelled], [capital])).toMatchObject([
      { replacement: 'Friend', kind: 'spelling', lesson: 'spelling' },
    ]);
    expect(composeFixes('friend', [], [capital])).toMatchObject([{ replacement: 'F', kind: 'capital' }]);
  });

  test('what was found after the fixes is placed before them, unless it meets one', () => {
    const text = 'i  whent home alone';
    const fixes = [fix(0, 1, 'I'), fix(1, 3, ' '), fix(3, 8, 'went')];
    expect(applyFixes(text, fixes)).toBe('I went home alone');
    const found = [fix(2, 6, 'walked'), fix(7, 11, 'away'), fix(17, 17, '!')];
    expect(placeBefore(fixes, found)).toEqual([fix(9, 13, 'away'), fix(19, 19, '!')]);
  });

  test('is at the same words before and after', () => {
    const cases = fc.constantFrom('one two three', 'we was, here').chain((text) =>
      round(text.length).chain((first) => {
        const middle = applyFixes(text, first);
        return fc.tuple(fc.constant(text), fc.constant(first), fc.constant(middle), round(middle.length));
      }),
    );
    fc.assert(
      fc.property(cases, ([text, first, middle, found]) => {
        for (const one of found)
          for (const { start, end } of placeBefore(first, [one]))
            expect(text.slice(start, end)).toBe(middle.slice(one.start, one.end));
      }),
    );
  });
});
