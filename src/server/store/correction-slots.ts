import type { Sql } from '#server/store/db.ts';

export type Slot = { readonly user_id: string; readonly slot: number; readonly until_ms: number };

/** Takes one of a learner's slots until a moment, however many servers ask; undefined when all are taken. */
export async function takeSlot(
  sql: Sql,
  user_id: string,
  { most, now_ms, until_ms }: { readonly most: number; readonly now_ms: number; readonly until_ms: number },
): Promise<Slot | undefined> {
  for (let slot = 1; slot <= most; slot += 1) {
    const taken = await sql
      .insertInto('correction_slot')
      .values({ user_id, slot, until_ms })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'slot']).doUpdateSet({ until_ms }).where('correction_slot.until_ms', '<=', now_ms),
      )
      .returning('slot')
      .executeTakeFirst();
    if (taken) return { user_id, slot, until_ms };
  }
  return undefined;
}

/** Keeps a slot until a later moment, unless its time was over and another correction has it. */
export async function keepSlot(sql: Sql, { user_id, slot, until_ms }: Slot, later_ms: number): Promise<Slot> {
  await sql
    .updateTable('correction_slot')
    .set({ until_ms: later_ms })
    .where('user_id', '=', user_id)
    .where('slot', '=', slot)
    .where('until_ms', '=', until_ms)
    .execute();
  return { user_id, slot, until_ms: later_ms };
}

/** Frees a slot, unless its time was over and another correction has it. */
export async function freeSlot(sql: Sql, { user_id, slot, until_ms }: Slot): Promise<void> {
  await sql
    .deleteFrom('correction_slot')
    .where('user_id', '=', user_id)
    .where('slot', '=', slot)
    .where('until_ms', '=', until_ms)
    .execute();
}
