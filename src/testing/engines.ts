import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { openPostgres } from '#server/adapters/db/postgres.ts';
import { openSqlite } from '#server/adapters/db/sqlite.ts';
import type { Db } from '#server/store/db.ts';
import { migrate } from '#server/store/migrations/migrate.ts';
import { newFolder } from '#testing/folder.ts';

/** A new database of one engine, and how to take it away again. */
export type TestDb = {
  readonly db: Db;
  /** Opens the same database once more, as another server does; whoever asks for it closes it. */
  readonly reopen: () => Db;
  readonly remove: () => Promise<void>;
};
export type Engine = {
  readonly name: string;
  readonly create: () => Promise<TestDb>;
  /** The same without a table, as before the first start. */
  readonly createEmpty: () => Promise<TestDb>;
};
type Empty = Omit<Engine, 'create'>;

const withTables = ({ name, createEmpty }: Empty): Engine => ({
  name,
  createEmpty,
  create: async () => {
    const made = await createEmpty();
    await migrate(made.db);
    return made;
  },
});

const sqlite: Empty = {
  name: 'SQLite',
  createEmpty: async () => {
    const folder = newFolder('dayglot-test');
    const db = openSqlite(folder);
    return {
      db,
      reopen: () => openSqlite(folder),
      remove: async () => {
        await db.kysely.destroy();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
};

/** A database of its own on the server at `url`, so that test files run side by side. */
const postgres = (url: string): Empty => ({
  name: 'PostgreSQL',
  createEmpty: async () => {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await administer(url, `CREATE DATABASE ${name}`);
    const reopen = () => openPostgres(Object.assign(new URL(url), { pathname: `/${name}` }).href, () => undefined);
    const db = reopen();
    return {
      db,
      reopen,
      remove: async () => {
        await db.kysely.destroy();
        await administer(url, `DROP DATABASE ${name} WITH (FORCE)`);
      },
    };
  },
});

async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

const url = process.env.TEST_DATABASE_URL;

/** SQLite always, and PostgreSQL where TEST_DATABASE_URL names a server for tests (`npm test` starts one). */
export const engines: readonly Engine[] = (url ? [sqlite, postgres(url)] : [sqlite]).map(withTables);
