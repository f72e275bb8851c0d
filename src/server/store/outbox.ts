import type { Selectable } from 'kysely';
import type { Sql } from '#server/store/db.ts';
import type { MailKind, Tables } from '#server/store/schema.ts';

type Queued = Selectable<Tables['outbox']>;
export type QueuedMail = Queued & { readonly kind: MailKind };
export type QueuedPush = Queued & { readonly kind: 'push' };
type New<T extends Queued> = Omit<T, 'attempts' | 'next_ms'>;

export async function enqueueMail(sql: Sql, mail: New<QueuedMail> | New<QueuedPush>): Promise<void> {
  await sql
    .insertInto('outbox')
    .values({ ...mail, attempts: 0, next_ms: mail.created_ms })
    .execute();
}

/**
 * Claims the mail that is due longest until `lease_ms`, however many servers ask: the outer condition is checked again on
 * the row as it stands, so the second of two claims finds nothing to update.
 */
export const claimMail = (sql: Sql, now_ms: number, lease_ms: number): Promise<QueuedMail | undefined> =>
  claim(sql, '!=', now_ms, lease_ms) as Promise<QueuedMail | undefined>;

/** Claims a push in the same way. Mails and pushes do not wait for each other. */
export const claimPush = (sql: Sql, now_ms: number, lease_ms: number): Promise<QueuedPush | undefined> =>
  claim(sql, '=', now_ms, lease_ms) as Promise<QueuedPush | undefined>;

const claim = (sql: Sql, isPush: '=' | '!=', now_ms: number, lease_ms: number): Promise<Queued | undefined> =>
  sql
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_ms: lease_ms }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('kind', isPush, 'push')
        .where('next_ms', '<=', now_ms)
        // Whoever registers or lost their password waits for their mail; a thousand reminders of one hour do not.
        .orderBy((order) => order.case().when('kind', 'in', ['reminder', 'weekly']).then(1).else(0).end())
        .orderBy('next_ms')
        .limit(1),
    )
    .where('next_ms', '<=', now_ms)
    .returningAll()
    .executeTakeFirst();

export async function postponeMail(sql: Sql, id: string, next_ms: number): Promise<void> {
  await sql.updateTable('outbox').set({ next_ms }).where('id', '=', id).execute();
}

export async function deleteMail(sql: Sql, id: string): Promise<void> {
  await sql.deleteFrom('outbox').where('id', '=', id).execute();
}
