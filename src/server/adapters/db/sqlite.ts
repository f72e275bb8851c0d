import { join } from 'node:path';
import { type Dialect, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import Sqlite from 'libsql';
import { createSqliteDriver } from '#server/adapters/db/sqlite-driver.ts';
import { makeDataFolder, makePrivateFile } from '#server/data-folder.ts';
import type { Db } from '#server/store/db.ts';
import type { Tables } from '#server/store/schema.ts';

/** How long a write waits for another process's, and a start for another one's migrations. */
const WAIT_MS = 5000;
const MIGRATION_WAIT_MS = 60_000;

const PRAGMAS = [
  // First: switching to WAL already needs the lock that another starting server may hold.
  `busy_timeout = ${WAIT_MS}`,
  'journal_mode = wal',
  'synchronous = full',
  'foreign_keys = on',
  // What is deleted is overwritten with zeros: the key of a deleted account must not linger in free pages.
  'secure_delete = on',
];

/** Opens diary.db in `dataDir`, making both when missing. An acknowledged write has been synced to the disk. */
export function openSqlite(dataDir: string): Db {
  makeDataFolder(dataDir);
  const path = join(dataDir, 'diary.db');
  // SQLite gives its other files the rights of this one.
  makePrivateFile(path);
  const file = new Sqlite(path);
  for (const pragma of PRAGMAS) file.pragma(pragma);
  const dialect: Dialect = {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => createSqliteDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  const kysely = new Kysely<Tables>({ dialect });
  return {
    engine: 'sqlite',
    kysely,
    migrating: async (work) => {
      file.pragma(`busy_timeout = ${MIGRATION_WAIT_MS}`);
      // Around it all, on the one connection there is: no other process writes meanwhile, and a kill leaves no half of it.
      file.exec('begin immediate');
      try {
        const result = await work(kysely);
        file.exec('commit');
        return result;
      } catch (error) {
        file.exec('rollback');
        throw error;
      } finally {
        file.pragma(`busy_timeout = ${WAIT_MS}`);
      }
    },
    copyTo: (path) => void file.prepare('vacuum into ?').run(path),
    // The write-ahead log still holds what the database itself has overwritten.
    scrub: () => void file.pragma('wal_checkpoint(TRUNCATE)'),
  };
}
