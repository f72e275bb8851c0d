import type { Sql } from '#server/store/db.ts';

/** Half of a token: who it is for, and the hash of the secret that the browser holds. */
export type TokenRow = { readonly user_id: string; readonly token_hash: string };

export async function insertSession(
  sql: Sql,
  row: TokenRow & { created_ms: number; expires_ms: number },
): Promise<void> {
  await sql.insertInto('session').values(row).execute();
}

/** The user of a session that has not ended, with the verified flag as it stands now. */
export const findSessionUser = (sql: Sql, { user_id, token_hash }: TokenRow, now_ms: number) =>
  sql
    .selectFrom('session')
    .innerJoin('auth_user', 'auth_user.id', 'session.user_id')
    .innerJoin('users', 'users.user_id', 'session.user_id')
    .select(['auth_user.id as user_id', 'email', 'is_verified', 'username as display_name', 'expires_ms'])
    .where('session.user_id', '=', user_id)
    .where('session.token_hash', '=', token_hash)
    .where('session.expires_ms', '>', now_ms)
    .executeTakeFirst();

export async function extendSession(sql: Sql, { user_id, token_hash }: TokenRow, expires_ms: number): Promise<void> {
  await sql
    .updateTable('session')
    .set({ expires_ms })
    .where('user_id', '=', user_id)
    .where('token_hash', '=', token_hash)
    .execute();
}

export async function deleteSession(sql: Sql, { user_id, token_hash }: TokenRow): Promise<void> {
  await sql.deleteFrom('session').where('user_id', '=', user_id).where('token_hash', '=', token_hash).execute();
}

export async function insertTicket(sql: Sql, row: TokenRow & { expires_ms: number }): Promise<void> {
  await sql.insertInto('sign_in_ticket').values(row).execute();
}

/** Takes a ticket away, so that it serves once; true when it was there and still good. */
export async function takeTicket(sql: Sql, { user_id, token_hash }: TokenRow, now_ms: number): Promise<boolean> {
  const taken = await sql
    .deleteFrom('sign_in_ticket')
    .where('user_id', '=', user_id)
    .where('token_hash', '=', token_hash)
    .returning('expires_ms')
    .executeTakeFirst();
  return taken !== undefined && taken.expires_ms > now_ms;
}

export async function deleteExpired(sql: Sql, now_ms: number): Promise<void> {
  await sql.deleteFrom('session').where('expires_ms', '<=', now_ms).execute();
  await sql.deleteFrom('sign_in_ticket').where('expires_ms', '<=', now_ms).execute();
}
