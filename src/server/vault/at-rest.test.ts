import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Db } from '#server/store/db.ts';
import { deleteWrappingKey } from '#server/store/wrapping-keys.ts';
import { engines } from '#testing/engines.ts';
import { REGISTRATION, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

// «goed» and «runned» are mended by the scripted corrector, and with that come into the ledger and the cards.
const ENTRY = {
  inputDay: `I goed to Quixhaven with Wilhelmina. ${'Marzipan was on the table. '.repeat(20)}`,
  inputWell: 'I runned to the Zwetschgenbaum.',
  inputGrateful: 'For Bartholomew.',
  mood: 4,
};
const WORDS = [
  'goed',
  'went',
  'runned',
  'Quixhaven',
  'Wilhelmina',
  'Marzipan',
  'Zwetschgenbaum',
  'Bartholomew',
  'home',
];

/** All that a dump holds: every row of every table, and on SQLite the very bytes of the files. */
async function dumpOf({ kysely, engine }: Db): Promise<string> {
  const rows: string[] = [];
  for (const { name } of await kysely.introspection.getTables()) {
    const all = await sql`select * from ${sql.table(name)}`.execute(kysely);
    rows.push(name, ...all.rows.map((row) => JSON.stringify(row)));
  }
  if (engine === 'sqlite') {
    const [main] = (await sql<{ file: string }>`pragma database_list`.execute(kysely)).rows;
    for (const path of [main?.file ?? '', `${main?.file}-wal`]) rows.push(readFileSync(path, 'latin1'));
  }
  return rows.join('\n');
}

async function written(server: TestServer) {
  const browser = new TestBrowser(server);
  const user_id = await browser.register(server, true, { username: 'Ann' });
  const ids = [randomUUID(), randomUUID()];
  for (const entry_id of ids)
    expect((await browser.call('callCorrectorDiary', { ...ENTRY, entry_id })).status).toBe(200);
  return { browser, user_id, ids };
}

describe.each(engines)('at rest on $name', (engine) => {
  test('no word of the diary, of its corrections or of the ledger is in a dump', async () => {
    const server = await startTestServer(engine);
    const { browser } = await written(server);
    await browser.call('dismissEdit', { original: 'Marzipan', replacement: 'marzipan' });
    const zone = { time_zone: 'Europe/Berlin' };
    const { common } = (await browser.call('fetchMistakes', { hist_period_days: 7, ...zone })).result;
    expect(common.length).toBeGreaterThan(0);
    const { change_mark: card } = await server.services.db.kysely
      .selectFrom('mistake')
      .select('change_mark')
      .executeTakeFirstOrThrow();
    expect((await browser.call('suspendCard', { card })).status).toBe(200);
    const dump = await dumpOf(server.services.db);
    expect(dump).toContain('review_card');
    for (const word of WORDS) expect(dump, word).not.toContain(word);
    await server.close();
  });

  test('a text that somebody moved to another row is not shown as one of it, and the log says so without a word', async () => {
    const server = await startTestServer(engine);
    const { kysely } = server.services.db;
    const { browser, user_id, ids } = await written(server);
    const [one = '', other = ''] = ids;
    const { inputDay } = await kysely
      .selectFrom('entry')
      .select('inputDay')
      .where('id', '=', one)
      .executeTakeFirstOrThrow();
    await kysely
      .updateTable('entry')
      .set({ inputDay })
      .where('user_id', '=', user_id)
      .where('id', '=', other)
      .execute();
    expect((await browser.call('readEntry', { entry_id: one })).status).toBe(200);
    expect((await browser.call('readEntry', { entry_id: other })).error?.status).toBe('INTERNAL');
    for (const word of WORDS) expect(server.logLines.join('\n')).not.toContain(word);
    await expect(server.close()).rejects.toThrow('The server logged an error');
  });

  test('a server whose secret is done with registers nobody, and says what to do', async () => {
    const server = await startTestServer(engine);
    const { db, vault } = server.services;
    await deleteWrappingKey(db.kysely, vault.currentKeyId);
    const { error } = await new TestBrowser(server).call('registerUser', {
      ...REGISTRATION,
      email: 'late@example.org',
    });
    expect(error?.status).toBe('INTERNAL');
    expect(await db.kysely.selectFrom('user_key').selectAll().execute()).toEqual([]);
    expect(await db.kysely.selectFrom('auth_user').selectAll().execute()).toEqual([]);
    await expect(server.close()).rejects.toThrow('restart it with the new APP_SECRET');
  });
});
