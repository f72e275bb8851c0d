import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallName, contract } from '#contract';
import { engines, type TestDb } from '#testing/engines.ts';
import { type About, HEAVY_CALLS, heavyEntry } from '#testing/heavy-learner.ts';
import { REGISTRATION, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

/*
 * The short form of bench/heavy-learner.mjs: what a call asks of the database has bounds, whatever its learner has. Times are
 * the bench's.
 */

const TODAY = '2026-11-21';
const ENTRIES = 150;
/** Statements of one call, an import of fifty entries included, and rows of one statement: long reads come in pages. */
const MAX_STATEMENTS = 400;
const MAX_ROWS = 1000;

/** The same database, and what was asked of it since `reset`. */
function counted(own: TestDb) {
  const asked = { statements: 0, rows: 0 };
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      asked.statements += 1;
      asked.rows = Math.max(asked.rows, result.rows.length);
      return result;
    },
  };
  const reset = () => Object.assign(asked, { statements: 0, rows: 0 });
  return { testDb: { ...own, db: { ...own.db, kysely: own.db.kysely.withPlugin(counting) } }, asked, reset };
}

describe.each(engines)('a call of the heaviest learner on $name', (engine) => {
  let own: TestDb;
  let server: TestServer;
  let heavy: TestBrowser;
  let about: About;
  let database: ReturnType<typeof counted>;

  beforeAll(async () => {
    own = await engine.create();
    database = counted(own);
    const config = { RATE_LIMIT: 'off', CORRECTIONS_PER_DAY: 1000 } as const;
    server = await startTestServer(engine, { testDb: database.testDb, config });
    heavy = new TestBrowser(server);
    const user_id = await heavy.register(server);
    for (let at = 0; at < ENTRIES; at += 50) {
      const entries = Array.from({ length: 50 }, (_, n) => heavyEntry(at + n, TODAY));
      expect((await heavy.call('importEntries', { entries })).result).toMatchObject({ num_imported: 50 });
    }
    const { kysely } = own.db;
    const due = { reps: 1, stability: 1, difficulty: 5, due_day: '2026-01-01', last_day: '2025-12-31' };
    await kysely.updateTable('review_card').set(due).where('user_id', '=', user_id).execute();
    const card = await kysely.selectFrom('review_card').select('mark').executeTakeFirstOrThrow();
    const entry = await kysely.selectFrom('mistake').select('entry_id').where('position', '=', 150).executeTakeFirst();
    const { email } = (await heavy.call('reloadUser')).result;
    about = {
      ...{ n: 1, today: TODAY, email, password: REGISTRATION.password },
      ...{ entry_id: entry?.entry_id ?? '', card: card.mark },
    };
  });
  afterAll(async () => {
    await server.close();
    await own.remove();
  });

  /** What ends the session or the account comes last. */
  const LAST: readonly CallName[] = ['updatePassword', 'signOut', 'deleteUser'];
  const names = Object.keys(contract) as CallName[];

  test.each(names.filter((name) => !LAST.includes(name)))('%s is bounded', async (name) => {
    const browser = name === 'loginUser' || name === 'signIn' ? new TestBrowser(server) : heavy;
    database.reset();
    const { status } = await browser.call(name, HEAVY_CALLS[name](about));
    expect(status).toBeLessThan(500);
    expect(database.asked.statements).toBeLessThanOrEqual(MAX_STATEMENTS);
    expect(database.asked.rows).toBeLessThanOrEqual(MAX_ROWS);
  });

  test.each(['json', 'csv', 'md', 'anki.tsv'])('the export as %s is read in pages', async (ending) => {
    database.reset();
    const headers = { cookie: [...heavy.cookies].map((pair) => pair.join('=')).join('; ') };
    const { statusCode, body } = await server.app.inject({ url: `/export/entries.${ending}`, headers });
    expect([statusCode, body.length > 50_000]).toEqual([200, true]);
    // The fifty dismissals of its head; entries come ten at a time.
    expect(database.asked.rows).toBeLessThanOrEqual(50);
  });

  test.each(LAST)('%s is bounded', async (name) => {
    const browser = new TestBrowser(server);
    await browser.call('loginUser', { email: about.email, password: about.password });
    await browser.call('signIn', { email: about.email });
    database.reset();
    expect((await browser.call(name, HEAVY_CALLS[name](about))).status).toBe(200);
    expect(database.asked.rows).toBeLessThanOrEqual(MAX_ROWS);
  });

  test('a text of one word three thousand times is corrected and shown', async () => {
    const browser = new TestBrowser(server);
    await browser.register(server);
    const the = 'the '.repeat(2500);
    const entry = { inputDay: the, inputWell: the, inputGrateful: the, mood: 3, time_zone: 'UTC' };
    const feedback = { correctedDay: the, correctedWell: the, correctedGrateful: 'a '.repeat(2500), topMistakes: [] };
    const { entry_id, day, date_ms } = heavyEntry(0, TODAY);
    const done = { ...entry, entry_id, day, date_ms, state: 'done' };
    const told = { ...feedback, finishReason: 'STOP', edits: [], lang: 'en', checked_by: 'basic', created_ms: 1 };
    expect((await browser.call('importEntries', { entries: [{ ...done, feedback: told }] })).status).toBe(200);
    const { result } = await browser.call('readEntry', { entry_id });
    expect(result.feedback.edits).toHaveLength(2500);
    expect((await browser.call('callCorrectorDiary', entry)).status).toBe(200);
  });
});
