import type { DiaryEntry } from '#domain/export.ts';
import type { Feedback } from '#domain/feedback.ts';
import type { Prepared } from '#server/correction/prepare-correction.ts';
import type { Sql } from '#server/store/db.ts';
import { markOf, sealTexts, storeMistakes } from '#server/store/entries.ts';
import { type SealedFeedback, sealFeedback } from '#server/store/feedback.ts';
import { MISTAKES_VERSION, type NewMistake } from '#server/store/mistakes.ts';
import type { UserVault } from '#server/vault/vault.ts';

/** An entry of a file as it is stored, without the id of the learner who imports it. */
export type ImportedRow = ReturnType<typeof sealImported>;

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

type Correction = Prepared & { readonly feedback: Feedback };

/** The rows of an entry that is imported: pending, or done with its correction. */
export function sealImported(vault: UserVault, entry: DiaryEntry, correction: Correction | undefined) {
  const { entry_id: id, date_ms, day, time_zone, mood, num_tries, num_tries_right } = entry;
  const none = { num_words: null, num_word_diffs: null, word_count_version: null };
  return {
    entry: {
      ...{ id, date_ms, day, time_zone, mood: mood ?? null, revision: 1 },
      state: correction ? ('done' as const) : ('pending' as const),
      texts_mark: markOf(vault, entry),
      ...sealTexts(vault, id, entry),
      ...(correction?.counts ?? none),
      ...{ num_tries: num_tries ?? null, num_tries_right: num_tries_right ?? null },
    },
    correction: correction && sealCorrection(vault, entry, correction),
  };
}

type SealedCorrection = {
  readonly feedback: SealedFeedback & { readonly created_ms: number };
  readonly mistakes: readonly NewMistake[];
};

function sealCorrection(vault: UserVault, entry: DiaryEntry, { feedback, mistakes }: Correction): SealedCorrection {
  const created_ms = entry.feedback?.created_ms ?? 0;
  return { feedback: { created_ms, ...sealFeedback(vault, entry.entry_id, feedback) }, mistakes };
}

/**
 * Inserts an entry that is not there, or brings one back that was deleted and not yet cleared away. One that is there stays as
 * it is. Answers whether it came. Run it in a transaction.
 */
export async function insertImported(sql: Sql, user_id: string, { entry, correction }: ImportedRow): Promise<boolean> {
  // Importing an entry means wanting it back: its deletion is forgotten.
  await sql.deleteFrom('deleted_entry').where('user_id', '=', user_id).where('id', '=', entry.id).execute();
  const revived = await sql
    .updateTable('entry')
    .set({ deleted_ms: null })
    .where('user_id', '=', user_id)
    .where('id', '=', entry.id)
    .where('deleted_ms', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (revived) return true;
  const inserted = await sql
    .insertInto('entry')
    .values({ user_id, ...entry })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted && correction) await insertCorrection(sql, user_id, entry, correction);
  return inserted !== undefined;
}

async function insertCorrection(
  sql: Sql,
  user_id: string,
  { id, date_ms }: ImportedRow['entry'],
  { feedback, mistakes }: SealedCorrection,
): Promise<void> {
  await sql
    .insertInto('feedback')
    .values({ user_id, entry_id: id, ...feedback, mistakes_version: MISTAKES_VERSION })
    .execute();
  await storeMistakes(sql, { user_id, entry_id: id, date_ms }, mistakes);
}
