import { join } from 'node:path';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import Sqlite from 'libsql';
import { makeFolder } from '#server/data-folder.ts';
import type { Db } from '#server/store/db.ts';
import type { Tables } from '#server/store/schema.ts';

const PRAGMAS = [
  // First: switching to WAL already needs the lock that another starting server may hold.
  'busy_timeout = 5000',
  'journal_mode = wal',
  'synchronous = full',
  'foreign_keys = on',
  // What is deleted is overwritten with zeros: the key of a deleted account must not linger in free pages.
  'secure_delete = on',
];

/** Opens diary.db in `dataDir`, making both when missing. An acknowledged write has been synced to the disk. */
export function openSqlite(dataDir: string): Db {
  makeFolder(dataDir);
  const file = new Sqlite(join(dataDir, 'diary.db'));
  for (const pragma of PRAGMAS) file.pragma(pragma);
  // libsql has better-sqlite3's API, but its types say so less exactly.
  const dialect = new SqliteDialect({ database: file as unknown as SqliteDatabase });
  return {
    engine: 'sqlite',
    kysely: new Kysely<Tables>({ dialect }),
    // The write-ahead log still holds what the database itself has overwritten.
    scrub: () => void file.pragma('wal_checkpoint(TRUNCATE)'),
  };
}
