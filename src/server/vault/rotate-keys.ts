import { type Db, inTransaction, type Sql } from '#server/store/db.ts';
import { listUserKeys, replaceUserKey } from '#server/store/user-keys.ts';
import { insertWrappingKey, listWrappingKeys, retireWrappingKey } from '#server/store/wrapping-keys.ts';
import type { Vault } from '#server/vault/vault.ts';

const PAGE = 100;
type Progress = (looked: number, wrapped: number) => void;

/**
 * Wraps every user's key by the current secret, row by row beside running servers; the texts stay as they are. Killed, it goes
 * on where it was when it is run again: what is wrapped already is passed over. Then the old keys are retired, so that
 * servers start without APP_SECRET_PREVIOUS, and one that was not restarted registers nobody any more (`holdSecret`). Whom it
 * registered until then a second pass finds, together with that or not at all. Answers how many keys were wrapped.
 */
export async function rotateKeys(db: Db, vault: Vault, now_ms: number, tell: Progress = () => {}): Promise<number> {
  const wrapped = await onePass(db.kysely, vault, tell);
  const late = await inTransaction(db, async (trx) => {
    await retireOthers(trx, vault, now_ms);
    return onePass(trx, vault, (looked, here) => tell(looked, wrapped + here));
  });
  return wrapped + late;
}

async function onePass(sql: Sql, vault: Vault, tell: Progress): Promise<number> {
  let [looked, wrapped, after] = [0, 0, ''];
  for (;;) {
    const page = await listUserKeys(sql, after, PAGE);
    for (const row of page) {
      if (row.key_id === vault.currentKeyId) continue;
      if (await replaceUserKey(sql, row, vault.rewrap(row.user_id, row))) wrapped += 1;
    }
    looked += page.length;
    tell(looked, wrapped);
    const last = page.at(-1);
    if (!last) return wrapped;
    after = last.user_id;
  }
}

async function retireOthers(trx: Sql, vault: Vault, now_ms: number): Promise<void> {
  await insertWrappingKey(trx, vault.prove(), now_ms);
  for (const { key_id } of await listWrappingKeys(trx))
    if (key_id !== vault.currentKeyId) await retireWrappingKey(trx, key_id, now_ms);
}
