import type { Sql } from '#server/store/db.ts';
import type { WrappedKey } from '#server/vault/vault.ts';

export type UserKeyRow = WrappedKey & { readonly user_id: string };

/** Users' keys in the order of their users, after one of them. */
export const listUserKeys = (sql: Sql, after: string, most: number): Promise<UserKeyRow[]> =>
  sql
    .selectFrom('user_key')
    .select(['user_id', 'key_id', 'wrapped_key'])
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(most)
    .execute();

/** Puts the same key, wrapped anew, in its place; false when the row is gone or was wrapped anew meanwhile. */
export async function replaceUserKey(sql: Sql, old: UserKeyRow, next: WrappedKey): Promise<boolean> {
  const replaced = await sql
    .updateTable('user_key')
    .set(next)
    .where('user_id', '=', old.user_id)
    .where('wrapped_key', '=', old.wrapped_key)
    .executeTakeFirst();
  return replaced.numUpdatedRows === 1n;
}
