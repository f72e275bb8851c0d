import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanAnswer, plainText } from '#domain/answer.ts';
import type { Edit } from '#domain/edits.ts';
import type { Feedback } from '#domain/feedback.ts';
import { graphemes } from '#domain/segments.ts';

const texts = { inputDay: 'I goed home.', inputWell: '', inputGrateful: ' \n' };
const answer: Feedback = {
  finishReason: 'STOP',
  correctedDay: 'I went home.',
  correctedWell: '',
  correctedGrateful: ' \n',
  topMistakes: [{ mistake: 'goed → went', explanation: 'The past of “go” is “went”.' }],
  edits: [],
  lang: 'en',
  checked_by: 'gemini',
  note: 'A note.',
};
const edit: Edit = {
  part: 'Day',
  start: 2,
  end: 6,
  original: 'goed',
  replacement: 'went',
  kind: 'tense',
  explanation: 'Irregular.',
};

test('a good answer passes unchanged', () => {
  expect(cleanAnswer(texts, { ...answer, edits: [edit] })).toEqual({ ...answer, edits: [edit] });
});

describe('what a provider adds is put right', () => {
  const cases: [string, Partial<Feedback>, Partial<Feedback>][] = [
    ['text in an empty part', { correctedWell: 'You wrote nothing.' }, { correctedWell: '' }],
    ['text in a part of white space', { correctedGrateful: 'Nothing here.' }, { correctedGrateful: ' \n' }],
    ['a part that it lost', { correctedDay: ' ' }, { correctedDay: 'I goed home.' }],
    ['NUL and half a character', { correctedDay: 'I\u0000 went\ud83d home.' }, { correctedDay: 'I went home.' }],
    ['a language with its region', { lang: 'pt-BR' }, { lang: 'pt' }],
    ['a language in words', { lang: 'English' }, { lang: undefined }],
    ['an edit of words that are not there', { edits: [{ ...edit, original: 'gone' }] }, { edits: [] }],
    ['an edit beyond the end', { edits: [{ ...edit, start: 12, end: 90, original: '' }] }, { edits: [] }],
    ['an edit in a blank part', { edits: [{ ...edit, part: 'Well', start: 0, end: 0, original: '' }] }, { edits: [] }],
    ['a hint of words that are not there', { hints: [{ ...edit, start: 3 }, edit] }, { hints: [edit] }],
    [
      'half a character in an explanation',
      { explanations: [{ wrong: 'go\ud800', right: 'went\u0000', explanation: ' Why. ' }] },
      { explanations: [{ wrong: 'go', right: 'went', kind: undefined, explanation: 'Why.' }] },
    ],
    ['half a character in an edit', { edits: [{ ...edit, replacement: 'went\udc00' }] }, { edits: [edit] }],
  ];
  test.each(cases)('%s', (_, wrong, right) => {
    expect(cleanAnswer(texts, { ...answer, ...wrong })).toEqual({ ...answer, ...right });
  });
});

describe('the top mistakes', () => {
  const mistake = (name: string) => ({ mistake: name, explanation: `Why ${name}.` });
  const of = (topMistakes: Feedback['topMistakes']) => cleanAnswer(texts, { ...answer, topMistakes }).topMistakes;

  test('are the first three', () => {
    expect(of(['a', 'b', 'c', 'd'].map(mistake))).toEqual(['a', 'b', 'c'].map(mistake));
  });
  test('hold no empty one', () => {
    expect(of([mistake(''), mistake('a'), { mistake: ' \u0000', explanation: 'x' }, mistake('b')])).toEqual(
      ['a', 'b'].map(mistake),
    );
  });
  test('are explained in at most 100 characters, whole words', () => {
    const [first] = of([{ mistake: 'a', explanation: 'word '.repeat(50) }]);
    expect(first?.explanation).toBe(`${'word '.repeat(19)}word…`);
  });
  test('an explanation of 100 families stays whole', () => {
    const explanation = '👨‍👩‍👧'.repeat(100);
    expect(of([{ mistake: 'a', explanation }])).toEqual([{ mistake: 'a', explanation }]);
  });
});

test('a refusal is its reason and nothing else', () => {
  expect(cleanAnswer(texts, { ...answer, finishReason: 'SAFETY' })).toEqual({
    finishReason: 'SAFETY',
    correctedDay: '',
    correctedWell: '',
    correctedGrateful: '',
    topMistakes: [],
    checked_by: 'gemini',
  });
});

describe('whatever a provider sends', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.constant('\ud800\u0000'),
  );
  const learner = fc.record({ inputDay: fc.string(), inputWell: fc.constant(''), inputGrateful: fc.string() });
  const provider = fc.record({
    finishReason: fc.constant('STOP'),
    correctedDay: anyText,
    correctedWell: anyText,
    correctedGrateful: anyText,
    topMistakes: fc.array(fc.record({ mistake: anyText, explanation: anyText })),
    lang: fc.option(anyText, { nil: undefined }),
    checked_by: fc.constant('gemini'),
  });

  test('the answer keeps the product’s promises, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(learner, provider, (entry, raw) => {
        const clean = cleanAnswer(entry, raw);
        const { topMistakes } = clean;
        expect(clean.correctedWell).toBe('');
        expect(topMistakes.length).toBeLessThanOrEqual(3);
        for (const { explanation } of topMistakes) expect(graphemes(explanation).length).toBeLessThanOrEqual(100);
        const said = [clean.correctedDay, clean.correctedGrateful, ...topMistakes.flatMap(Object.values)];
        expect(said.filter((text) => text.includes('\u0000') || !text.isWellFormed())).toEqual([]);
        expect(cleanAnswer(entry, clean)).toEqual(clean);
      }),
    );
  });

  test('plain text is well-formed and loses nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(plainText(text)).toBe(text.replaceAll('\u0000', ''));
      }),
    );
    expect(plainText('a\ud83d\ude00\ud83db\u0000')).toBe('a😀b');
  });
});
