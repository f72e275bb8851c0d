import type { Sql } from '#server/store/db.ts';
import type { EntryKey } from '#server/store/entry-key.ts';

/* What is counted of corrections because it has a limit: those of a learner's day, and an entry's paid calls. */

/** Counts a correction on a day of the learner's. */
export async function countCorrection(sql: Sql, user_id: string, day: string): Promise<void> {
  await sql
    .insertInto('corrected_day')
    .values({ user_id, day, num_corrected: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet((eb) => ({ num_corrected: eb('corrected_day.num_corrected', '+', 1) })),
    )
    .execute();
}

/** How many corrections the learner had on a day of theirs; an entry that was deleted since had one all the same. */
export async function countCorrected(sql: Sql, user_id: string, day: string): Promise<number> {
  const row = await sql
    .selectFrom('corrected_day')
    .select('num_corrected')
    .where('user_id', '=', user_id)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.num_corrected ?? 0;
}

/** Forgets the counts of days before `day`, which no limit looks at any more. */
export async function deleteOldCounts(sql: Sql, day: string): Promise<void> {
  await sql.deleteFrom('corrected_day').where('day', '<', day).execute();
}

/** Counts `calls` paid calls of a provider for a pending entry; false when that would be more than `most` under its id. */
export async function takePaidCalls(sql: Sql, key: EntryKey, calls: number, most: number): Promise<boolean> {
  const taken = await sql
    .updateTable('entry')
    .set((eb) => ({ num_paid: eb('num_paid', '+', calls) }))
    .where('user_id', '=', key.user_id)
    .where('id', '=', key.id)
    .where('num_paid', '<=', most - calls)
    .returning('num_paid')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Allows an entry new paid calls, once on each day of the learner's: they asked for it to be checked again. */
export async function allowPaidCalls(sql: Sql, key: EntryKey, day: string): Promise<void> {
  await sql
    .updateTable('entry')
    .set({ num_paid: 0, paid_day: day })
    .where('user_id', '=', key.user_id)
    .where('id', '=', key.id)
    .where((eb) => eb.or([eb('paid_day', 'is', null), eb('paid_day', '<>', day)]))
    .execute();
}

/** Takes one of the counted calls back: it did not come to pass. */
export async function givePaidCallBack(sql: Sql, { user_id, id }: EntryKey): Promise<void> {
  await sql
    .updateTable('entry')
    .set((eb) => ({ num_paid: eb('num_paid', '-', 1) }))
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('num_paid', '>', 0)
    .execute();
}
