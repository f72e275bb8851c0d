import { describe, expect, test } from 'vitest';
import { tellNotes } from '#server/adapters/corrector/basic/lessons/notes.ts';
import { TABLES, type Tongue } from '#server/adapters/corrector/basic/lessons/tables.ts';
import { loadOther } from '#server/adapters/corrector/basic/other.ts';

const TONGUES = Object.keys(TABLES) as Tongue[];
const PARAGRAPHS = 'Only the first 1000 paragraphs were checked.';
const DICTIONARY =
  'The German dictionary is not installed here, so spelling was not checked; the rules of grammar were.';

describe('tellNotes', () => {
  test('tells nothing where there is nothing to tell', () => {
    expect(tellNotes([], 'en', 'ja')).toBeUndefined();
  });

  test.each([
    ['de', 'Nur die ersten 1000 Absätze wurden geprüft.'],
    ['ja', '最初の1000段落だけを確認しました。'],
    ['en', PARAGRAPHS],
  ] as const)('keeps the number in %s', (tongue, told) => {
    expect(tellNotes([PARAGRAPHS], 'de', tongue)).toBe(told);
  });

  test('names languages in the learner’s own', async () => {
    expect(tellNotes([DICTIONARY], 'de', 'es')).toContain('(alemán)');
    const { note = '' } = await loadOther('uk');
    expect(note).toContain('English, German');
    expect(tellNotes([note], 'uk', 'fr')).toContain('anglais, allemand');
  });

  test('tells each note once, one after the other', () => {
    const told = tellNotes([PARAGRAPHS, DICTIONARY, PARAGRAPHS], 'de', 'it');
    expect(told).toMatch(/^Sono stati controllati .* paragrafi\. Il dizionario .*sì\.$/);
  });

  test.each(TONGUES.filter((tongue) => tongue !== 'en'))(
    'leaves no placeholder and no English in %s',
    async (tongue) => {
      const { note = '' } = await loadOther('uk');
      const told = tellNotes([note, PARAGRAPHS, DICTIONARY, 'A sentence that nobody has translated.'], 'de', tongue);
      expect(told).not.toMatch(/[{}]|\b(?:the|only|nobody|was|English)\b/i);
    },
  );
});
