import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db } from '#server/store/db.ts';
import type { Tables } from '#server/store/schema.ts';

const INT8 = 20;

/** pg answers int8 as text, because it may not fit a number; our only ones are times in ms and counts, and they do. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

/** Opens a pool of connections. `onIdleError` hears of a connection that broke while nobody used it. */
export function openPostgres(connectionString: string, onIdleError: (error: Error) => void): Db {
  const pool = (limits: pg.PoolConfig): pg.Pool => {
    const opened = new pg.Pool({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      types: types as pg.CustomTypesConfig,
      ...limits,
    });
    // Without a listener a broken idle connection would end the process.
    opened.on('error', onIdleError);
    // The pool listens to those that nobody uses. One that breaks in the middle of a transaction fails the next query as well.
    opened.on('connect', (client) => client.on('error', () => undefined));
    return opened;
  };
  const kyselyOn = (limits: pg.PoolConfig) =>
    new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool(limits) }) });
  return {
    engine: 'postgres',
    // A database that hangs is as good as down: the caller is told so rather than left waiting.
    kysely: kyselyOn({ max: 10, statement_timeout: 10_000, query_timeout: 12_000 }),
    migrating: async (work) => {
      // Without these limits: an index over millions of rows takes longer, and so does waiting for the server that makes it.
      const kysely = kyselyOn({ max: 1 });
      try {
        return await work(kysely);
      } finally {
        await kysely.destroy();
      }
    },
    // PostgreSQL overwrites dead rows in its own time (VACUUM).
    scrub: () => undefined,
  };
}
