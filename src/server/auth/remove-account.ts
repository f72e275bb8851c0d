import { deleteAccount } from '#server/store/accounts.ts';
import { type Db, inTransaction, type Sql } from '#server/store/db.ts';
import { deleteResetRequests } from '#server/store/password-resets.ts';

/**
 * Removes an account with everything that belongs to it, and the key that opens its texts in any backup. What is to be true
 * only together with that, `note` writes.
 */
export async function removeAccount(
  db: Db,
  { user_id, email }: { readonly user_id: string; readonly email: string },
  note?: (sql: Sql) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await deleteAccount(trx, user_id);
    await deleteResetRequests(trx, email);
    await note?.(trx);
  });
  db.scrub();
}
