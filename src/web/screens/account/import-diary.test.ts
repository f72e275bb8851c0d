import { describe, expect, test } from 'vitest';
import { CallError } from '#domain/errors.ts';
import type { DiaryEntry } from '#domain/export.ts';
import { batchesOf, type ImportMeans, importDiary } from '#web/screens/account/import-diary.ts';
import { doneText, failedText } from '#web/screens/account/import-texts.ts';

const entryOf = (n: number, inputDay = 'A day.'): DiaryEntry => ({
  entry_id: `id-${n}`,
  day: '2026-11-21',
  date_ms: n,
  time_zone: 'UTC',
  state: 'pending',
  inputDay,
  inputWell: '',
  inputGrateful: '',
});
const diaryOf = (count: number) => ({ entries: Array.from({ length: count }, (_, n) => entryOf(n)), dismissals: [] });

/** A server that keeps what it is sent, and answers the calls named in `refusals` with an error. */
function serverWith(refusals: Record<number, CallError> = {}) {
  const ids: string[] = [];
  const told: number[] = [];
  const waits: number[] = [];
  let calls = 0;
  const means: ImportMeans = {
    send: async ({ entries }) => {
      calls += 1;
      const refusal = refusals[calls];
      if (refusal) throw refusal;
      const fresh = entries.filter(({ entry_id }) => !ids.includes(entry_id));
      ids.push(...fresh.map(({ entry_id }) => entry_id));
      return { num_imported: fresh.length, num_known: entries.length - fresh.length };
    },
    wait: async (seconds) => void waits.push(seconds),
    onSent: (count) => void told.push(count),
    isGone: () => false,
  };
  return { ids, told, waits, means };
}

describe('batches', () => {
  test('hold at most 50 entries and a megabyte, in order and without a gap', () => {
    const long = '日'.repeat(9000);
    const entries = Array.from({ length: 170 }, (_, n) => entryOf(n, n % 3 === 0 ? long : 'Short.'));
    const batches = batchesOf(entries);
    expect(batches.flat()).toEqual(entries);
    for (const batch of batches) {
      expect(batch.length).toBeLessThanOrEqual(50);
      expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(1_000_100);
    }
    expect(batches.length).toBeLessThan(7);
  });

  test('an entry larger than that goes alone', () => {
    const sizes = batchesOf([entryOf(1), entryOf(2, 'x'.repeat(1_100_000)), entryOf(3)]).map((batch) => batch.length);
    expect(sizes).toEqual([1, 1, 1]);
    expect(batchesOf([])).toEqual([]);
  });
});

describe('an import', () => {
  test('sends everything and tells how far it has come', async () => {
    const { ids, told, means } = serverWith();
    expect(await importDiary(diaryOf(120), means)).toEqual({ num_imported: 120, num_known: 0 });
    expect(ids).toHaveLength(120);
    expect(told).toEqual([50, 100, 120]);
  });

  test('waits as long as it is told to', async () => {
    const tooMany = new CallError('RESOURCE_EXHAUSTED', 'Too many.', { retry_after_s: 3 });
    const { waits, means } = serverWith({ 2: tooMany, 3: tooMany });
    expect(await importDiary(diaryOf(60), means)).toEqual({ num_imported: 60, num_known: 0 });
    expect(waits).toEqual([3, 3]);
  });

  test('that broke off goes on where it stopped when it is done again', async () => {
    const { ids, means } = serverWith({ 2: new CallError('INTERNAL', 'No.') });
    const first = await importDiary(diaryOf(120), means);
    expect(first).toMatchObject({ num_imported: 50, failure: expect.any(CallError) });
    expect(failedText(first)).toBe(
      '50 entries imported, then it stopped. No. Choose the file again to go on: nothing comes twice.',
    );
    const second = await importDiary(diaryOf(120), means);
    expect(doneText(second)).toBe('70 entries imported, 50 were here already.');
    expect(ids).toHaveLength(120);
  });

  test('names a refused entry by its place in the file', async () => {
    const problem = { message: 'Entry {number} is from the future.', values: { number: 3 } };
    const future = new CallError('INVALID_ARGUMENT', 'Entry 3 is from the future.', { field: 'entries.2', problem });
    const refusals = { 2: future };
    const outcome = await importDiary(diaryOf(120), serverWith(refusals).means);
    expect(outcome.problem).toBe('Entry 53 is from the future.');
    const shape = { 1: new CallError('INVALID_ARGUMENT', 'entries.2.day: no.', { field: 'entries.2.day' }) };
    expect(failedText(await importDiary(diaryOf(9), serverWith(shape).means))).toBe(
      'Nothing was imported. Entry 3 cannot be imported here.',
    );
  });

  test('sends nothing more for somebody who has gone', async () => {
    const { ids, told, means } = serverWith();
    await importDiary(diaryOf(120), { ...means, isGone: () => told.length > 0 });
    expect(ids).toHaveLength(50);
    const tooMany = new CallError('RESOURCE_EXHAUSTED', 'Too many.', { retry_after_s: 3 });
    const busy = serverWith({ 1: tooMany });
    await importDiary(diaryOf(9), { ...busy.means, isGone: () => busy.waits.length > 0 });
    expect(busy.ids).toEqual([]);
  });
});

test.each([
  [0, 0, 'This diary has no entries: there was nothing to import.'],
  [1, 0, '1 entry imported.'],
  [128, 12, '128 entries imported, 12 were here already.'],
  [2, 1, '2 entries imported, 1 was here already.'],
  [0, 1, 'Nothing new: 1 entry was here already.'],
])('%d imported and %d known are told in words', (num_imported, num_known, text) => {
  expect(doneText({ num_imported, num_known })).toBe(text);
});
