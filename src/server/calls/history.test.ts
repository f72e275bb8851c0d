import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findKey } from '#server/store/accounts.ts';
import { savePending } from '#server/store/entries.ts';
import { engines } from '#testing/engines.ts';
import { NOON, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
type Row = { entry_id: string; day: string; snippet: { text: string; hits: [number, number][] } };

describe.each(engines)('the history on $name', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { RATE_LIMIT: 'off', CORRECTIONS_PER_DAY: 1000 } });
  });
  afterAll(() => server.close());

  /** A learner who writes at the time that is given, in days before now. */
  const learner = async () => {
    const browser = new TestBrowser(server);
    await browser.register(server);
    const write = async (inputDay: string, { ago = 0, mood = 3, entry_id = randomUUID() as string } = {}) => {
      server.clock.now_ms = NOON - ago * DAY_MS;
      const entry = { inputDay, inputWell: '', inputGrateful: '', mood, entry_id, time_zone: 'UTC' };
      const { result } = await browser.call('callCorrectorDiary', entry);
      server.clock.now_ms = NOON;
      return { entry_id, result };
    };
    const list = async (wanted: object = {}) => {
      const rows: Row[] = [];
      for (let cursor: string | undefined; ; ) {
        const { result } = await browser.call('fetchHistory', { ...wanted, ...(cursor && { cursor }) });
        rows.push(...result.entries);
        cursor = result.next_cursor;
        if (cursor === undefined) return rows;
      }
    };
    const read = (entry_id: string) => browser.call('readEntry', { entry_id });
    return { browser, write, list, read };
  };
  const clearAway = async () => {
    server.jobs.clearAway();
    await server.jobs.settled();
  };

  test('entries come newest first with what there is to know of them', async () => {
    const { browser, write, list } = await learner();
    expect((await browser.call('fetchHistory')).result).toEqual({
      entries: [],
      filters: { num_entries: 0, langs: [], moods: [], kinds: [] },
    });
    await write('I goed home.', { ago: 40, mood: 5 });
    const { entry_id } = await write('Nothing is wrong.', { ago: 2, mood: -1 });
    await write('[DOWN] Never checked.', { ago: 1 });
    expect(await list()).toMatchObject([
      { day: '2026-11-20', state: 'pending', mood: 3, snippet: { text: '[DOWN] Never checked.', hits: [] } },
      { entry_id, day: '2026-11-19', state: 'done', checked_by: 'scripted', num_words: 3, num_word_diffs: 0 },
      { day: '2026-10-12', mood: 5, lang: 'en', num_word_diffs: 1 },
    ]);
    expect((await list())[1]).not.toHaveProperty('mood');
    const { filters } = (await browser.call('fetchHistory')).result;
    expect(filters).toEqual({ num_entries: 3, langs: ['en'], moods: [3, 5], kinds: ['tense'] });
    expect(await list({ mood: 5 })).toHaveLength(1);
    expect(await list({ mood: 4 })).toEqual([]);
    expect(await list({ lang: 'en', kind: 'tense' })).toHaveLength(1);
    expect(await list({ kind: 'article' })).toEqual([]);
  });

  test('one’s own and the corrected words are found, in any script, and where they stand is told', async () => {
    const { write, list } = await learner();
    await write('Yesterday I goed to the market. Die schönen Äpfel.', { ago: 3 });
    await write('今日は日記を書きました。', { ago: 2 });
    const found = async (search: string, wanted: object = {}) =>
      (await list({ search, ...wanted })).map(({ snippet }) =>
        snippet.hits.map(([start, end]) => snippet.text.slice(start, end)),
      );
    expect(await found('APFEL schonen')).toEqual([['schönen', 'Äpfel']]);
    expect(await found('日記')).toEqual([['日記']]);
    expect(await found('went')).toEqual([['went']]);
    expect(await found('goed')).toEqual([['goed']]);
    expect(await found('goed 日記')).toEqual([]);
    expect(await found('goed', { mood: 1 })).toEqual([]);
    expect(await list({ search: '  ' })).toHaveLength(2);
  });

  test('a search through many entries finds each once, a page at a time', async () => {
    const { browser, list, read } = await learner();
    const { user_id } = (await browser.call('reloadUser')).result;
    await addMany(server, user_id, 130, (n) => (n % 2 ? `owl ${n}` : `cat ${n}`));
    const rows = await list({ search: 'owl' });
    expect(rows).toHaveLength(65);
    expect(new Set(rows.map(({ entry_id }) => entry_id)).size).toBe(65);
    const { result } = await read(rows[3]?.entry_id ?? '');
    expect(result.inputDay).toBe(rows[3]?.snippet.text);
  });

  test('every entry comes exactly once and in order, whatever is written and deleted meanwhile', async () => {
    const { browser, list } = await learner();
    const { user_id } = (await browser.call('reloadUser')).result;
    await addMany(server, user_id, 120, (n) => `Entry ${n}`);
    const all = (await list()).map((row) => row.entry_id);
    const stays = new Set(all.filter((_, n) => n % 5 !== 0));
    const goes = all.filter((id) => !stays.has(id));
    const change = fc.record({ isNew: fc.boolean(), at: fc.nat(119) });
    const changes = fc.array(fc.array(change, { maxLength: 4 }), { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(changes, async (ofPage) => {
        const seen: Row[] = [];
        let cursor: string | undefined;
        for (let page = 0; page === 0 || cursor !== undefined; page += 1) {
          const { result } = await browser.call('fetchHistory', cursor ? { cursor } : {});
          seen.push(...result.entries);
          cursor = result.next_cursor;
          for (const { isNew, at } of ofPage[page] ?? [])
            if (isNew) await addMany(server, user_id, 1, () => 'New', at);
            else await browser.call('deleteEntry', { entry_id: goes[at % goes.length] });
        }
        const ids = seen.map(({ entry_id }) => entry_id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.filter((id) => stays.has(id)).length).toBe(stays.size);
        const days = seen.map(({ day }) => day);
        expect(days).toEqual([...days].sort().reverse());
      }),
      { numRuns: 5 },
    );
  });

  test('an entry is read whole, with its neighbours and its days in earlier months and years', async () => {
    const { browser, write, read } = await learner();
    const year = await write('A year ago.', { ago: 365 });
    const month = await write('A month ago.', { ago: 31 });
    const { entry_id } = await write('I goed home.', { mood: 4 });
    await browser.call('dismissEdit', { original: 'goed', replacement: 'went' });
    expect((await read(entry_id)).result).toMatchObject({
      ...{ entry_id, day: '2026-11-21', state: 'done', mood: 4, inputDay: 'I goed home.', inputWell: '' },
      feedback: { correctedDay: 'I went home.', checked_by: 'scripted', lang: 'en' },
      meant: [{ original: 'goed', replacement: 'went' }],
      can_check_again: false,
      older_id: month.entry_id,
      on_this_day: [
        { entry_id: month.entry_id, day: '2026-10-21', ago: 'month', snippet: { text: 'A month ago.' } },
        { entry_id: year.entry_id, day: '2025-11-21', ago: 'year' },
      ],
    });
    const older = (await read(month.entry_id)).result;
    expect([older.newer_id, older.older_id]).toEqual([entry_id, year.entry_id]);
  });

  test('what is deleted is gone from everything at once, and back at once', async () => {
    const { browser, write, list, read } = await learner();
    const { entry_id } = await write('I goed home.', { mood: 4 });
    const seen = async () => ({
      rows: (await list()).length,
      found: (await list({ search: 'goed' })).length,
      read: (await read(entry_id)).status,
      last: (await browser.call('fetchLastDiaryEntries', { hist_period_days: 7 })).result.diaryEntries.length,
      streak: (await browser.call('readProfile')).result.cur_streak,
      previewed: (await browser.call('previewDeletion')).result.num_entries,
      filters: (await browser.call('fetchHistory')).result.filters.num_entries,
    });
    const there = { rows: 1, found: 1, read: 200, last: 1, streak: 1, previewed: 1, filters: 1 };
    expect(await seen()).toEqual(there);
    expect((await browser.call('deleteEntry', { entry_id })).result).toEqual({});
    expect(await seen()).toEqual({ rows: 0, found: 0, read: 404, last: 0, streak: 0, previewed: 0, filters: 0 });
    expect((await browser.call('checkEntryAgain', { entry_id })).status).toBe(404);
    expect((await browser.call('undeleteEntry', { entry_id })).result).toEqual({});
    expect(await seen()).toEqual(there);
  });

  test('a minute later it is removed for good, with its feedback and mistakes; before, it is not', async () => {
    const { browser, write } = await learner();
    const { user_id } = (await browser.call('reloadUser')).result;
    const { entry_id } = await write('I goed home.');
    const rows = async () => {
      const { kysely } = server.services.db;
      const count = async (table: 'entry' | 'feedback' | 'mistake') =>
        (await kysely.selectFrom(table).selectAll().where('user_id', '=', user_id).execute()).length;
      return [await count('entry'), await count('feedback'), await count('mistake')];
    };
    await browser.call('deleteEntry', { entry_id });
    server.clock.now_ms += MINUTE_MS - 1;
    await clearAway();
    expect(await rows()).toEqual([1, 1, 1]);
    // Deleting it once more does not put it off.
    await browser.call('deleteEntry', { entry_id });
    server.clock.now_ms += 1;
    await clearAway();
    expect(await rows()).toEqual([0, 0, 0]);
    for (const call of ['undeleteEntry', 'deleteEntry', 'readEntry', 'checkEntryAgain'])
      expect((await browser.call(call, { entry_id })).error?.status).toBe('NOT_FOUND');
    server.clock.now_ms = NOON;
  });

  test('a draft that is sent late does not bring its entry back; under another id it is a new one', async () => {
    const { browser, write, list } = await learner();
    const { entry_id } = await write('I goed home.');
    const gone = { text: '', inputDay: '', inputWell: '', inputGrateful: '' };
    await browser.call('deleteEntry', { entry_id });
    expect((await write('I goed home.', { entry_id })).result).toEqual(gone);
    server.clock.now_ms += MINUTE_MS;
    await clearAway();
    expect((await write('I goed home.', { entry_id })).result).toEqual(gone);
    expect(await list()).toEqual([]);
    await write('I goed home.');
    expect(await list()).toHaveLength(1);
  });

  test('another learner’s ids answer exactly as missing ones', async () => {
    const [ann, bob] = [await learner(), await learner()];
    const { entry_id } = await ann.write('[DOWN] Ann’s words.');
    for (const call of ['readEntry', 'deleteEntry', 'undeleteEntry', 'checkEntryAgain']) {
      const answers = [];
      for (const id of [entry_id, randomUUID()]) {
        const { status, error } = await bob.browser.call(call, { entry_id: id });
        answers.push({ status, error });
      }
      expect(answers[0]).toEqual({ status: 404, error: { status: 'NOT_FOUND', message: 'There is no such entry.' } });
      expect(answers[1]).toEqual(answers[0]);
    }
    expect(await bob.list()).toEqual([]);
    expect(await ann.list()).toHaveLength(1);
  });

  test.each([
    ['fetchHistory', { cursor: 'x' }],
    ['fetchHistory', { cursor: Buffer.from('["a\\u0000",1,"b"]').toString('base64url') }],
    ['fetchHistory', { cursor: Buffer.from('{"0":"a"}').toString('base64url') }],
    ['fetchHistory', { cursor: Buffer.from('null').toString('base64url') }],
    ['fetchHistory', { cursor: 'x'.repeat(201) }],
    ['fetchHistory', { search: 'x'.repeat(101) }],
    ['fetchHistory', { search: 'a\u0000' }],
    ['fetchHistory', { search: ['a'] }],
    ['fetchHistory', { mood: 6 }],
    ['fetchHistory', { kind: '__proto__' }],
    ['fetchHistory', { lang: 'x'.repeat(21) }],
    ['readEntry', { entry_id: 'x' }],
    ['readEntry', {}],
    ['deleteEntry', { entry_id: "' or 1=1" }],
    ['undeleteEntry', { entry_id: 7 }],
    ['checkEntryAgain', { entry_id: randomUUID(), check_with: 'gemini' }],
  ])('%s refuses %j', async (call, input) => {
    const { browser } = await learner();
    expect((await browser.call(call, input)).error?.status).toBe('INVALID_ARGUMENT');
  });

  test('whatever a cursor or a search holds, it is no failure of the server', async () => {
    const { browser } = await learner();
    const anything = fc.string({ unit: 'binary', maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(anything, fc.integer(), anything, async (a, n, search) => {
        const cursor = Buffer.from(JSON.stringify([a, n, a])).toString('base64url');
        expect((await browser.call('fetchHistory', { cursor, search })).status).toBeLessThan(500);
      }),
      { numRuns: 40 },
    );
  });
});

/** Adds `count` pending entries without asking a corrector, one a day from `ago` days before now on back. */
async function addMany(server: TestServer, user_id: string, count: number, textOf: (n: number) => string, ago = 0) {
  const { db, vault } = server.services;
  const key = await findKey(db.kysely, user_id);
  if (!key) throw new Error('no key');
  const own = vault.forUser(user_id, key);
  for (let n = 0; n < count; n += 1) {
    const date_ms = NOON - (ago + n) * DAY_MS;
    const day = new Date(date_ms).toISOString().slice(0, 10);
    const texts = { inputDay: textOf(n), inputWell: '', inputGrateful: '' };
    const id = randomUUID();
    await savePending(db.kysely, own, { user_id, id, date_ms, day, time_zone: 'UTC', mood: undefined, ...texts });
  }
}
