import { deleteAccount } from '#server/store/accounts.ts';
import { type Db, inTransaction } from '#server/store/db.ts';
import { deleteResetRequests } from '#server/store/password-resets.ts';

/** Removes an account with everything that belongs to it, and the key that opens its texts in any backup. */
export async function removeAccount(
  db: Db,
  { user_id, email }: { readonly user_id: string; readonly email: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await deleteAccount(trx, user_id);
    await deleteResetRequests(trx, email);
  });
  db.scrub();
}
