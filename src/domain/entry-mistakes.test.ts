import { expect, test } from 'vitest';
import type { Edit } from '#domain/edits.ts';
import { type CorrectedEntry, MAX_ENTRY_MISTAKES, mistakesOf } from '#domain/entry-mistakes.ts';
import { extractEdits } from '#domain/extract-edits.ts';

const DAY = 'It rained. I goed home and I goed to bed.';
const at = (start: number, over: Partial<Edit> = {}): Edit => ({
  part: 'Day',
  start,
  end: start + 4,
  original: 'goed',
  replacement: 'went',
  kind: 'verb-form',
  explanation: 'The past of “go” is “went”.',
  ...over,
});
const ENTRY: CorrectedEntry = {
  inputDay: DAY,
  inputWell: '',
  inputGrateful: 'For my Sister.',
  feedback: {
    correctedDay: DAY.replaceAll('goed', 'went'),
    correctedWell: '',
    correctedGrateful: 'For my sister.',
    edits: [
      at(13),
      at(29),
      at(7, { part: 'Grateful', end: 13, original: 'Sister', replacement: 'sister', kind: 'capital' }),
    ],
    lang: 'en',
  },
};

/** A long entry of one part, corrected. */
function corrected(inputDay: string, correctedDay: string): CorrectedEntry {
  const edits = extractEdits(inputDay, correctedDay, 'en').map(
    (change): Edit => ({ ...change, part: 'Day', kind: 'spelling', explanation: '' }),
  );
  const feedback = { correctedDay, correctedWell: '', correctedGrateful: '', edits, lang: 'en' };
  return { inputDay, inputWell: '', inputGrateful: '', feedback };
}

test('each change is one mistake with its count, its sentence and its card', () => {
  expect(mistakesOf(ENTRY)).toMatchObject([
    {
      ...{
        kind: 'verb-form',
        original: 'goed',
        replacement: 'went',
        num: 2,
        sentence: 'I goed home and I goed to bed.',
      },
      face: { before: 'I went home and I ', answer: 'went', after: ' to bed.', wrong: 'goed' },
    },
    { kind: 'capital', original: 'Sister', num: 1, sentence: 'For my Sister.', face: undefined },
  ]);
});

test('an entry without changes has no mistakes', () => {
  expect(mistakesOf({ ...ENTRY, feedback: { ...ENTRY.feedback, edits: undefined } })).toEqual([]);
});

test('a card is made of the last occurrence that does not give its answer away', () => {
  const text = 'I goed out. She goed home. He goed and I went.';
  const [mistake] = mistakesOf(corrected(text, text.replaceAll('goed', 'went')));
  expect(mistake).toMatchObject({ num: 3, face: { before: 'She ', answer: 'went', after: ' home.' } });
});

test('of more mistakes than are stored the first ones are kept', () => {
  const words = Array.from({ length: 2 * MAX_ENTRY_MISTAKES }, (_, n) => `It is wrod${n}.`).join(' ');
  const found = mistakesOf(corrected(words, words.replaceAll('wrod', 'word')));
  expect(found).toHaveLength(MAX_ENTRY_MISTAKES);
  expect(found[0]).toMatchObject({ original: 'wrod0', sentence: 'It is wrod0.' });
});

test('a sentence without an end is cut around the change', () => {
  const text = `${'and we walked along '.repeat(80)}teh river ${'and we walked along '.repeat(80)}`;
  const [mistake] = mistakesOf(corrected(text, text.replace('teh', 'the')));
  expect(mistake?.sentence).toMatch(/^… we walked .* along teh river and .* …$/);
  expect(mistake?.sentence.length).toBeLessThan(320);
});
