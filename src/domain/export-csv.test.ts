import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DiaryEntry } from '#domain/export.ts';
import { csvRow, exportCsv, harmless } from '#domain/export-csv.ts';

/** What a spreadsheet makes of CSV: quotes, doubled quotes, commas and CRLF, nothing more (RFC 4180). */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, isQuoted] = [[] as string[], '', false];
  for (let at = 0; at < csv.length; at += 1) {
    const char = csv[at] ?? '';
    if (isQuoted && char === '"' && csv[at + 1] === '"') at += 1;
    else if (char === '"') {
      isQuoted = !isQuoted;
      continue;
    } else if (!isQuoted && (char === ',' || csv.startsWith('\r\n', at))) {
      row.push(cell);
      cell = '';
      if (char === ',') continue;
      rows.push(row);
      row = [];
      at += 1;
      continue;
    }
    cell += char;
  }
  return rows;
}

const ENTRY: DiaryEntry = {
  entry_id: '0b6f7f6e-5f0e-4c4e-9a52-0d1f7a1f7c11',
  day: '2026-11-21',
  date_ms: Date.parse('2026-11-21T18:30:00Z'),
  time_zone: 'Europe/Berlin',
  mood: 4,
  state: 'done',
  inputDay: 'I goed home, "tired".\nThen I slept.',
  inputWell: '=HYPERLINK("http://evil.example")',
  inputGrateful: '',
  num_words: 7,
  num_word_diffs: 1,
  feedback: {
    finishReason: 'STOP',
    correctedDay: 'I went home, "tired".\nThen I slept.',
    correctedWell: '=HYPERLINK("http://evil.example")',
    correctedGrateful: '',
    topMistakes: [{ mistake: 'goed → went', explanation: 'An irregular verb.' }],
    lang: 'en',
    checked_by: 'basic',
    created_ms: 1,
  },
};

describe('the CSV of a diary', () => {
  test('has a mark for UTF-8, a header and a row an entry', () => {
    const file = exportCsv.head({} as never) + exportCsv.entry(ENTRY, 0) + exportCsv.tail;
    expect(file.startsWith('\ufeff"entry_id","day","date",')).toBe(true);
    const [names = [], row = [], ...more] = cellsOf(file.slice(1));
    expect(more).toEqual([]);
    const cells = Object.fromEntries(names.map((name, at) => [name, row[at]]));
    expect(cells).toMatchObject({
      day: '2026-11-21',
      date: '2026-11-21T18:30:00.000Z',
      mood: '4',
      inputDay: ENTRY.inputDay,
      inputWell: `'${ENTRY.inputWell}`,
      correctedDay: 'I went home, "tired".\nThen I slept.',
      mistakes: 'goed → went: An irregular verb.',
      note: '',
    });
    expect(row).toHaveLength(names.length);
  });

  test('a pending entry leaves what it has not empty', () => {
    const { feedback: _, mood: __, num_words: ___, num_word_diffs: ____, ...pending } = ENTRY;
    const [row = []] = cellsOf(exportCsv.entry({ ...pending, state: 'pending' }, 0));
    expect(row.slice(4, 6)).toEqual(['', 'pending']);
    expect(row.slice(9)).toEqual(Array.from({ length: 9 }, () => ''));
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+49', "'+49"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =1', " '=1"],
    ['\t=1', "\t'=1"],
    ['\r=1', "\r'=1"],
    ['\n=1', "\n'=1"],
    ['＝1', "'＝1"],
    ['＠x', "'＠x"],
    ['I left;=1+1', "I left;'=1+1"],
    ['I left, -1', "I left, '-1"],
    ['I left\t@SUM(A1)', "I left\t'@SUM(A1)"],
    ['I left|+1', "I left|'+1"],
    ['I said "=1"', 'I said "\'=1"'],
    ['one\n- two\n- three', "one\n'- two\n'- three"],
    [';=;=', ";'=;'="],
  ])('%j is no formula', (text, defused) => {
    expect(harmless(text)).toBe(defused);
  });
  test.each(['', 'a=b', "'quoted'", '1-2', '日記', 'a - b', 'x = 1 + 2; y', 'me@example.org, you'])(
    '%j stays as it is',
    (text) => {
      expect(harmless(text)).toBe(text);
    },
  );

  test('a million spaces are no work, wherever the sign is', () => {
    const spaces = ' '.repeat(1_000_000);
    expect(harmless(`${spaces}=1`)).toBe(`${spaces}'=1`);
    expect(harmless(`a${spaces}=1`)).toBe(`a${spaces}=1`);
  });

  const SIGNS = [
    '"',
    ',',
    ';',
    '|',
    '\t',
    '\r',
    '\n',
    '\u2028',
    '=',
    '+',
    '-',
    '@',
    '＝',
    'a',
    '，',
    ' ',
    '\u00a0',
    "'",
  ];
  const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...SIGNS) }));
  const rowsOfCells = fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 });

  test.each([
    ['a comma', ','],
    ['a semicolon', ';'],
    ['a tab', '\t'],
    ['a bar', '|'],
    ['a line break', '\n'],
    ['a quote', '"'],
    ['any of them', /[,;\t|\r\n\u2028"]/],
  ])('split at %s without regard to quotes, no piece begins a formula', (_, separator) => {
    fc.assert(
      fc.property(rowsOfCells, (rows) => {
        const pieces = rows.map(csvRow).join('').split(separator);
        for (const piece of pieces) expect(piece.replace(/^["\s]+/, '')).not.toMatch(/^[=+\-@＝＋－＠]/);
      }),
    );
  });

  test('every cell is quoted, empty ones too', () => {
    expect(csvRow(['', 'a', '1'])).toBe('"","a","1"\r\n');
  });

  test('read back it has the same cells, whatever stands in them, and none begins a formula', () => {
    fc.assert(
      fc.property(rowsOfCells, (rows) => {
        const read = cellsOf(rows.map(csvRow).join(''));
        expect(read).toEqual(rows.map((cells) => cells.map(harmless)));
        for (const text of read.flat()) expect(text).not.toMatch(/^\s*[=+\-@]/);
      }),
    );
  });
});
