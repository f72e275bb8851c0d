import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DiaryEntry, DiaryHead } from '#domain/export.ts';
import { exportMarkdown, markdownText } from '#domain/export-markdown.ts';

const HEAD: DiaryHead = {
  exported_ms: Date.parse('2026-11-22T10:00:00Z'),
  profile: {
    username: 'Ann *the* #1',
    email: 'ann@example.org',
    lang_native: 'de',
    time_zone: 'Europe/Berlin',
    is_noti_mail: false,
    is_noti_push: false,
    is_noti_weekly: true,
    is_time_zone_own: false,
    day_start_hour: 3,
    remind_hour: 19,
  },
  dismissals: [],
};
const ENTRY: DiaryEntry = {
  entry_id: '0b6f7f6e-5f0e-4c4e-9a52-0d1f7a1f7c11',
  day: '2026-11-21',
  date_ms: Date.parse('2026-11-21T18:30:00Z'),
  time_zone: 'Europe/Berlin',
  mood: 4,
  state: 'done',
  inputDay: 'I goed home.\nThen I slept.\n\n# No heading',
  inputWell: 'A song.',
  inputGrateful: ' ',
  num_words: 9,
  num_word_diffs: 1,
  feedback: {
    finishReason: 'STOP',
    correctedDay: 'I went home.\nThen I slept.\n\n# No heading',
    correctedWell: 'A song.',
    correctedGrateful: ' ',
    topMistakes: [{ mistake: 'goed → went', explanation: 'An irregular\nverb.' }],
    checked_by: 'basic',
    created_ms: 1,
  },
};

/** What a reader of Markdown shows of escaped text: the inverse of markdownText, line by line. */
const shown = (markdown: string): string[] =>
  markdown.split('\n').map((line) =>
    line
      .replace(/(?<!\\)((?:\\\\)*)\\$/, '$1')
      .replace(/\\([!-/:-@[-`{-~])/g, '$1')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );

describe('the diary as Markdown', () => {
  test('is a heading a day, the questions, what was written and its correction', () => {
    const file = exportMarkdown.head(HEAD) + exportMarkdown.entry(ENTRY, 0) + exportMarkdown.tail;
    expect(file).toBe(`# Dayglot Diary

The diary of Ann \\*the\\* \\#1, as it was on 22 November 2026.

## 21 November 2026

Mood: Good · 9 words, 1 corrected

### Write about your day

I goed home.\\
Then I slept.

\\# No heading

**Corrected**

I went home.\\
Then I slept.

\\# No heading

### What went well today

A song.

### Mistakes

- **goed → went**: An irregular verb.
`);
  });

  test('an entry that was not corrected says so', () => {
    const { feedback: _, num_words: __, mood: ___, ...pending } = ENTRY;
    expect(exportMarkdown.entry({ ...pending, state: 'pending' }, 0)).toContain('\nNot corrected yet\n');
  });

  test.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['[me](javascript:alert(1))', '\\[me\\](javascript:alert(1))'],
    ['![x](http://evil.example/x.png)', '\\!\\[x\\](http://evil.example/x.png)'],
    ['&lt;b&gt;', '&amp;lt;b&amp;gt;'],
    ['- a list', '\\- a list'],
    ['1. one', '1\\. one'],
    ['2026 was good', '2026 was good'],
    ['    code', 'code'],
    ['a\n---', 'a\\\n\\---'],
    ['a\n===', 'a\\\n\\==='],
    ['```', '\\`\\`\\`'],
    ['| a | b |', '\\| a \\| b \\|'],
    ['> quoted', '&gt; quoted'],
    ['ends with \\', 'ends with \\\\'],
    ['今日は*楽しかった*。', '今日は\\*楽しかった\\*。'],
  ])('%j cannot be anything but text', (text, markdown) => {
    expect(markdownText(text)).toBe(markdown);
  });

  const text = fc.string({ unit: fc.constantFrom(...'ab1.-+=#*_`[]()<>&!|~\\>: \n\t\r', '日', 'é') });
  test('shows what was written, and begins no block with it', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), (written) => {
        const markdown = markdownText(written);
        const lines = written.trim().split(/\r\n|[\r\n\u2028\u2029]/u);
        expect(shown(markdown)).toEqual(lines.map((line) => line.trim()));
        for (const line of markdown.split('\n')) {
          expect(line).not.toMatch(/^(?:\s|#|>|[-+=](?!\\)|\d+[.)]|```|~~~|<)/);
          expect(line.replace(/\\[!-/:-@[-`{-~]/g, '')).not.toMatch(/[<>*_`[\]]/);
        }
      }),
    );
  });
});
