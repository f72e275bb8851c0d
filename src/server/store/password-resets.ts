import type { Sql } from '#server/store/db.ts';
import type { TokenRow } from '#server/store/sessions.ts';

/** Makes this the one link of its user that works. */
export async function putReset(sql: Sql, row: TokenRow & { readonly expires_ms: number }): Promise<void> {
  const { token_hash, expires_ms } = row;
  await sql
    .insertInto('password_reset')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ token_hash, expires_ms }))
    .execute();
}

export const findReset = (sql: Sql, { user_id, token_hash }: TokenRow) =>
  sql
    .selectFrom('password_reset')
    .select('expires_ms')
    .where('user_id', '=', user_id)
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();

/** Takes the link away, so that it serves once; true when it was there. */
export async function takeReset(sql: Sql, { user_id, token_hash }: TokenRow): Promise<boolean> {
  const taken = await sql
    .deleteFrom('password_reset')
    .where('user_id', '=', user_id)
    .where('token_hash', '=', token_hash)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function deleteReset(sql: Sql, user_id: string): Promise<void> {
  await sql.deleteFrom('password_reset').where('user_id', '=', user_id).execute();
}

/** Clears away links that ended before `ended_ms`. */
export async function deleteOldResets(sql: Sql, ended_ms: number): Promise<void> {
  await sql.deleteFrom('password_reset').where('expires_ms', '<=', ended_ms).execute();
}

export async function requestReset(
  sql: Sql,
  request: { id: string; email: string; created_ms: number },
): Promise<void> {
  await sql.insertInto('reset_request').values(request).execute();
}

/** Takes the oldest request away; undefined when there is none, or when another server has just taken it. */
export const takeResetRequest = (sql: Sql) =>
  sql
    .deleteFrom('reset_request')
    .where('id', '=', (eb) => eb.selectFrom('reset_request').select('id').orderBy('created_ms').limit(1))
    .returningAll()
    .executeTakeFirst();

export async function deleteResetRequests(sql: Sql, email: string): Promise<void> {
  await sql.deleteFrom('reset_request').where('email', '=', email).execute();
}
