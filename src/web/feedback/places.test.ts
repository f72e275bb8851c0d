import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Edit } from '#domain/edits.ts';
import { compare } from '#web/feedback/compare.ts';
import { isPlace, stretchesOf } from '#web/feedback/places.ts';

const shown = (original: string, corrected: string, edits: Edit[] = [], isMeant = () => false) =>
  stretchesOf(compare({ original, corrected, lang: 'en' }, edits, isMeant)).map((one) =>
    isPlace(one) ? [one.original, one.corrected, one.kind] : one,
  );
const edit = (start: number, end: number, original: string, replacement: string): Edit => ({
  part: 'Day',
  start,
  end,
  original,
  replacement,
  kind: 'verb-form',
  explanation: '',
});

test.each([
  ['nothing', 'I went.', 'I went.', ['I went.']],
  ['another word', 'I goed home.', 'I went home.', ['I ', ['goed', 'went', 'Another way'], ' home.']],
  ['a missing word', 'to beach', 'to the beach', ['to ', ['', 'the', 'Missing word'], 'beach']],
  ['a word too many', 'home at first.', 'home first.', ['home ', ['at', '', 'Extra word'], ' first.']],
  ['white space alone', 'two  spaces', 'two spaces', ['two  spaces']],
  ['everything', 'a', 'b', [['a', 'b', 'Another way']]],
])('of %s', (_, original, corrected, expected) => {
  expect(shown(original, corrected)).toEqual(expected);
});

describe('stretchesOf', () => {
  it('names the kind of the mistake', () => {
    expect(shown('I goed.', 'I went.', [edit(2, 6, 'goed', 'went')])).toEqual([
      'I ',
      ['goed', 'went', 'Verb form'],
      '.',
    ]);
  });

  it('leaves out what the learner meant', () => {
    expect(shown('I goed.', 'I went.', [edit(2, 6, 'goed', 'went')], () => true)).toEqual(['I goed.']);
  });

  it('joined is what the learner wrote', () => {
    const text = fc.array(fc.constantFrom('a', 'b ', ' ', '\n', 'ja 日本 ', 'مرحبا ', '👩‍👩‍👧 '), { maxLength: 12 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const original = before.join('');
        const stretches = stretchesOf(compare({ original, corrected: after.join('') }, []));
        expect(stretches.map((one) => (isPlace(one) ? one.original : one)).join('')).toBe(original);
      }),
    );
  });
});
