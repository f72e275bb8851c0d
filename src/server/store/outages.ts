import type { Outage } from '#domain/outages.ts';
import { type Db, inTransaction, type Sql } from '#server/store/db.ts';
import { keptQuery } from '#server/store/kept-query.ts';

/** However many servers there are, they are one service: it is up while one of them is. */
const SERVICE = 'dayglot';
const MINUTE_MS = 60_000;
/** A shorter silence is a restart. */
const OUTAGE_MS = 10 * MINUTE_MS;
/** Of two outages with less than this between them nobody got much: they are one, and their number has a bound. */
const BETWEEN_MS = 60 * MINUTE_MS;
/** A server at home that is switched off twice a day is remembered for more than a year; no other comes near. */
export const MOST_OUTAGES = 1000;

/** Says that the service is at work. When it was silent for long before, that was an outage. */
export async function beat(db: Db, now_ms: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const last_ms = await lastBeat(trx, now_ms);
    const silence_ms = now_ms - last_ms;
    // The clock of another server is a little ahead.
    if (silence_ms <= 0 && silence_ms > -OUTAGE_MS) return;
    if (!(await moveBeat(trx, last_ms, now_ms))) return;
    if (silence_ms > OUTAGE_MS) await insertOutage(trx, { start_ms: last_ms, end_ms: now_ms });
    // A clock was wrong: what it told of the time to come has not happened.
    if (silence_ms < 0) await trx.deleteFrom('outage').where('end_ms', '>', now_ms).execute();
  });
}

/** When the service was last at work; it begins now where it never was. */
async function lastBeat(sql: Sql, now_ms: number): Promise<number> {
  await sql
    .insertInto('heartbeat')
    .values({ service: SERVICE, beat_ms: now_ms })
    .onConflict((conflict) => conflict.column('service').doNothing())
    .execute();
  const row = await sql.selectFrom('heartbeat').select('beat_ms').where('service', '=', SERVICE).executeTakeFirst();
  return row?.beat_ms ?? now_ms;
}

/** False when another server was first; it tells of the silence too. */
async function moveBeat(sql: Sql, last_ms: number, now_ms: number): Promise<boolean> {
  const moved = await sql
    .updateTable('heartbeat')
    .set({ beat_ms: now_ms })
    .where('service', '=', SERVICE)
    .where('beat_ms', '=', last_ms)
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}

async function insertOutage(sql: Sql, { start_ms, end_ms }: Outage): Promise<void> {
  const longer = await sql
    .updateTable('outage')
    .set({ end_ms })
    .where('end_ms', '>', start_ms - BETWEEN_MS)
    .executeTakeFirst();
  if (longer.numUpdatedRows === 0n) await sql.insertInto('outage').values({ start_ms, end_ms }).execute();
}

const newestOutages = keptQuery((sql) =>
  sql.selectFrom('outage').select(['start_ms', 'end_ms']).orderBy('start_ms', 'desc').limit(MOST_OUTAGES),
);

/** The outages that are remembered, oldest first. */
export const listOutages = async (sql: Sql): Promise<Outage[]> => (await newestOutages(sql, {})).reverse();

/** Forgets the oldest where there are too many. */
export async function deleteOldOutages(sql: Sql): Promise<void> {
  const oldest = await sql
    .selectFrom('outage')
    .select('start_ms')
    .orderBy('start_ms', 'desc')
    .offset(MOST_OUTAGES - 1)
    .limit(1)
    .executeTakeFirst();
  if (oldest) await sql.deleteFrom('outage').where('start_ms', '<', oldest.start_ms).execute();
}
