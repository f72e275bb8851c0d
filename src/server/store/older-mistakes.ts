import type { Edit } from '#domain/edits.ts';
import { type Db, inTransaction, type Sql } from '#server/store/db.ts';
import { storeMistakes } from '#server/store/entries.ts';
import type { EntryKey } from '#server/store/entry-key.ts';
import { sealEdits } from '#server/store/feedback.ts';
import { deleteMistakes, MISTAKES_VERSION, type NewMistake } from '#server/store/mistakes.ts';
import type { UserVault } from '#server/vault/vault.ts';

/* What the job that stores the mistakes of older entries reads and writes. */

/** Entries that are looked for at a time. */
const BATCH = 50;

/** Learners with dismissals of an older version. */
export async function learnersToMark(sql: Sql): Promise<string[]> {
  const rows = await sql
    .selectFrom('dismissal')
    .select('user_id')
    .distinct()
    .where('change_mark', 'is', null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Some entries whose feedback an older version stored; none when all are done. */
export const entriesToRead = (sql: Sql): Promise<EntryKey[]> =>
  sql
    .selectFrom('feedback')
    .innerJoin('entry', (join) =>
      join.onRef('entry.user_id', '=', 'feedback.user_id').onRef('entry.id', '=', 'feedback.entry_id'),
    )
    .select(['entry.user_id', 'entry.id'])
    .where('mistakes_version', 'is', null)
    .where('deleted_ms', 'is', null)
    .limit(BATCH)
    .execute();

type Found = {
  readonly entry: EntryKey & { readonly date_ms: number; readonly revision: number };
  readonly edits: readonly Edit[];
  readonly mistakes: readonly NewMistake[];
};

/** Puts the mistakes of an entry in the place of those that an older version stored, unless it was done elsewhere by now. */
export async function replaceMistakes(db: Db, vault: UserVault, { entry, edits, mistakes }: Found): Promise<void> {
  const { user_id, id, date_ms, revision } = entry;
  const sealed = sealEdits(vault, id, edits);
  await inTransaction(db, async (trx) => {
    const held = await trx
      .updateTable('entry')
      .set({ revision })
      .where('user_id', '=', user_id)
      .where('id', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirst();
    // The entry was checked again: this feedback is not the one that was read.
    if (held.numUpdatedRows !== 1n) return;
    const taken = await trx
      .updateTable('feedback')
      .set({ mistakes_version: MISTAKES_VERSION, edits: sealed })
      .where('user_id', '=', user_id)
      .where('entry_id', '=', id)
      .where('mistakes_version', 'is', null)
      .executeTakeFirst();
    if (taken.numUpdatedRows !== 1n) return;
    await deleteMistakes(trx, { user_id, entry_id: id });
    await storeMistakes(trx, { user_id, entry_id: id, date_ms }, mistakes);
  });
}

/** Leaves the mistakes of an entry as an older version stored them: its feedback cannot be read. */
export async function leaveMistakes(sql: Sql, { user_id, id }: EntryKey): Promise<void> {
  await sql
    .updateTable('feedback')
    .set({ mistakes_version: MISTAKES_VERSION })
    .where('user_id', '=', user_id)
    .where('entry_id', '=', id)
    .execute();
}
