import type { Dismissed } from '#server/ports/corrector.ts';
import { type Db, inTransaction, type Sql } from '#server/store/db.ts';
import { changeMarkOf } from '#server/store/mistakes.ts';
import type { UserVault } from '#server/vault/vault.ts';

/** More refused corrections than anybody remembers; the newest of them count. */
const MOST = 500;

const place = (mark: string) => `dismissal/${mark}/change`;
const markOf = (vault: UserVault, { original, replacement }: Dismissed): string =>
  vault.fingerprint(
    `dismissal|${original.normalize('NFC').toLowerCase()}|${replacement.normalize('NFC').toLowerCase()}`,
  );

/** Remembers that the learner meant what was corrected; once is enough and again does no harm. */
export async function insertDismissal(
  sql: Sql,
  vault: UserVault,
  user_id: string,
  dismissed: Dismissed,
  created_ms: number,
): Promise<void> {
  const mark = markOf(vault, dismissed);
  const change = vault.seal(JSON.stringify(dismissed), place(mark));
  await sql
    .insertInto('dismissal')
    .values({ user_id, mark, change, created_ms, change_mark: changeMarkOf(vault, dismissed) })
    .onConflict((conflict) => conflict.columns(['user_id', 'mark']).doNothing())
    .execute();
}

export async function deleteDismissal(
  sql: Sql,
  vault: UserVault,
  user_id: string,
  dismissed: Dismissed,
): Promise<void> {
  const mark = markOf(vault, dismissed);
  await sql.deleteFrom('dismissal').where('user_id', '=', user_id).where('mark', '=', mark).execute();
}

export async function listDismissals(sql: Sql, vault: UserVault, user_id: string): Promise<Dismissed[]> {
  const rows = await sql
    .selectFrom('dismissal')
    .select(['mark', 'change'])
    .where('user_id', '=', user_id)
    .orderBy('created_ms', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ mark, change }) => JSON.parse(vault.open(change, place(mark))) as Dismissed);
}

/** The marks of the changes that a learner meant: no mistakes, and no cards. */
export const dismissedMarks = (sql: Sql, user_id: string) =>
  sql
    .selectFrom('dismissal')
    .select('dismissal.change_mark')
    .where('dismissal.user_id', '=', user_id)
    .where('dismissal.change_mark', 'is not', null)
    .$narrowType<{ change_mark: string }>();

/** Dismissals that one transaction marks. */
const BATCH = 50;

/** Adds the marks that dismissals of an older version lack, some at a time; answers how many there were. */
export async function markDismissals(db: Db, vault: UserVault, user_id: string): Promise<number> {
  const rows = await db.kysely
    .selectFrom('dismissal')
    .select(['mark', 'change'])
    .where('user_id', '=', user_id)
    .where('change_mark', 'is', null)
    .limit(BATCH)
    .execute();
  await inTransaction(db, async (trx) => {
    for (const { mark, change } of rows)
      await trx
        .updateTable('dismissal')
        .set({ change_mark: markOfSealed(vault, mark, change) })
        .where('user_id', '=', user_id)
        .where('mark', '=', mark)
        .execute();
  });
  return rows.length;
}

/** The mark of the change in a dismissal; of one that cannot be opened, a mark that no change has. */
function markOfSealed(vault: UserVault, mark: string, sealed: string): string {
  try {
    return changeMarkOf(vault, JSON.parse(vault.open(sealed, place(mark))) as Dismissed);
  } catch {
    return '';
  }
}
