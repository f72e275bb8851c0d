import type { Db, Sql } from '#server/store/db.ts';
import type { KeyProof } from '#server/vault/vault.ts';

/** The keys that wrap users' keys, as servers that started have said. */
export const listWrappingKeys = (sql: Sql): Promise<KeyProof[]> =>
  sql.selectFrom('wrapping_key').select(['key_id', 'proof']).execute();

export async function insertWrappingKey(sql: Sql, proof: KeyProof, created_ms: number): Promise<void> {
  await sql
    .insertInto('wrapping_key')
    .values({ ...proof, created_ms })
    .onConflict((conflict) => conflict.column('key_id').doNothing())
    .execute();
}

/**
 * Whether servers may still wrap with this key. Until the transaction ends it is not deleted: SQLite has one writer anyway,
 * on PostgreSQL the row is shared with others who look at it, and held against whoever deletes it.
 */
export async function holdWrappingKey(trx: Sql, engine: Db['engine'], key_id: string): Promise<boolean> {
  const query = trx.selectFrom('wrapping_key').select('key_id').where('key_id', '=', key_id);
  const row = await (engine === 'postgres' ? query.forKeyShare() : query).executeTakeFirst();
  return row !== undefined;
}

/** No server wraps with this key any more, or begins to. */
export async function retireWrappingKey(trx: Sql, key_id: string, retired_ms: number): Promise<void> {
  await deleteWrappingKey(trx, key_id);
  await trx
    .insertInto('retired_key')
    .values({ key_id, retired_ms })
    .onConflict((conflict) => conflict.column('key_id').doNothing())
    .execute();
}

export const isRetired = async (sql: Sql, key_id: string): Promise<boolean> =>
  (await sql.selectFrom('retired_key').select('key_id').where('key_id', '=', key_id).executeTakeFirst()) !== undefined;

export async function deleteWrappingKey(sql: Sql, key_id: string): Promise<void> {
  await sql.deleteFrom('wrapping_key').where('key_id', '=', key_id).execute();
}

/** The ids of the keys that wrap users' keys now. Reads them all: for the first start after an update. */
export const usedKeyIds = async (sql: Sql): Promise<string[]> =>
  (await sql.selectFrom('user_key').select('key_id').distinct().execute()).map(({ key_id }) => key_id);
