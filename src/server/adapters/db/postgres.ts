import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db } from '#server/store/db.ts';
import type { Tables } from '#server/store/schema.ts';

const INT8 = 20;

/** pg answers int8 as text, because it may not fit a number; our only ones are times in ms, and they do. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

/** Opens a pool of connections. `onIdleError` hears of a connection that broke while nobody used it. */
export function openPostgres(connectionString: string, onIdleError: (error: Error) => void): Db {
  const pool = new pg.Pool({
    // A database that hangs is as good as down: the caller is told so rather than left waiting.
    statement_timeout: 10_000,
    query_timeout: 12_000,
    keepAlive: true,
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    types: types as pg.CustomTypesConfig,
  });
  // Without a listener a broken idle connection would end the process.
  pool.on('error', onIdleError);
  return {
    engine: 'postgres',
    kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    // PostgreSQL overwrites dead rows in its own time (VACUUM).
    scrub: () => undefined,
  };
}
