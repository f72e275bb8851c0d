import { describe, expect, test } from 'vitest';
import { insertAccount } from '#server/store/accounts.ts';
import type { Db } from '#server/store/db.ts';
import { deleteWrappingKey, insertWrappingKey, listWrappingKeys } from '#server/store/wrapping-keys.ts';
import { checkSecret, WrongSecretError } from '#server/vault/check-secret.ts';
import { createVault, type Vault } from '#server/vault/vault.ts';
import { engines } from '#testing/engines.ts';

const OLD = createVault(['an old secret of more than thirty-two characters']);
const NEW = createVault(['a new secret of more than thirty-two characters!']);
const BOTH = createVault([
  'a new secret of more than thirty-two characters!',
  'an old secret of more than thirty-two characters',
]);
const IS_WRONG = /^APP_SECRET is not the secret that the diaries in this database are sealed with/;

const register = ({ kysely }: Db, vault: Vault, id: string) =>
  insertAccount(kysely, {
    ...{
      id,
      email: `${id}@example.org`,
      password_hash: '',
      username: id,
      lang_native: 'de',
      lang_page: null,
      time_zone: 'UTC',
    },
    key: vault.newKey(id),
    created_ms: 1,
  });
const notedIds = async ({ kysely }: Db) => (await listWrappingKeys(kysely)).map(({ key_id }) => key_id).sort();

describe.each(engines)('the secret is checked at the start, on $name', (engine) => {
  test('the first start notes it, the same one passes, another one is refused and notes nothing', async () => {
    const { db, remove } = await engine.create();
    await checkSecret(db, OLD, 1);
    await checkSecret(db, OLD, 2);
    await expect(checkSecret(db, NEW, 3)).rejects.toThrow(IS_WRONG);
    await expect(checkSecret(db, NEW, 3)).rejects.toBeInstanceOf(WrongSecretError);
    expect(await notedIds(db)).toEqual([OLD.currentKeyId]);
    await remove();
  });

  test('a database from before it was noted: the right one is noted, a wrong one refused', async () => {
    const { db, remove } = await engine.create();
    await register(db, OLD, 'ann');
    await expect(checkSecret(db, NEW, 1)).rejects.toThrow(IS_WRONG);
    expect(await notedIds(db)).toEqual([]);
    await checkSecret(db, BOTH, 1);
    expect(await notedIds(db)).toEqual([OLD.currentKeyId, NEW.currentKeyId].sort());
    await remove();
  });

  test('during a rotation either secret alone is refused with what is missing', async () => {
    const { db, remove } = await engine.create();
    await checkSecret(db, OLD, 1);
    await checkSecret(db, BOTH, 2);
    for (const alone of [OLD, NEW]) await expect(checkSecret(db, alone, 3)).rejects.toThrow('set APP_SECRET_PREVIOUS');
    await deleteWrappingKey(db.kysely, OLD.currentKeyId);
    await checkSecret(db, NEW, 4);
    await remove();
  });

  test('a proof that somebody put in place of ours does not pass', async () => {
    const { db, remove } = await engine.create();
    await insertWrappingKey(db.kysely, { key_id: OLD.currentKeyId, proof: NEW.prove().proof }, 1);
    await expect(checkSecret(db, OLD, 2)).rejects.toThrow(IS_WRONG);
    await remove();
  });
});
