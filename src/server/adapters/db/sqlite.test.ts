import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import Sqlite from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '#server/adapters/db/sqlite.ts';
import { type Db, inTransaction, type Sql } from '#server/store/db.ts';
import { migrate } from '#server/store/migrations/migrate.ts';

let folder: string;
let db: Db;
/** Another process, as far as SQLite knows. */
let other: Sqlite.Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dayglot-sqlite-'));
  db = openSqlite(folder);
  await migrate(db);
  await sql`pragma busy_timeout = 1`.execute(db.kysely);
  other = new Sqlite(join(folder, 'diary.db'));
});
afterEach(async () => {
  other.close();
  await db.kysely.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const insert = (on: Sql, bucket: string) =>
  on.insertInto('rate_limit').values({ bucket, tat_ms: 1 }).returning('bucket').executeTakeFirst();
const seenByOther = () =>
  other
    .prepare('select bucket from rate_limit order by bucket')
    .all()
    .map((row) => (row as { bucket: string }).bucket);

test('a write that finds the lock taken leaves later ones to be committed as they are told', async () => {
  other.exec('begin immediate');
  await expect(insert(db.kysely, 'refused')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  const update = db.kysely.updateTable('rate_limit').set({ tat_ms: 2 }).where('bucket', '=', 'none');
  await expect(update.execute()).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  await expect(inTransaction(db, (trx) => insert(trx, 'refused'))).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  other.exec('commit');
  await insert(db.kysely, 'a');
  expect(seenByOther()).toEqual(['a']);
  await inTransaction(db, (trx) => insert(trx, 'b'));
  await update.execute();
  await insert(db.kysely, 'c');
  expect(seenByOther()).toEqual(['a', 'b', 'c']);
});

test('a write that is refused is taken back, alone and within a transaction', async () => {
  await insert(db.kysely, 'a');
  await expect(insert(db.kysely, 'a')).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' });
  const both = inTransaction(db, async (trx) => {
    await insert(trx, 'b');
    await insert(trx, 'a');
  });
  await expect(both).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' });
  await insert(db.kysely, 'c');
  expect(seenByOther()).toEqual(['a', 'c']);
});

test('what is asked during a transaction waits for its end, in the order of asking', async () => {
  const told: string[] = [];
  const transaction = inTransaction(db, async (trx) => {
    await insert(trx, 'a');
    await new Promise((resolve) => setImmediate(resolve));
    told.push('transaction');
  });
  const after = ['b', 'c'].map(async (bucket) => {
    await insert(db.kysely, bucket);
    told.push(bucket);
  });
  await Promise.all([transaction, ...after]);
  expect(told).toEqual(['transaction', 'b', 'c']);
});

test('a statement that is kept sees the columns that another process has added meanwhile', async () => {
  const read = () => db.kysely.selectFrom('rate_limit').selectAll().execute();
  await insert(db.kysely, 'a');
  expect(await read()).toEqual([{ bucket: 'a', tat_ms: 1 }]);
  other.exec("alter table rate_limit add column note text default 'new'");
  expect(await read()).toEqual([{ bucket: 'a', tat_ms: 1, note: 'new' }]);
  await insert(db.kysely, 'b');
  expect(await read()).toHaveLength(2);
});

test('more texts than are kept all get their own answer', async () => {
  const ask = (n: number) => db.kysely.selectNoFrom((eb) => Array.from({ length: n }, (_, i) => eb.lit(i).as(`c${i}`)));
  for (const n of [...Array(400).keys(), ...Array(400).keys()].map((i) => i + 1))
    expect(Object.keys((await ask(n).executeTakeFirst()) ?? {})).toHaveLength(n);
});

test('a finished read holds no place in the write-ahead log', async () => {
  await insert(db.kysely, 'a');
  await db.kysely.selectFrom('rate_limit').selectAll().execute();
  await insert(db.kysely, 'b');
  expect(other.pragma('wal_checkpoint(TRUNCATE)')).toMatchObject([{ busy: 0 }]);
});
