import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '#testing/engines.ts';
import { figure } from '#testing/figures.ts';
import { REGISTRATION, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';
import { expectLater } from './sentence.ts';

const [sqlite] = engines;
const entryOf = (entry_id: string, inputDay = 'I goed home.') => ({
  entry_id,
  inputDay,
  inputWell: '',
  inputGrateful: '',
  mood: 4,
});

/** SQLite can be told that its disk is full or read-only: the errors are those that a real disk gives. */
const FAULTS = {
  'a full disk': {
    begin: async (server: TestServer) => {
      const { kysely } = server.services.db;
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(kysely);
      await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(kysely);
    },
    end: (server: TestServer) => sql`pragma max_page_count = 1000000`.execute(server.services.db.kysely),
  },
  'a database that became read-only': {
    begin: (server: TestServer) => sql`pragma query_only = on`.execute(server.services.db.kysely),
    end: (server: TestServer) => sql`pragma query_only = off`.execute(server.services.db.kysely),
  },
} as const;

describe.each(Object.entries(FAULTS))('%s', (name, { begin, end }) => {
  let server: TestServer;
  let browser: TestBrowser;
  beforeEach(async () => {
    if (!sqlite) throw new Error('There is no engine.');
    server = await startTestServer(sqlite, { config: { RATE_LIMIT: 'off', CORRECTIONS_PER_DAY: 10_000 } });
    browser = new TestBrowser(server);
    await browser.register(server);
  });
  // An error in the log would fail here: a full disk is a warning, and no bug of ours.
  afterEach(() => server.close());
  const write = (id: string) => browser.call('callCorrectorDiary', entryOf(id, `I goed home. ${'word '.repeat(1500)}`));

  test('the learner is told to come again; then the same entry is taken once, and nothing before it is gone', async () => {
    const before = randomUUID();
    expect((await write(before)).status).toBe(200);
    await begin(server);
    const waiting: string[] = [];
    // The room that is left on started pages may take an entry or two.
    for (let n = 0; n < 50 && waiting.length < 3; n += 1) {
      const id = randomUUID();
      const answer = await write(id);
      if (answer.status === 200) continue;
      expectLater(answer);
      waiting.push(id);
    }
    expect(waiting).toHaveLength(3);
    const password = REGISTRATION.password;
    for (const [call, input] of [
      ['registerUser', { ...REGISTRATION, email: 'new@example.org', username: 'x'.repeat(90) }],
      ['loginUser', { email: (await browser.call('reloadUser')).result.email, password }],
    ] as const) {
      const answer = await new TestBrowser(server).call(call, input);
      if (answer.status !== 200) expectLater(answer);
    }
    // What needs no room goes on.
    expect((await browser.call('readEntry', { entry_id: before })).status).toBe(200);
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    server.jobs.sendMailSoon();
    server.jobs.clearAway();
    await server.jobs.settled();

    await end(server);
    for (const id of waiting) expect(JSON.parse((await write(id)).result.text).finishReason).toBe('STOP');
    const { entries } = (
      await server.app.inject({ url: '/export/entries.json', cookies: Object.fromEntries(browser.cookies) })
    ).json();
    const ids = entries.map(({ entry_id }: { entry_id: string }) => entry_id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([before, ...waiting]));
    figure(
      `${name}: refused with 503 and a sentence / taken afterwards / lost`,
      `${waiting.length} / ${waiting.length} / 0`,
      'n / n / 0',
    );
  });
});
