import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDIT_KINDS, type Edit } from '#domain/edits.ts';
import type { DiaryEntry } from '#domain/export.ts';
import { ankiNotes, exportAnki } from '#domain/export-anki.ts';
import { extractEdits } from '#domain/extract-edits.ts';

function entryOf(original: string, corrected: string, lang: string, edits?: Edit[]): DiaryEntry {
  return {
    entry_id: '0b6f7f6e-5f0e-4c4e-9a52-0d1f7a1f7c11',
    day: '2026-11-21',
    date_ms: 0,
    time_zone: 'UTC',
    state: 'done',
    inputDay: original,
    inputWell: 'Good.',
    inputGrateful: '',
    feedback: {
      finishReason: 'STOP',
      correctedDay: corrected,
      correctedWell: 'Good.',
      correctedGrateful: '',
      topMistakes: [],
      ...(edits && { edits }),
      lang,
      checked_by: 'basic',
      created_ms: 0,
    },
  };
}
const editsOf = (original: string, corrected: string, explanation: string): Edit[] =>
  extractEdits(original, corrected).map((change) => ({ ...change, part: 'Day', kind: 'tense', explanation }));

describe('flashcards of an entry', () => {
  test('ask with the wrong place and answer with the right sentence and the reason', () => {
    const [original, corrected] = ['Fine. I goed home.', 'Fine. I went home.'];
    expect(ankiNotes(entryOf(original, corrected, 'en', editsOf(original, corrected, 'An irregular verb.')))).toEqual([
      {
        front: "<div dir='auto' lang='en'>I <u>goed</u> home.</div>",
        back: "<div dir='auto' lang='en'>I went home.</div><ul><li>goed → went: An irregular verb.</li></ul>",
        tags: ['dayglot::en', 'dayglot::tense'],
      },
    ]);
  });

  test.each([
    ['en', 'I have dog.', 'I have a dog.', 'I have <u>…</u> dog.'],
    ['en', 'I go to the home.', 'I go home.', 'I go <u>to the </u>home.'],
    ['de', 'Die Hund bellt.', 'Der Hund bellt.', '<u>Die</u> Hund bellt.'],
    ['ja', '昨日映画を見ます。', '昨日映画を見ました。', '昨日映画を見<u>ます</u>。'],
    ['ar', 'ذهبت الى السوق.', 'ذهبت إلى السوق.', 'ذهبت <u>الى</u> السوق.'],
  ])('%s: the wrong place of «%s»', (lang, original, corrected, front) => {
    expect(ankiNotes(entryOf(original, corrected, lang))[0]?.front).toBe(
      `<div dir='auto' lang='${lang}'>${front}</div>`,
    );
  });

  test('an entry that is pending or right has none', () => {
    const { feedback: _, ...pending } = entryOf('I goed.', 'I went.', 'en');
    expect(ankiNotes({ ...pending, state: 'pending' })).toEqual([]);
    expect(exportAnki.entry(entryOf('I went.', 'I went.', 'en'), 0)).toBe('');
  });

  test('the file says how it is to be read', () => {
    expect(exportAnki.head({} as never).split('\n')).toEqual([
      '#separator:tab',
      '#html:true',
      '#notetype:Basic',
      '#deck:Dayglot Diary',
      '#columns:Front\tBack\tTags',
      '#tags column:3',
      '',
    ]);
  });

  const text = fc.string({ unit: fc.constantFrom(...'ab. \t\n\r"#<>&{}[]\'', '犬', 'ال', 'goed', '\u2028') });
  test('a note is one line of three fields, whatever was written, and nothing of it is HTML', () => {
    fc.assert(
      fc.property(text, text, text, fc.constantFrom(...EDIT_KINDS), (original, corrected, explanation, kind) => {
        const edits = editsOf(original, corrected, explanation).map((edit) => ({ ...edit, kind }));
        const notes = exportAnki.entry(entryOf(original, corrected, 'en', edits), 0);
        for (const line of notes.split('\n').slice(0, -1)) {
          const fields = line.split('\t');
          expect(fields).toHaveLength(3);
          expect(line).toMatch(/^<div/);
          expect(line).not.toMatch(/["\r\u2028]/);
          const [front = '', back = '', tags = ''] = fields;
          expect(tags.split(' ')).toEqual(['dayglot::en', `dayglot::${kind}`]);
          const bare = (front + back).replace(/<\/?(?:div|u|ul|li|br)(?: dir='auto' lang='en')?>/g, '');
          expect(bare).not.toMatch(/[<>]/);
        }
      }),
    );
  });
});
