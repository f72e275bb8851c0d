import type { Insertable } from 'kysely';
import type { Sql } from '#server/store/db.ts';
import { keptQuery } from '#server/store/kept-query.ts';
import type { Tables } from '#server/store/schema.ts';

/** Half of a token: who it is for, and the hash of the secret that the browser holds. */
export type TokenRow = { readonly user_id: string; readonly token_hash: string };

export async function insertSession(sql: Sql, row: Insertable<Tables['session']>): Promise<void> {
  await sql.insertInto('session').values(row).execute();
}

const sessionOf = keptQuery((sql, { user_id, token_hash, now_ms }: TokenRow & { readonly now_ms: number }) =>
  sql
    .selectFrom('session')
    .innerJoin('auth_user', 'auth_user.id', 'session.user_id')
    .innerJoin('users', 'users.user_id', 'session.user_id')
    .select([
      'auth_user.id as user_id',
      'email',
      'is_verified',
      'username as display_name',
      'lang_page',
      'authenticated_ms',
      'last_seen_ms',
      'session.created_ms',
    ])
    .where('session.user_id', '=', user_id)
    .where('session.token_hash', '=', token_hash)
    .where('session.expires_ms', '>', now_ms)
    .where('disabled_ms', 'is', null),
);

/** The user of a session that has not ended, with the verified flag as it stands now; undefined for a disabled account. */
export const findSession = async (sql: Sql, { user_id, token_hash }: TokenRow, now_ms: number) =>
  (await sessionOf(sql, { user_id, token_hash, now_ms }))[0];

type SessionChange = { readonly expires_ms: number; readonly last_seen_ms: number };

export async function extendSession(sql: Sql, { user_id, token_hash }: TokenRow, to: SessionChange): Promise<void> {
  await sql
    .updateTable('session')
    .set(to)
    .where('user_id', '=', user_id)
    .where('token_hash', '=', token_hash)
    .execute();
}

export async function deleteSession(sql: Sql, { user_id, token_hash }: TokenRow): Promise<void> {
  await sql.deleteFrom('session').where('user_id', '=', user_id).where('token_hash', '=', token_hash).execute();
}

/** Holds a session until the transaction ends; false when it has ended already. */
export async function holdSession(sql: Sql, { user_id, token_hash }: TokenRow): Promise<boolean> {
  const held = await sql
    .updateTable('session')
    .set((eb) => ({ last_seen_ms: eb.ref('last_seen_ms') }))
    .where('user_id', '=', user_id)
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
  return held.numUpdatedRows === 1n;
}

/** The sessions of a user that have not ended, the one seen last first. */
export const listSessions = (sql: Sql, user_id: string, now_ms: number) =>
  sql
    .selectFrom('session')
    .select(['token_hash', 'device', 'created_ms', 'last_seen_ms'])
    .where('user_id', '=', user_id)
    .where('expires_ms', '>', now_ms)
    .orderBy('last_seen_ms', 'desc')
    .execute();

/** Ends all sessions of a user, and what could become one; all but the one of `keep_hash`, where it is given. Answers how many ended. */
export async function deleteSessions(sql: Sql, user_id: string, keep_hash = ''): Promise<number> {
  await sql.deleteFrom('sign_in_ticket').where('user_id', '=', user_id).execute();
  const ended = await sql
    .deleteFrom('session')
    .where('user_id', '=', user_id)
    .where('token_hash', '!=', keep_hash)
    .returning('token_hash')
    .execute();
  return ended.length;
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
