import { endAccount, endedAccounts, removeRemains } from '#server/store/account-removal.ts';
import { type Db, inTransaction, type Sql } from '#server/store/db.ts';
import { deleteResetRequests } from '#server/store/password-resets.ts';

type Removal = { readonly user_id: string; readonly email: string; readonly now_ms: number };

/**
 * Removes an account with everything that belongs to it, and the key that opens its texts in any backup. The key goes first,
 * in one step with what `note` writes; if the server stops after that, `finishRemovals` removes the rest.
 */
export async function removeAccount(db: Db, { user_id, email, now_ms }: Removal, note?: (sql: Sql) => Promise<void>) {
  await inTransaction(db, async (trx) => {
    await endAccount(trx, user_id, now_ms);
    await deleteResetRequests(trx, email);
    await note?.(trx);
  });
  await removeRemains(db, user_id);
  db.scrub();
}

/** Removes what is left of accounts whose removal was cut off. */
export async function finishRemovals(db: Db): Promise<void> {
  const ended = await endedAccounts(db.kysely);
  for (const user_id of ended) await removeRemains(db, user_id);
  if (ended.length > 0) db.scrub();
}
