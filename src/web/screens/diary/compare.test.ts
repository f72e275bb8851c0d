import { describe, expect, it } from 'vitest';
import type { Edit } from '#domain/edits.ts';
import { compare, kindLabel } from '#web/screens/diary/compare.ts';

const edit = (start: number, end: number, explanation: string): Edit => ({
  part: 'Day',
  start,
  end,
  original: '',
  replacement: '',
  kind: 'tense',
  explanation,
});
const reasons = (original: string, corrected: string, edits: Edit[]) =>
  compare(original, corrected, edits, 'en').changes.map((change) => change.reasons.map((each) => each.explanation));

describe('compare', () => {
  it('gives each change the reasons of the edits in it, and none to the others', () => {
    const edits = [edit(2, 4, 'past'), edit(12, 18, 'elsewhere')];
    expect(reasons('I go home in winter but was cold', 'I went home in summer but were cold', edits)).toEqual([
      ['past'],
      ['elsewhere'],
      [],
    ]);
  });

  it('gives an insertion the reason of an edit that inserts there', () => {
    expect(reasons('I went to beach', 'I went to the beach', [edit(10, 10, 'article')])).toEqual([['article']]);
    expect(reasons('I went to beach', 'I went to the beach', [edit(9, 9, 'article')])).toEqual([[]]);
  });

  it('does not give an edit to the neighbour that it only touches', () => {
    expect(reasons('ab cd', 'ax cd', [edit(0, 2, 'this'), edit(2, 5, 'next')])).toEqual([['this']]);
  });

  it('tells the reason at what came, or at what went when nothing came', () => {
    const edits = [edit(2, 4, 'past'), edit(10, 14, 'too much')];
    const { pieces } = compare('I go home very very late', 'I went home very late', edits, 'en');
    expect(pieces.filter((piece) => piece.tells).map((piece) => [piece.type, piece.text.trim()])).toEqual([
      ['added', 'went'],
      ['removed', 'very'],
    ]);
  });

  it('numbers a replacement as one change', () => {
    const { pieces, changes } = compare('a b c', 'a x c', [], undefined);
    expect(pieces.map((piece) => piece.change)).toEqual([undefined, 0, 0, undefined]);
    expect(changes).toHaveLength(1);
  });

  it('takes composed and decomposed letters for the same', () => {
    expect(compare('cafe\u0301', 'café', [], 'fr').changes).toEqual([]);
  });

  it('leaves reasons out where offsets no longer fit the shown text', () => {
    expect(reasons('cafe\u0301 go', 'café went', [edit(6, 8, 'past')])).toEqual([[]]);
  });
});

it('names a kind of mistake in words', () => {
  expect(kindLabel('verb-form')).toBe('Verb form');
  expect(kindLabel('spelling')).toBe('Spelling');
});
