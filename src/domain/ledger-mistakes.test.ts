import { expect, test } from 'vitest';
import type { Edit } from '#domain/edits.ts';
import { type CorrectedEntry, mistakesIn, wordsIn } from '#domain/ledger-mistakes.ts';

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
  entry_id: 'e',
  day: '2026-11-20',
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

test('each change is a mistake with the sentence that it stood in', () => {
  expect(mistakesIn(ENTRY, () => false)).toMatchObject([
    { kind: 'verb-form', wrong: 'goed', right: 'went', sentence: 'I goed home and I goed to bed.', day: '2026-11-20' },
    { kind: 'verb-form', wrong: 'goed', right: 'went', sentence: 'I goed home and I goed to bed.' },
    { kind: 'capital', wrong: 'Sister', right: 'sister', sentence: 'For my Sister.' },
  ]);
});

test('what the learner meant is no mistake', () => {
  expect(mistakesIn(ENTRY, ({ original }) => original === 'goed').map(({ wrong }) => wrong)).toEqual(['Sister']);
});

test('an entry without changes has none', () => {
  expect(mistakesIn({ ...ENTRY, feedback: { ...ENTRY.feedback, edits: undefined } }, () => false)).toEqual([]);
});

test('the words of an entry, in lower case', () => {
  expect(wordsIn(ENTRY).slice(-3)).toEqual(['for', 'my', 'sister']);
});
