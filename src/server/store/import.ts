import type { Sql } from '#server/store/db.ts';
import { type Correction, markOf, type NewEntry, sealTexts } from '#server/store/entries.ts';
import { sealFeedback } from '#server/store/feedback.ts';
import { insertMistakes } from '#server/store/mistakes.ts';
import type { UserVault } from '#server/vault/vault.ts';

/** An entry as it comes from a file: pending, or done with its correction. */
export type ImportedEntry = NewEntry & {
  readonly num_tries: number | undefined;
  readonly num_tries_right: number | undefined;
  readonly correction?: (Omit<Correction, 'on_day'> & { readonly created_ms: number }) | undefined;
};

/** Those of the ids under which the learner has an entry; one that they deleted is none. */
export async function knownIds(sql: Sql, user_id: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await sql
    .selectFrom('entry')
    .select('id')
    .where('user_id', '=', user_id)
    .where('id', 'in', ids)
    .where('deleted_ms', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Rows for `insertImported`, sealed before its transaction begins. Ids are the learner's own and appear once. */
export function sealImported(vault: UserVault, entries: readonly ImportedEntry[]) {
  return entries.map((entry) => ({ entry: entryRow(vault, entry), correction: correctionRow(vault, entry) }));
}

function entryRow(vault: UserVault, entry: ImportedEntry) {
  const { user_id, id, date_ms, day, time_zone, mood, correction, num_tries, num_tries_right } = entry;
  const none = { num_words: null, num_word_diffs: null, word_count_version: null };
  return {
    ...{ user_id, id, date_ms, day, time_zone, mood: mood ?? null, revision: 1 },
    state: correction ? ('done' as const) : ('pending' as const),
    texts_mark: markOf(vault, entry),
    ...sealTexts(vault, id, entry),
    ...(correction?.counts ?? none),
    ...{ num_tries: num_tries ?? null, num_tries_right: num_tries_right ?? null },
  };
}

function correctionRow(vault: UserVault, { user_id, id, correction }: ImportedEntry) {
  if (!correction) return undefined;
  const { feedback, created_ms, mistakes } = correction;
  return { feedback: { user_id, entry_id: id, created_ms, ...sealFeedback(vault, id, feedback) }, mistakes };
}

/**
 * Inserts the entries that are not there, and brings back those that were deleted and not yet cleared away. One that is there
 * stays as it is. Answers how many came. Run it in a transaction.
 */
export async function insertImported(
  sql: Sql,
  user_id: string,
  rows: ReturnType<typeof sealImported>,
): Promise<number> {
  if (rows.length === 0) return 0;
  const ids = rows.map(({ entry }) => entry.id);
  // Whoever imports an entry wants it back: its deletion is forgotten.
  await sql.deleteFrom('deleted_entry').where('user_id', '=', user_id).where('id', 'in', ids).execute();
  const revived = await sql
    .updateTable('entry')
    .set({ deleted_ms: null })
    .where('user_id', '=', user_id)
    .where('id', 'in', ids)
    .where('deleted_ms', 'is not', null)
    .returning('id')
    .execute();
  const inserted = await sql
    .insertInto('entry')
    .values(rows.map(({ entry }) => entry))
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .returning('id')
    .execute();
  await insertCorrections(sql, rows, new Set(inserted.map(({ id }) => id)));
  return revived.length + inserted.length;
}

async function insertCorrections(
  sql: Sql,
  rows: ReturnType<typeof sealImported>,
  inserted: ReadonlySet<string>,
): Promise<void> {
  const corrections = rows.flatMap(({ entry, correction }) =>
    correction && inserted.has(entry.id) ? [correction] : [],
  );
  if (corrections.length === 0) return;
  await sql
    .insertInto('feedback')
    .values(corrections.map(({ feedback }) => feedback))
    .execute();
  for (const { feedback, mistakes } of corrections)
    await insertMistakes(sql, { user_id: feedback.user_id, entry_id: feedback.entry_id }, mistakes);
}
