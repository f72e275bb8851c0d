import type { Db, Sql } from '#server/store/db.ts';
import {
  deleteWrappingKey,
  holdWrappingKey,
  insertWrappingKey,
  isRetired,
  listWrappingKeys,
  usedKeyIds,
} from '#server/store/wrapping-keys.ts';
import type { Vault } from '#server/vault/vault.ts';

/** APP_SECRET does not open what the database holds; the message is for the person who starts the server. */
export class WrongSecretError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WrongSecretError';
  }
}

/**
 * Throws when the secrets do not open every user's key, before a server writes anything with them; notes the current key
 * otherwise, so that no server starts without its secret from now on (docs/decisions/0035).
 */
export async function checkSecret({ kysely }: Db, vault: Vault, now_ms: number): Promise<void> {
  const noted = await listWrappingKeys(kysely);
  if (noted.length === 0) await noteUsedKeys({ kysely }, vault, now_ms);
  refuseUnknown(noted, vault);
  if (noted.some(({ key_id }) => key_id === vault.currentKeyId)) return;
  if (await isRetired(kysely, vault.currentKeyId))
    throw new WrongSecretError(
      'APP_SECRET is a secret that `npm run rotate-keys` is done with: set it to the one that came after it.',
    );
  await insertWrappingKey(kysely, vault.prove(), now_ms);
  try {
    // Another server may have noted its own secret at the same moment: of two that differ, neither starts.
    refuseUnknown(await listWrappingKeys(kysely), vault);
  } catch (error) {
    await deleteWrappingKey(kysely, vault.currentKeyId);
    throw error;
  }
}

/**
 * Throws where `npm run rotate-keys` is done with the key that this server wraps by: what is wrapped by it now would be lost
 * with the old secret. For the transaction that stores a user's key.
 */
export async function holdSecret({ engine }: Db, trx: Sql, { currentKeyId }: Vault): Promise<void> {
  if (await holdWrappingKey(trx, engine, currentKeyId)) return;
  throw new WrongSecretError(
    'This server makes accounts with a secret that `npm run rotate-keys` is done with: restart it with the new APP_SECRET.',
  );
}

/** A database from before keys were noted, or a new one: what wraps its users' keys counts as noted. */
async function noteUsedKeys({ kysely }: Pick<Db, 'kysely'>, vault: Vault, now_ms: number): Promise<void> {
  const used = await usedKeyIds(kysely);
  const unknown = used.filter((key_id) => !vault.knows(key_id));
  if (unknown.length > 0) throw new WrongSecretError(sentence(unknown.length < used.length));
  for (const key_id of used) await insertWrappingKey(kysely, vault.prove(key_id), now_ms);
}

function refuseUnknown(noted: Awaited<ReturnType<typeof listWrappingKeys>>, vault: Vault): void {
  const unknown = noted.filter((proof) => !vault.verifies(proof));
  if (unknown.length > 0) throw new WrongSecretError(sentence(unknown.length < noted.length));
}

const sentence = (isRotating: boolean): string =>
  isRotating
    ? 'Some diaries are still sealed with the secret before this one: set APP_SECRET_PREVIOUS to it until `npm run rotate-keys` has finished.'
    : 'APP_SECRET is not the secret that the diaries in this database are sealed with: set it to that one, or put back app-secret in DATA_DIR from a backup. Without it they cannot be opened.';
