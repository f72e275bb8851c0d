import { describe, expect, it } from 'vitest';
import type { Edit } from '#domain/edits.ts';
import { canBeMeant, changesIn, compare, kindLabel } from '#web/feedback/compare.ts';

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
  compare({ original, corrected, lang: 'en' }, edits).marks.map((mark) => mark.edits.map((each) => each.explanation));

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
    const { pieces } = compare({ original: 'I go home very very late', corrected: 'I went home very late' }, edits);
    expect(pieces.filter((piece) => piece.tells).map((piece) => [piece.type, piece.text.trim()])).toEqual([
      ['added', 'went'],
      ['removed', 'very'],
    ]);
  });

  it('numbers a replacement as one change', () => {
    const { pieces, marks } = compare({ original: 'a b c', corrected: 'a x c' }, []);
    expect(pieces.map((piece) => piece.mark && marks.indexOf(piece.mark))).toEqual([undefined, 0, 0, undefined]);
    expect(marks).toHaveLength(1);
  });

  it('takes composed and decomposed letters for the same', () => {
    expect(compare({ original: 'cafe\u0301', corrected: 'café', lang: 'fr' }, []).marks).toEqual([]);
  });

  it('leaves reasons out where offsets no longer fit the shown text', () => {
    expect(reasons('cafe\u0301 go', 'café went', [edit(6, 8, 'past')])).toEqual([[]]);
  });
});

describe('what the learner meant', () => {
  const original = 'He goed home and goed becouse.';
  const corrected = 'He went home and went because.';
  const fix = (start: number, text: string, replacement: string): Edit => ({
    ...edit(start, start + text.length, `${text}?`),
    original: text,
    replacement,
  });
  const edits = [fix(3, 'goed', 'went'), fix(17, 'goed', 'went'), fix(22, 'becouse', 'because')];
  const meaning = (words: string) => compare({ original, corrected, lang: 'en' }, edits, (e) => e.original === words);
  const side = (comparison: ReturnType<typeof compare>, gone: 'added' | 'removed') =>
    comparison.pieces.map((piece) => (piece.type === gone ? '' : piece.text)).join('');

  it('stays as it was on both sides, marked as kept, and is no change', () => {
    const comparison = meaning('goed');
    expect(side(comparison, 'removed')).toBe('He goed home and goed because.');
    expect(side(comparison, 'added')).toBe(original);
    const kept = comparison.pieces.filter((piece) => piece.mark?.isKept);
    expect(kept.map(({ type, text, tells }) => [type, text, tells])).toEqual([
      ['equal', 'goed', true],
      ['equal', 'goed', true],
    ]);
    expect(changesIn(comparison)).toBe(1);
    expect(changesIn(meaning('nothing'))).toBe(3);
  });

  it('leaves the others their reasons', () => {
    const { marks } = meaning('becouse');
    expect(marks.map((mark) => [mark.isKept, mark.edits.map((each) => each.start)])).toEqual([
      [false, [3]],
      [false, [17]],
      [true, [22]],
    ]);
  });

  it('can be the whole of a text', () => {
    const only = compare({ original: 'goed', corrected: 'went' }, [fix(0, 'goed', 'went')], () => true);
    expect(only.pieces.map(({ text, mark }) => [text, mark?.isKept])).toEqual([['goed', true]]);
  });

  it('is left out where the edits are not all that was changed', () => {
    const more = compare({ original, corrected: `${corrected} Yes.` }, edits, () => true);
    expect(more.isExact).toBe(false);
    expect(side(more, 'removed')).toBe(`${corrected} Yes.`);
  });

  it('is a word, not a sign or a gap', () => {
    expect(['goed', '二', '7'].map((words) => canBeMeant(fix(0, words, 'x')))).toEqual([true, true, true]);
    expect(['', ' ', ',', 'x'.repeat(1001)].map((words) => canBeMeant(fix(0, words, 'x')))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

it('names a kind of mistake in words', () => {
  expect(kindLabel('verb-form')).toBe('Verb form');
  expect(kindLabel('spelling')).toBe('Spelling');
});
