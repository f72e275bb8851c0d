import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DiaryEntry, DiaryHead } from '#domain/export.ts';
import { exportJson } from '#domain/export-json.ts';
import { inEnglish } from '#domain/export-problem.ts';
import { readDiaryFile } from '#domain/export-reading.ts';

const LIMITS = { now_ms: Date.parse('2026-11-22T12:00:00Z'), max_part_chars: 10_000 };
const HEAD: DiaryHead = {
  exported_ms: LIMITS.now_ms,
  profile: {
    username: 'Ann',
    email: 'ann@example.org',
    lang_native: 'de',
    lang_page: 'de',
    time_zone: 'Europe/Berlin',
    is_noti_mail: false,
    is_noti_push: false,
    is_noti_weekly: true,
    is_time_zone_own: false,
    day_start_hour: 3,
    remind_hour: 19,
  },
  dismissals: [{ original: 'alot', replacement: 'a lot' }],
};
const FEEDBACK = {
  finishReason: 'STOP',
  correctedDay: 'I went home.',
  correctedWell: '',
  correctedGrateful: '',
  topMistakes: [{ mistake: 'goed → went', explanation: 'An irregular verb.' }],
  edits: [{ part: 'Day', start: 2, end: 6, original: 'goed', replacement: 'went', kind: 'tense', explanation: '' }],
  lang: 'en',
  checked_by: 'basic',
  created_ms: 1,
} as const;
const ENTRY: DiaryEntry = {
  entry_id: '0b6f7f6e-5f0e-4c4e-9a52-0d1f7a1f7c11',
  day: '2026-11-21',
  date_ms: Date.parse('2026-11-21T18:30:00Z'),
  time_zone: 'Europe/Berlin',
  mood: 4,
  state: 'done',
  inputDay: 'I goed home.',
  inputWell: '',
  inputGrateful: '',
  num_words: 3,
  num_word_diffs: 1,
  word_count_version: 1,
  feedback: FEEDBACK,
};
const fileOf = (entries: readonly unknown[]): string =>
  exportJson.head(HEAD) +
  entries.map((entry, at) => exportJson.entry(entry as DiaryEntry, at)).join('') +
  exportJson.tail;
const read = (text: string) => readDiaryFile(text, LIMITS);
/** What is wrong with a file, in English. */
const problemIn = (text: string): unknown => {
  const file = read(text);
  return 'problem' in file ? inEnglish(file.problem) : file;
};
const problemOf = (entry: object): unknown => problemIn(fileOf([ENTRY, entry]));

describe('reading an exported file', () => {
  test('gives what was written', () => {
    const { feedback: _, mood: __, ...pending } = ENTRY;
    const entries = [ENTRY, { ...pending, state: 'pending' }];
    expect(read(fileOf(entries))).toEqual({ entries, dismissals: HEAD.dismissals });
    expect(read(`\ufeff${fileOf([])}`)).toEqual({ entries: [], dismissals: HEAD.dismissals });
  });

  test('passes over fields of a later version', () => {
    expect(read(fileOf([{ ...ENTRY, weather: 'rain' }]))).toEqual({ entries: [ENTRY], dismissals: HEAD.dismissals });
  });

  test.each<[string, object]>([
    ['has no entry_id', { entry_id: undefined }],
    ['has an entry_id that is no UUID', { entry_id: '7' }],
    ['has no day', { day: undefined }],
    ['has a day that is no date such as 2026-11-21', { day: '2026-02-30' }],
    ['has no date_ms', { date_ms: undefined }],
    ['has a date_ms that is no time in ms since 1970', { date_ms: '1' }],
    ['is from the future', { day: '2027-01-01', date_ms: Date.parse('2027-01-01') }],
    ['has a day that does not fit its date_ms', { day: '2026-11-18' }],
    ['has no time_zone', { time_zone: undefined }],
    ['has a time_zone that is not known', { time_zone: 'Mars/Olympus' }],
    ['has a mood that is none of 1 to 5', { mood: -1 }],
    ['has a state that is neither pending nor done', { state: 'lost' }],
    ['has a num_words that is no number of words or tries', { num_words: 1.5 }],
    ['has a num_tries that is no number of words or tries', { num_tries: 3_000_000_000 }],
    ['has more right tries than tries', { num_tries: 1, num_tries_right: 2 }],
    ['has no inputWell', { inputWell: undefined }],
    ['has an inputWell that is no text', { inputWell: 7 }],
    ['has an inputWell of more than 10000 characters', { inputWell: 'x'.repeat(10_001) }],
    ['has no words in it', { inputDay: ' ' }],
    ['has no feedback, and is not pending', { feedback: undefined }],
    ['has feedback, and is still pending', { state: 'pending' }],
    ['has feedback without a correctedDay', { feedback: { ...FEEDBACK, correctedDay: undefined } }],
    [
      'has a correctedDay that is far longer than its original',
      { feedback: { ...FEEDBACK, correctedDay: 'x'.repeat(1025) } },
    ],
    ['has feedback that did not come to its end', { feedback: { ...FEEDBACK, finishReason: 'SAFETY' } }],
    ['has feedback without a checked_by', { feedback: { ...FEEDBACK, checked_by: 7 } }],
    ['has feedback in a lang that is no ISO 639-1 code', { feedback: { ...FEEDBACK, lang: 'English' } }],
    ['has a note that is no short text', { feedback: { ...FEEDBACK, note: 'x'.repeat(1001) } }],
    ['has feedback without a created_ms', { feedback: { ...FEEDBACK, created_ms: undefined } }],
    ['has feedback whose topMistakes are no list of mistakes', { feedback: { ...FEEDBACK, topMistakes: [7] } }],
    ['has a correction that does not fit its text', { inputDay: 'I went home.' }],
    ['has a correction that does not fit its text', { feedback: { ...FEEDBACK, hints: [{ start: 0, end: 1 }] } }],
    ['has characters that cannot be stored', { inputWell: 'nul \u0000' }],
    ['has characters that cannot be stored', { feedback: { ...FEEDBACK, note: 'half \ud800' } }],
  ])('an entry that %s is told by its number', (words, change) => {
    expect(problemOf({ ...ENTRY, ...change })).toBe(`Entry 2 ${words}.`);
  });

  test.each([
    ['nothing', '', /not a diary/],
    ['a picture', '\u0089PNG', /not a diary/],
    ['another JSON', '{"a":1}', /not a diary/],
    ['a list', '[]', /not a diary/],
    ['null', 'null', /not a diary/],
    ['a download that broke off', fileOf([ENTRY]).slice(0, -4), /did not come to its end/],
    ['a later version', fileOf([]).replace('"version": 1', '"version": 2'), /newer version/],
    ['an entry that is none', fileOf([null]), /^Entry 1 is no entry\.$/],
    ['damaged dismissals', fileOf([]).replace('"alot"', '7'), /^Dismissal 1 /],
  ])('%s is refused in words', (_, text, words) => {
    expect(problemIn(text)).toMatch(words);
  });

  test('more entries than a diary takes are refused with their number', () => {
    const many = JSON.stringify({ ...JSON.parse(fileOf([])), entries: Array(20_001).fill(ENTRY) });
    expect(problemIn(many)).toBe('This file has more than 20000 entries, which is more than a diary takes.');
  });

  test('a file is whole or no JSON at all, wherever it was cut', () => {
    const file = fileOf([ENTRY, ENTRY]);
    fc.assert(
      fc.property(fc.nat(file.trimEnd().length - 1), (at) => {
        expect(read(file.slice(0, at))).toHaveProperty('problem');
      }),
    );
  });

  test('whatever a file holds, reading it answers', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (value, feedback) => {
        const entries = [value, { ...ENTRY, feedback }, { ...ENTRY, feedback: { ...FEEDBACK, edits: value } }];
        for (const entry of entries) expect(read(fileOf([entry]))).toBeTypeOf('object');
      }),
    );
  });

  test('the example of docs/export-format.md is such a file', () => {
    const docs = readFileSync(new URL('../../docs/export-format.md', import.meta.url), 'utf8');
    const example = /```json\n(.*?)```/s.exec(docs)?.[1] ?? '';
    expect(read(example)).toMatchObject({ entries: [{ state: 'done' }, { state: 'pending' }] });
    // Every field that an export writes is in the example and in words.
    for (const name of [...Object.keys(ENTRY), ...Object.keys(FEEDBACK), ...Object.keys(HEAD.profile), 'num_tries'])
      expect([name, example.includes(`"${name}"`), docs.includes(`\`${name}\``)]).toEqual([name, true, true]);
  });
});
