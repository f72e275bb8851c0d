import { describe, expect, test } from 'vitest';
import type { ReviewCard } from '#domain/review.ts';
import { roomForNew } from '#domain/review.ts';
import { type LaterEntry, patternOf, praiseFor, praiseWords } from '#domain/review-praise.ts';

const card = (before: string, answer: string, after: string, lang?: string): ReviewCard => ({
  ...{ entry_id: 'one', day: '2026-11-01', before, answer, after, wrong: 'x', kind: 'tense', explanation: '' },
  ...(lang && { lang }),
});
const entry = (entry_id: string, written: string, corrected = written, lang = 'en'): LaterEntry => ({
  entry_id,
  day: `2026-11-0${entry_id}`,
  written: praiseWords(written, lang),
  corrected: praiseWords(corrected, lang),
});

describe('the words by which an answer is known again', () => {
  test.each([
    [card('I ', 'went', ' home.', 'en'), ['went']],
    [card('We ate ', 'an', ' apple.', 'en'), ['an', 'apple']],
    [card('I go ', 'to', ' the school.', 'en'), undefined],
    [card('I walked ', 'to', '.', 'en'), ['walked', 'to']],
    [card('He ', "doesn't", ' know.', 'en'), ["doesn't"]],
    [card('昨日は学校', 'に', '行きました。', 'ja'), ['に', '行き']],
    [card('', '…', ' home.', 'en'), undefined],
  ])('%j', (asked, pattern) => {
    expect(patternOf(asked)).toEqual(pattern);
  });
});

describe('praise', () => {
  const went = card('I ', 'went', ' home.', 'en');
  test('is for the newest entry in which the words were right from the beginning', () => {
    const entries = [
      entry('1', 'I went out.'),
      entry('2', 'They WENT away.'),
      entry('3', 'I goed out.', 'I went out.'),
    ];
    expect(praiseFor(went, entries)).toEqual({ right: 'went', entry_id: '2', day: '2026-11-02' });
  });

  test('is not for words that had to be changed', () => {
    expect(praiseFor(went, [entry('1', 'I went there often.', 'I have gone there often.')])).toBeUndefined();
    expect(praiseFor(card('We ate ', 'an', ' apple.', 'en'), [entry('1', 'An old apple.')])).toBeUndefined();
    expect(praiseFor(went, [])).toBeUndefined();
  });

  test('finds words where no spaces are', () => {
    const asked = card('昨日', '行きました', '。', 'ja');
    const entries = [entry('1', '東京に行きました。', '東京に行きました。', 'ja')];
    expect(praiseFor(asked, entries)).toMatchObject({ right: '行きました', entry_id: '1' });
  });
});

test.each([
  [{ num_due: 0, num_left: 12, num_new_today: 0 }, 5],
  [{ num_due: 9, num_left: 12, num_new_today: 0 }, 3],
  [{ num_due: 9, num_left: 12, num_new_today: 4 }, 1],
  [{ num_due: 40, num_left: 12, num_new_today: 0 }, 0],
  [{ num_due: 0, num_left: 0, num_new_today: 0 }, 0],
  [{ num_due: 0, num_left: 12, num_new_today: 9 }, 0],
])('with %j there is room for %i new cards', (known, room) => {
  expect(roomForNew(known)).toBe(room);
});
