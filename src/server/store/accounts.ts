import type { Selectable } from 'kysely';
import type { Sql } from '#server/store/db.ts';
import { keptQuery } from '#server/store/kept-query.ts';
import type { Tables } from '#server/store/schema.ts';
import type { WrappedKey } from '#server/vault/vault.ts';

export type NewAccount = {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string;
  readonly username: string;
  readonly lang_native: string;
  readonly lang_page: string | null;
  readonly time_zone: string;
  readonly key: WrappedKey;
  readonly created_ms: number;
};

/** Inserts the account with its credential, profile and key. Run it in a transaction, so that all of it is there or nothing. */
export async function insertAccount(sql: Sql, a: NewAccount): Promise<void> {
  const { id: user_id, email, created_ms, username, lang_native, lang_page, time_zone, password_hash } = a;
  await sql.insertInto('auth_user').values({ id: user_id, email, is_verified: 0, created_ms }).execute();
  await sql.insertInto('credential').values({ user_id, password_hash }).execute();
  await sql
    .insertInto('users')
    // Mail reminders are the learner's choice: off until they turn them on.
    .values({ user_id, username, lang_native, lang_page, time_zone, is_noti_mail: 0, is_noti_push: 0 })
    .execute();
  await sql
    .insertInto('user_key')
    .values({ user_id, ...a.key })
    .execute();
}

export const findCredential = (sql: Sql, email: string) =>
  sql
    .selectFrom('auth_user')
    .innerJoin('credential', 'credential.user_id', 'auth_user.id')
    .select(['auth_user.id as user_id', 'credential.password_hash', 'auth_user.disabled_ms'])
    .where('auth_user.email', '=', email)
    .executeTakeFirst();

export const findPasswordHash = async (sql: Sql, user_id: string): Promise<string | undefined> =>
  (await sql.selectFrom('credential').select('password_hash').where('user_id', '=', user_id).executeTakeFirst())
    ?.password_hash;

export async function setPasswordHash(sql: Sql, user_id: string, password_hash: string): Promise<void> {
  await sql.updateTable('credential').set({ password_hash }).where('user_id', '=', user_id).execute();
}

export const findUserByEmail = (sql: Sql, email: string) =>
  sql.selectFrom('auth_user').select('id as user_id').where('email', '=', email).executeTakeFirst();

/**
 * Gives an account whose address nobody has verified another one; false when it is verified by now. Throws a duplicate when
 * another account has the address.
 */
export async function setEmail(sql: Sql, user_id: string, email: string): Promise<boolean> {
  const set = await sql
    .updateTable('auth_user')
    .set({ email })
    .where('id', '=', user_id)
    .where('is_verified', '=', 0)
    .executeTakeFirst();
  return set.numUpdatedRows === 1n;
}

/**
 * Holds the credential of a user until the transaction ends, so that a sign-in and a change of the password come one after
 * the other; false when its hash is no longer the one that was verified. `next` takes the hash's place.
 */
export async function holdPassword(sql: Sql, user_id: string, verified: string, next = verified): Promise<boolean> {
  const held = await sql
    .updateTable('credential')
    .set({ password_hash: next })
    .where('user_id', '=', user_id)
    .where('password_hash', '=', verified)
    .executeTakeFirst();
  return held.numUpdatedRows === 1n;
}

/**
 * The authentication user; their display name is the username of the profile (spec §3). One whom the operator disabled is not
 * found: no session, mail or link is made for them.
 */
export const findUser = (sql: Sql, user_id: string) =>
  sql
    .selectFrom('auth_user')
    .innerJoin('users', 'users.user_id', 'auth_user.id')
    .select(['auth_user.id as user_id', 'email', 'is_verified', 'username as display_name', 'lang_page'])
    .where('auth_user.id', '=', user_id)
    .where('disabled_ms', 'is', null)
    .executeTakeFirst();

const profileOf = keptQuery((sql, { user_id }: { readonly user_id: string }) =>
  sql
    .selectFrom('users')
    .select(['username', 'lang_native', 'is_noti_mail', 'is_noti_push', 'time_zone', 'lang_written', 'lang_page'])
    .select(['day_start_hour', 'is_time_zone_own', 'remind_hour', 'is_noti_weekly'])
    .where('user_id', '=', user_id),
);

export const findProfile = async (sql: Sql, user_id: string) => (await profileOf(sql, { user_id }))[0];

export const findKey = (sql: Sql, user_id: string): Promise<WrappedKey | undefined> =>
  sql.selectFrom('user_key').select(['key_id', 'wrapped_key']).where('user_id', '=', user_id).executeTakeFirst();

/** Marks an address as verified while it is still the account's; once is enough and again does no harm. False: it is not. */
export async function setVerified(sql: Sql, user_id: string, email: string): Promise<boolean> {
  const set = await sql
    .updateTable('auth_user')
    .set({ is_verified: 1 })
    .where('id', '=', user_id)
    .where('email', '=', email)
    .executeTakeFirst();
  return set.numUpdatedRows === 1n;
}

/** What of a profile can be changed. */
export type ProfileChange = Partial<Omit<Selectable<Tables['users']>, 'user_id' | 'is_noti_push'>>;

export async function updateProfile(sql: Sql, user_id: string, change: ProfileChange): Promise<void> {
  await sql.updateTable('users').set(change).where('user_id', '=', user_id).execute();
}
