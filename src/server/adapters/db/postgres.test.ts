import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { isDatabaseDown } from '#server/store/db.ts';
import { engines } from '#testing/engines.ts';

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a primary that has become a standby is a database that is away', () => {
  const error = Object.assign(new Error('cannot execute UPDATE in a read-only transaction'), { code: '25006' });
  expect(isDatabaseDown(error)).toBe(true);
});

describe.runIf(engines.length > 1)('a connection that PostgreSQL breaks', () => {
  test('in the middle of a transaction fails that one as a database that is away; the next goes well', async () => {
    const own = await engines[1]?.create();
    if (!own) throw new Error('There is no PostgreSQL.');
    const { kysely } = own.db;
    const pidOf = async (db: typeof kysely) =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
    const broken = await failureOf(
      kysely.transaction().execute(async (trx) => {
        const pid = await pidOf(trx);
        await sql`select pg_terminate_backend(${pid}::int, 5000)`.execute(kysely);
        // Nobody asks anything at the moment when it breaks: without a listener that would be the end of the process.
        await new Promise((resolve) => setImmediate(resolve));
        await pidOf(trx);
      }),
    );
    expect(isDatabaseDown(broken)).toBe(true);
    expect(await pidOf(kysely)).toBeGreaterThan(0);
    await own.remove();
  });
});
