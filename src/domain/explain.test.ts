import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainedEdits } from '#domain/explain.ts';
import { applyEdits } from '#domain/extract-edits.ts';
import type { Explanation, Feedback } from '#domain/feedback.ts';

const texts = (inputDay: string) => ({ inputDay, inputWell: '', inputGrateful: '' });
const answer = (correctedDay: string, explanations: Explanation[] = [], more: Partial<Feedback> = {}): Feedback => ({
  finishReason: 'STOP',
  correctedDay,
  correctedWell: '',
  correctedGrateful: '',
  topMistakes: [],
  explanations,
  checked_by: 'gemini',
  ...more,
});
const told = (original: string, raw: Feedback) =>
  explainedEdits(texts(original), raw).map((e) => [e.original, e.replacement, e.kind, e.explanation]);

describe('the edits of an answer that explains itself in words', () => {
  test.each<[string, Explanation, string]>([
    ['the very words', { wrong: 'goed', right: 'went', explanation: 'Irregular.' }, 'Irregular.'],
    ['the words around too', { wrong: 'I goed home', right: 'I went home', explanation: 'Irregular.' }, 'Irregular.'],
    ['other case and quotes', { wrong: 'GOED', right: 'Went', explanation: 'Irregular.' }, 'Irregular.'],
    ['another word', { wrong: 'homes', right: 'home', explanation: 'One home.' }, ''],
    ['part of a word', { wrong: 'go', right: 'we', explanation: 'No.' }, ''],
    ['nothing at all', { wrong: 'goed', right: 'goed', explanation: 'No.' }, ''],
  ])('an explanation that names %s', (_, explanation, expected) => {
    const [edit] = explainedEdits(texts('I goed home.'), answer('I went home.', [explanation]));
    expect(edit).toMatchObject({ original: 'goed', replacement: 'went', explanation: expected });
  });

  test('each explains its own edit, the closer one first; one that explains nothing is dropped', () => {
    const raw = answer('We were here and she was two years old.', [
      { wrong: 'We was', right: 'We were', kind: 'agreement', explanation: 'We were.' },
      { wrong: 'years', right: 'years old', explanation: 'Age takes old.' },
      { wrong: 'elephants', right: 'elephant', explanation: 'Not in the text.' },
    ]);
    expect(told('We was here and she was two years.', raw)).toEqual([
      ['was', 'were', 'agreement', 'We were.'],
      ['', ' old', 'missing-word', 'Age takes old.'],
    ]);
  });

  test('one explanation serves the same mistake made twice', () => {
    const raw = answer('I went out. I went in.', [{ wrong: 'goed', right: 'went', explanation: 'Irregular.' }]);
    expect(told('I goed out. I goed in.', raw).map(([, , , why]) => why)).toEqual(['Irregular.', 'Irregular.']);
  });

  test('an insertion is not explained by a sentence whose wrong side has the word already', () => {
    const raw = answer('I have a dog.', [{ wrong: 'a cat', right: 'a dog', explanation: 'Wrong animal.' }], {
      lang: 'en',
    });
    expect(told('I have dog.', raw)).toEqual([['', 'a ', 'article', '']]);
  });

  test('words of languages without spaces', () => {
    const raw = answer('昨日映画を見ました。', [{ wrong: '見ます', right: '見ました', explanation: '過去形です。' }], {
      lang: 'ja',
    });
    expect(told('昨日映画を見ます。', raw)).toEqual([['ます', 'ました', expect.any(String), '過去形です。']]);
  });
});

describe('the edits of an answer that brings its own', () => {
  const own = {
    part: 'Day',
    kind: 'verb-form',
    explanation: 'Irregular.',
    original: 'goed',
    replacement: 'went',
  } as const;
  test('are taken as they are when they give its text', () => {
    const edits = [{ ...own, start: 2, end: 6 }];
    expect(explainedEdits(texts('I goed home.'), answer('I went home.', [], { edits }))).toEqual(edits);
  });
  test('are found anew when they do not', () => {
    const edits = [{ ...own, start: 2, end: 6 }];
    const found = explainedEdits(texts('I goed homes.'), answer('I went home.', [], { edits }));
    expect(applyEdits('I goed homes.', found)).toBe('I went home.');
  });
});

test('whatever the texts and the explanations, the edits give the corrected text', () => {
  const words = fc
    .array(fc.constantFrom('I', 'goed', 'went', 'home', '.', 'a', 'é', '犬'), { maxLength: 12 })
    .map((w) => w.join(' '));
  const explanation = fc.record({ wrong: words, right: words, explanation: fc.string() });
  fc.assert(
    fc.property(words, words, fc.array(explanation, { maxLength: 4 }), (original, corrected, explanations) => {
      const edits = explainedEdits(texts(original), answer(corrected, explanations));
      expect(applyEdits(original, edits)).toBe(corrected);
    }),
  );
});
