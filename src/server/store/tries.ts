import type { TryCount } from '#domain/tries.ts';
import type { Sql } from '#server/store/db.ts';
import type { EntryKey } from '#server/store/entry-key.ts';

/**
 * Keeps the first tries of a corrected entry. Only the first report counts; a later one changes nothing. False when the
 * learner has no such entry.
 */
export async function storeTries(sql: Sql, { user_id, id }: EntryKey, count: TryCount): Promise<boolean> {
  const first = await sql
    .updateTable('entry')
    .set({ num_tries: count.num_tries, num_tries_right: count.num_tries_right })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('state', '=', 'done')
    .where('deleted_ms', 'is', null)
    .where('num_tries', 'is', null)
    .executeTakeFirst();
  return first.numUpdatedRows === 1n || (await isDone(sql, { user_id, id }));
}

async function isDone(sql: Sql, { user_id, id }: EntryKey): Promise<boolean> {
  const row = await sql
    .selectFrom('entry')
    .select('id')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('state', '=', 'done')
    .where('deleted_ms', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
