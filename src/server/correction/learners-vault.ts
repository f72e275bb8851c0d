import { CallError } from '#domain/errors.ts';
import type { SignedInContext } from '#server/context.ts';
import { findKey } from '#server/store/accounts.ts';
import type { UserVault } from '#server/vault/vault.ts';

/** What opens the texts of whoever asks, and of nobody else. */
export async function learnersVault(c: SignedInContext): Promise<UserVault> {
  const key = await findKey(c.db.kysely, c.user.user_id);
  if (!key) throw new CallError('NOT_FOUND', 'This account does not exist any more.');
  return c.vault.forUser(c.user.user_id, key);
}
