import type { Insertable, Selectable } from 'kysely';
import type { Sql } from '#server/store/db.ts';
import type { Tables } from '#server/store/schema.ts';
import type { TokenRow } from '#server/store/sessions.ts';

export type PushSubscriptionRow = Selectable<Tables['push_subscription']>;

/** A user has no more devices for pushes than these; one more takes the place of the oldest. */
export const MOST_SUBSCRIPTIONS = 10;

/**
 * Puts the one subscription of a session in the place of an older one. The browser serves this account alone from now on:
 * whoever was reminded through the same address before is not any more.
 */
export async function putSubscription(sql: Sql, row: Insertable<Tables['push_subscription']>): Promise<void> {
  await sql.deleteFrom('push_subscription').where('id', '=', row.id).execute();
  await deleteSubscription(sql, row);
  await sql.insertInto('push_subscription').values(row).execute();
  const held = await sql
    .selectFrom('push_subscription')
    .select('id')
    .where('user_id', '=', row.user_id)
    .where('id', '!=', row.id)
    .orderBy('created_ms', 'desc')
    .orderBy('id')
    .execute();
  const tooMany = held.slice(MOST_SUBSCRIPTIONS - 1).map(({ id }) => id);
  if (tooMany.length === 0) return;
  await sql.deleteFrom('push_subscription').where('user_id', '=', row.user_id).where('id', 'in', tooMany).execute();
}

export async function deleteSubscription(sql: Sql, { user_id, token_hash }: TokenRow): Promise<void> {
  await sql
    .deleteFrom('push_subscription')
    .where('user_id', '=', user_id)
    .where('token_hash', '=', token_hash)
    .execute();
}

/** Removes one that its push service does not know any more. */
export async function deleteGone(sql: Sql, user_id: string, id: string): Promise<void> {
  await sql.deleteFrom('push_subscription').where('user_id', '=', user_id).where('id', '=', id).execute();
}

/** Hands the subscription of a session on to the one that takes its place in the same browser. */
export async function moveSubscription(sql: Sql, from: TokenRow, token_hash: string): Promise<void> {
  await sql
    .updateTable('push_subscription')
    .set({ token_hash })
    .where('user_id', '=', from.user_id)
    .where('token_hash', '=', from.token_hash)
    .execute();
}

/** Those of a user that were made for this key, each of a session that has not ended. */
const subscriptionsOf = (sql: Sql, user_id: string, push_key: string, now_ms: number) =>
  sql
    .selectFrom('push_subscription')
    .innerJoin('session', (join) =>
      join
        .onRef('session.user_id', '=', 'push_subscription.user_id')
        .onRef('session.token_hash', '=', 'push_subscription.token_hash'),
    )
    .where('push_subscription.user_id', '=', user_id)
    .where('push_key', '=', push_key)
    .where('session.expires_ms', '>', now_ms);

/** The sessions that have one, and its id. */
export const listSubscriptions = (sql: Sql, user_id: string, push_key: string, now_ms: number) =>
  subscriptionsOf(sql, user_id, push_key, now_ms)
    .select(['id', 'push_subscription.token_hash'])
    .orderBy('id')
    .execute();

export const findSubscription = (sql: Sql, user_id: string, id: string, push_key: string, now_ms: number) =>
  subscriptionsOf(sql, user_id, push_key, now_ms)
    .select(['endpoint', 'p256dh', 'auth'])
    .where('id', '=', id)
    .executeTakeFirst();
