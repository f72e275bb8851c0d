import type { Edit } from '#domain/edits.ts';
import type { Recurrence } from '#domain/mistakes.ts';
import type { Sql } from '#server/store/db.ts';
import { deletedOf } from '#server/store/deleted-entries.ts';
import type { Tables } from '#server/store/schema.ts';
import type { UserVault } from '#server/vault/vault.ts';

export type NewMistake = Omit<Tables['mistake'], 'user_id' | 'entry_id' | 'position'>;

const plain = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** What recognises the same change again. */
export const changeMarkOf = (vault: UserVault, { original, replacement }: Pick<Edit, 'original' | 'replacement'>) =>
  vault.fingerprint(`change|${plain(original)}|${plain(replacement)}`);

/** What recognises the same change again, and the same explanation of other changes. */
export const marksOf = (vault: UserVault, { kind, original, replacement, explanation }: Edit) => ({
  change_mark: changeMarkOf(vault, { original, replacement }),
  lesson_mark: vault.fingerprint(`lesson|${kind}|${explanation || `${plain(original)}|${plain(replacement)}`}`),
});

export async function insertMistakes(
  sql: Sql,
  key: { readonly user_id: string; readonly entry_id: string },
  mistakes: readonly NewMistake[],
): Promise<void> {
  if (mistakes.length === 0) return;
  const rows = mistakes.map((mistake, position) => ({ ...key, ...mistake, position }));
  await sql.insertInto('mistake').values(rows).execute();
}

/**
 * In how many other entries of the learner each of these edits, or another of the same lesson, was needed. `besides`: the
 * entry that they are in, which may have been checked before.
 */
export async function recurrenceOf(
  sql: Sql,
  vault: UserVault,
  user_id: string,
  edits: readonly Edit[],
  besides = '',
): Promise<Recurrence> {
  if (edits.length === 0) return () => 0;
  const marks = new Map(edits.map((edit) => [edit, marksOf(vault, edit)]));
  const count = async (column: 'change_mark' | 'lesson_mark') => {
    const wanted = [...new Set([...marks.values()].map((mark) => mark[column]))];
    const rows = await sql
      .selectFrom('mistake')
      .select((eb) => [column, eb.fn.count('entry_id').distinct().as('n')])
      .where('user_id', '=', user_id)
      .where('entry_id', '<>', besides)
      .where('entry_id', 'not in', deletedOf(sql, user_id))
      .where(column, 'in', wanted)
      .groupBy(column)
      .execute();
    return new Map(rows.map((row) => [row[column], Number(row.n)]));
  };
  const [changes, lessons] = [await count('change_mark'), await count('lesson_mark')];
  return (edit) => {
    const mark = marks.get(edit);
    return mark ? Math.max(changes.get(mark.change_mark) ?? 0, lessons.get(mark.lesson_mark) ?? 0) : 0;
  };
}
