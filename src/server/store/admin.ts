import type { Selectable } from 'kysely';
import type { Sql } from '#server/store/db.ts';
import type { Tables } from '#server/store/schema.ts';

type Action = Selectable<Tables['admin_action']>;

/** An account as the operator finds it, whatever its state. */
export const findAccount = (sql: Sql, email: string) =>
  sql
    .selectFrom('auth_user')
    .select(['id as user_id', 'email', 'is_verified', 'disabled_ms'])
    .where('email', '=', email)
    .executeTakeFirst();

/** Accounts whose address contains `part`, the newest first, with how much they wrote; never what. */
export const listAccounts = (sql: Sql, part: string, most: number) =>
  sql
    .selectFrom('auth_user')
    .select(['email', 'is_verified', 'created_ms', 'disabled_ms'])
    .select((eb) => [
      eb
        .selectFrom('entry')
        .select(({ fn }) => fn.countAll<number>().as('num'))
        .whereRef('entry.user_id', '=', 'auth_user.id')
        .where('deleted_ms', 'is', null)
        .as('num_entries'),
      eb
        .selectFrom('session')
        .select(({ fn }) => fn.max('last_seen_ms').as('ms'))
        .whereRef('session.user_id', '=', 'auth_user.id')
        .as('last_seen_ms'),
    ])
    .where('removed_ms', 'is', null)
    .where('email', 'like', `%${part.replaceAll('%', '')}%`)
    .orderBy('created_ms', 'desc')
    .orderBy('email')
    .limit(most)
    .execute();

/** Who had most corrections, by the learners' days that are still counted: today's and the one before, and never of what. */
export const listBusiest = (sql: Sql, most: number) =>
  sql
    .selectFrom('corrected_day')
    .innerJoin('auth_user', 'auth_user.id', 'corrected_day.user_id')
    .select(['corrected_day.day', 'auth_user.email', 'corrected_day.num_corrected'])
    .orderBy('corrected_day.day', 'desc')
    .orderBy('corrected_day.num_corrected', 'desc')
    .orderBy('auth_user.email')
    .limit(most)
    .execute();

export async function setDisabled(sql: Sql, user_id: string, disabled_ms: number | null): Promise<void> {
  await sql.updateTable('auth_user').set({ disabled_ms }).where('id', '=', user_id).execute();
}

export async function insertAction(sql: Sql, action: Action): Promise<void> {
  await sql.insertInto('admin_action').values(action).execute();
}

/** What was done last, the newest first. */
export const listActions = (sql: Sql, most: number): Promise<Action[]> =>
  sql.selectFrom('admin_action').selectAll().orderBy('at_ms', 'desc').orderBy('id').limit(most).execute();

/** How many accounts and entries there are, and what waits to be sent; reads whole tables. */
export async function countAll(sql: Sql, since_ms: number) {
  const accounts = await sql
    .selectFrom('auth_user')
    .select(({ fn }) => [
      fn.countAll<number>().as('num'),
      fn.sum<number | null>('is_verified').as('verified'),
      fn.count<number>('disabled_ms').as('disabled'),
    ])
    .executeTakeFirstOrThrow();
  const entries = await sql
    .selectFrom('entry')
    .select(({ fn }) => fn.countAll<number>().as('num'))
    .where('deleted_ms', 'is', null)
    .executeTakeFirstOrThrow();
  const seen = await sql
    .selectFrom('session')
    .select(({ fn }) => fn.count<number>('user_id').distinct().as('num'))
    .where('last_seen_ms', '>=', since_ms)
    .executeTakeFirstOrThrow();
  return { accounts, entries: entries.num, seen: seen.num, waiting: await waitingMails(sql) };
}

/** How many mails and pushes wait, and since when the oldest does; null while none does. */
export const waitingMails = (sql: Sql) =>
  sql
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll<number>().as('num'), fn.min<number | null>('created_ms').as('oldest_ms')])
    .executeTakeFirstOrThrow();
