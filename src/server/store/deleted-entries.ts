import { type Db, inTransaction, type Sql } from '#server/store/db.ts';
import type { EntryKey } from '#server/store/entry-key.ts';
import { changeMarksIn } from '#server/store/mistakes.ts';
import { removeLostCards } from '#server/store/review.ts';
import { createTimeSlice } from '#server/time-slice.ts';

/** Takes an entry out of everything; it can still be brought back. False when there is none that could be. */
export async function deleteEntry(sql: Sql, key: EntryKey, now_ms: number): Promise<boolean> {
  const deleted = await sql
    .updateTable('entry')
    // Deleted twice, it goes when the first time said.
    .set((eb) => ({ deleted_ms: eb.fn.coalesce('deleted_ms', eb.val(now_ms)) }))
    .where('user_id', '=', key.user_id)
    .where('id', '=', key.id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Brings a deleted entry back; false when it is gone for good or never was. */
export async function undeleteEntry(sql: Sql, key: EntryKey): Promise<boolean> {
  const back = await sql
    .updateTable('entry')
    .set({ deleted_ms: null })
    .where('user_id', '=', key.user_id)
    .where('id', '=', key.id)
    .returning('id')
    .executeTakeFirst();
  return back !== undefined;
}

/** Whether the learner deleted an entry of this id, and it is not back since. */
export async function wasDeleted(sql: Sql, user_id: string, id: string): Promise<boolean> {
  const entry = await sql
    .selectFrom('entry')
    .select('deleted_ms')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (entry) return entry.deleted_ms !== null;
  const trace = await sql
    .selectFrom('deleted_entry')
    .select('id')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .executeTakeFirst();
  return trace !== undefined;
}

/** How many go for good in one run; the next run takes the others. */
const A_RUN = 500;

/** Removes what was deleted before `before_ms` with its feedback, mistakes and cards; only its id stays. Answers how many went. */
export async function purgeDeleted(db: Db, before_ms: number): Promise<number> {
  const found = await db.kysely
    .selectFrom('entry')
    .select(['user_id', 'id'])
    .where('deleted_ms', '<=', before_ms)
    .orderBy('deleted_ms')
    .limit(A_RUN)
    .execute();
  const giveWay = createTimeSlice();
  let removed = 0;
  for (const key of found) {
    if (await purge(db, key, before_ms)) removed += 1;
    await giveWay();
  }
  return removed;
}

/** Removes one entry, unless it was brought back at the last moment. */
async function purge(db: Db, { user_id, id }: EntryKey, before_ms: number): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const marks = await changeMarksIn(trx, { user_id, entry_id: id });
    const gone = await trx
      .deleteFrom('entry')
      .where('user_id', '=', user_id)
      .where('id', '=', id)
      .where('deleted_ms', '<=', before_ms)
      .returning('deleted_ms')
      .executeTakeFirst();
    if (!gone) return false;
    await removeLostCards(trx, user_id, marks);
    await trx
      .insertInto('deleted_entry')
      .values({ user_id, id, deleted_ms: gone.deleted_ms ?? before_ms })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
      .execute();
    return true;
  });
}

/** Forgets the ids of entries that were deleted before `before_ms`: no draft waits so long to be sent. */
export async function forgetDeleted(sql: Sql, before_ms: number): Promise<void> {
  await sql.deleteFrom('deleted_entry').where('deleted_ms', '<=', before_ms).execute();
}
