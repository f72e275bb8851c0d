import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { findKey, insertAccount } from '#server/store/accounts.ts';
import { type Db, inTransaction, type Sql } from '#server/store/db.ts';
import { listWrappingKeys, usedKeyIds } from '#server/store/wrapping-keys.ts';
import { checkSecret, holdSecret } from '#server/vault/check-secret.ts';
import { rotateKeys } from '#server/vault/rotate-keys.ts';
import { createVault, type Vault } from '#server/vault/vault.ts';
import { engines } from '#testing/engines.ts';

const OLD_SECRET = 'an old secret of more than thirty-two characters';
const NEW_SECRET = 'a new secret of more than thirty-two characters!';
const OLD = createVault([OLD_SECRET]);
const NEW = createVault([NEW_SECRET]);
const BOTH = createVault([NEW_SECRET, OLD_SECRET]);
/** A server that was not restarted yet, but knows the new secret already. */
const STILL_OLD = createVault([OLD_SECRET, NEW_SECRET]);

async function insert(sql: Sql, vault: Vault) {
  const id = randomUUID();
  const key = vault.newKey(id);
  const account = { id, email: `${id}@example.org`, password_hash: '', username: 'A', lang_native: 'de' };
  await insertAccount(sql, { ...account, lang_page: null, time_zone: 'UTC', key, created_ms: 1 });
  return { id, sealed: vault.forUser(id, key).seal(`the day of ${id}`, 'x') };
}
/** As a server does it. */
const register = (db: Db, vault: Vault) =>
  inTransaction(db, async (trx) => {
    await holdSecret(db, trx, vault);
    return insert(trx, vault);
  });
const opened = async ({ kysely }: Db, vault: Vault, id: string, sealed: string) => {
  const key = await findKey(kysely, id);
  return key && vault.forUser(id, key).open(sealed, 'x');
};

describe.each(engines)('npm run rotate-keys on $name', (engine) => {
  test('killed in the middle and run again beside servers at work, it loses no key and ends without the old secret', async () => {
    const { db, remove } = await engine.create();
    await checkSecret(db, OLD, 1);
    const learners = [];
    for (let i = 0; i < 250; i += 1) learners.push(await register(db, OLD));
    await checkSecret(db, BOTH, 2);

    // The end of the process, as far as the database can tell: some rows are new, the rest old.
    const killed = rotateKeys(db, BOTH, 3, (looked) => {
      if (looked >= 100) throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect((await usedKeyIds(db.kysely)).sort()).toEqual([OLD.currentKeyId, NEW.currentKeyId].sort());
    await expect(checkSecret(db, NEW, 4)).rejects.toThrow('set APP_SECRET_PREVIOUS');
    for (const { id, sealed } of learners.slice(0, 3).concat(learners.slice(-3)))
      for (const vault of [BOTH, STILL_OLD]) expect(await opened(db, vault, id, sealed)).toBe(`the day of ${id}`);

    // A server that was forgotten in step 2 goes on registering until it is stopped.
    const late: Awaited<ReturnType<typeof register>>[] = [];
    const forgotten = (async () => {
      for (;;) late.push(await register(db, STILL_OLD));
    })();
    const [wrapped] = await Promise.all([
      rotateKeys(db, BOTH, 5),
      expect(forgotten).rejects.toThrow('restart it with the new APP_SECRET'),
    ]);
    expect(wrapped).toBe(250 - 100 + late.length);
    expect(await usedKeyIds(db.kysely)).toEqual([NEW.currentKeyId]);
    expect((await listWrappingKeys(db.kysely)).map(({ key_id }) => key_id)).toEqual([NEW.currentKeyId]);
    for (const { id, sealed } of [...learners.slice(0, 50), ...learners.slice(-50), ...late])
      expect(await opened(db, NEW, id, sealed)).toBe(`the day of ${id}`);
    await checkSecret(db, NEW, 7);
    await expect(checkSecret(db, OLD, 8)).rejects.toThrow('APP_SECRET is not the secret');
    // The forgotten server, restarted as it is.
    await expect(checkSecret(db, STILL_OLD, 8)).rejects.toThrow('is done with');
    expect((await listWrappingKeys(db.kysely)).map(({ key_id }) => key_id)).toEqual([NEW.currentKeyId]);
    expect(await rotateKeys(db, BOTH, 9)).toBe(0);
    await remove();
  });

  test('a key that neither secret opens stops it, and nothing is forgotten', async () => {
    const { db, remove } = await engine.create();
    await checkSecret(db, OLD, 1);
    await checkSecret(db, BOTH, 1);
    await insert(db.kysely, createVault(['a third secret of more than thirty-two characters']));
    await expect(rotateKeys(db, BOTH, 2)).rejects.toThrow('is not known');
    expect(await listWrappingKeys(db.kysely)).toHaveLength(2);
    await remove();
  });
});
