import { type Db, inTransaction, type Sql } from '#server/store/db.ts';
import { createTimeSlice } from '#server/time-slice.ts';

/* Removing an account: at once what makes it one, then, a few rows at a time, all that it wrote. */

/** Tables with a few rows of a learner. */
const SMALL = [
  ...(['user_key', 'credential', 'push_subscription', 'session', 'sign_in_ticket', 'password_reset'] as const),
  ...(['outbox', 'users'] as const),
];

/** Tables with any number of rows of a learner, the column that tells them apart, and how many go at a time. */
const LARGE = [
  // A long entry takes its feedback and hundreds of mistakes along.
  ['entry', 'id', 5],
  ['review_card', 'mark', 100],
  ['dismissal', 'mark', 100],
  ['deleted_entry', 'id', 100],
] as const;

/**
 * Ends an account: its sessions and password are gone, its address is free, and without its key all that it wrote is noise.
 * Run it in a transaction; `removeRemains` does the rest.
 */
export async function endAccount(sql: Sql, user_id: string, now_ms: number): Promise<void> {
  const ended = { email: `removed:${user_id}`, disabled_ms: now_ms, removed_ms: now_ms };
  await sql.updateTable('auth_user').set(ended).where('id', '=', user_id).execute();
  for (const table of SMALL) await sql.deleteFrom(table).where('user_id', '=', user_id).execute();
}

/** Accounts that were ended and whose rows are not all gone: a server stopped in the middle. */
export async function endedAccounts(sql: Sql): Promise<string[]> {
  const rows = await sql.selectFrom('auth_user').select('id').where('removed_ms', 'is not', null).execute();
  return rows.map(({ id }) => id);
}

/** Removes all that an ended account wrote, then the account itself. Others have their turn in between; again does no harm. */
export async function removeRemains(db: Db, user_id: string): Promise<void> {
  const giveWay = createTimeSlice();
  while (await inTransaction(db, (trx) => removeForAWhile(trx, user_id))) await giveWay();
  await db.kysely.deleteFrom('auth_user').where('id', '=', user_id).execute();
}

/** How long one transaction removes rows. */
const SLICE_MS = 10;

/** Removes rows for some ms; false when there were none left. */
async function removeForAWhile(sql: Sql, user_id: string): Promise<boolean> {
  const from = performance.now();
  while (await removeSome(sql, user_id)) if (performance.now() - from >= SLICE_MS) return true;
  return false;
}

async function removeSome(sql: Sql, user_id: string): Promise<boolean> {
  for (const [table, column, most] of LARGE) {
    const found = await sql
      .selectFrom(table)
      .select(sql.dynamic.ref<'id' | 'mark'>(column))
      .where('user_id', '=', user_id)
      .limit(most)
      .execute();
    const keys = found.map((row) => String(row[column]));
    if (keys.length === 0) continue;
    await sql.deleteFrom(table).where('user_id', '=', user_id).where(sql.dynamic.ref(column), 'in', keys).execute();
    return true;
  }
  return false;
}
