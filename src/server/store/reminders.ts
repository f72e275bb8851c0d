import type { Selectable } from 'kysely';
import type { EditKind } from '#domain/edits.ts';
import type { Week } from '#domain/reminder-week.ts';
import type { ProfileChange } from '#server/store/accounts.ts';
import type { Sql } from '#server/store/db.ts';
import type { Tables } from '#server/store/schema.ts';

type SentKind = Tables['sent_reminder']['kind'];

/** A learner whose hour has come, with what says whether and how they are reminded. */
export type DueReminder = Pick<
  Selectable<Tables['users']>,
  'user_id' | 'time_zone' | 'day_start_hour' | 'remind_hour' | 'is_noti_weekly'
> & { readonly email: string; readonly is_verified: number; readonly due_ms: number };

/** No next reminder is further away than this. */
const FURTHEST_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * Who is due by now, the longest first; the index knows them, nobody else is looked at. Whoever waits for a day that is too far
 * away was put there by a clock that was ahead, and is to be put back.
 */
export async function listDue(sql: Sql, now_ms: number, most: number): Promise<DueReminder[]> {
  const rows = await sql
    .selectFrom('users')
    .innerJoin('auth_user', 'auth_user.id', 'users.user_id')
    .select(['users.user_id', 'time_zone', 'day_start_hour', 'remind_hour', 'is_noti_weekly', 'email', 'is_verified'])
    .select('next_remind_ms as due_ms')
    .where((eb) => eb.or([eb('next_remind_ms', '<=', now_ms), eb('next_remind_ms', '>', now_ms + FURTHEST_MS)]))
    .orderBy('next_remind_ms')
    .limit(most)
    .execute();
  return rows.map(({ due_ms, ...row }) => ({ ...row, due_ms: Number(due_ms) }));
}

/**
 * Puts the next reminder in the place of a due one, and answers by which ways the learner wants it; undefined when another
 * server did, or the learner changed the hour.
 */
export const takeDue = (sql: Sql, { user_id, due_ms }: DueReminder, next_ms: number) =>
  sql
    .updateTable('users')
    .set({ next_remind_ms: next_ms })
    .where('user_id', '=', user_id)
    .where('next_remind_ms', '=', due_ms)
    .returning(['is_noti_mail', 'is_noti_push'])
    .executeTakeFirst();

/**
 * Changes the profile and the next reminder together; there is none while mails and pushes are both off. What comes next
 * stays while neither the hour nor the zone changes: it may be due this very moment.
 */
export async function updateReminded(sql: Sql, user_id: string, change: ProfileChange, next_ms: number): Promise<void> {
  const { is_noti_mail, remind_hour, time_zone } = change;
  await sql
    .updateTable('users')
    .set((eb) => {
      const fresh = eb.cast<number>(eb.val(next_ms), 'bigint');
      const isKept = remind_hour === undefined && time_zone === undefined;
      const next = isKept ? eb.fn.coalesce('next_remind_ms', fresh) : fresh;
      // Another call may switch them meanwhile, so the row itself says whether they are on.
      const mail = is_noti_mail === undefined ? eb('is_noti_mail', '=', 1) : eb(eb.lit(is_noti_mail), '=', 1);
      const isOn = eb.or([mail, eb('is_noti_push', '=', 1)]);
      return { ...change, next_remind_ms: eb.case().when(isOn).then(next).else(null).end() };
    })
    .where('user_id', '=', user_id)
    .execute();
}

/** Turns reminders by mail off without a session; those by push stay as they are. */
export async function turnMailOff(sql: Sql, user_id: string): Promise<void> {
  await sql
    .updateTable('users')
    .set((eb) => ({
      is_noti_mail: 0,
      next_remind_ms: eb.case().when('is_noti_push', '=', 1).then(eb.ref('next_remind_ms')).else(null).end(),
    }))
    .where('user_id', '=', user_id)
    .execute();
}

/** Notes that pushes are wanted, in the transaction that stores where they go; what comes next anyhow stays. */
export async function turnPushOn(sql: Sql, user_id: string, next_ms: number): Promise<void> {
  await sql
    .updateTable('users')
    .set((eb) => ({
      is_noti_push: 1,
      next_remind_ms: eb.fn.coalesce('next_remind_ms', eb.cast<number>(eb.val(next_ms), 'bigint')),
    }))
    .where('user_id', '=', user_id)
    .execute();
}

/** Holds the profile until the transaction ends, so that pushes are not turned on meanwhile. */
export async function holdProfile(sql: Sql, user_id: string): Promise<void> {
  await sql
    .updateTable('users')
    .set((eb) => ({ is_noti_push: eb.ref('is_noti_push') }))
    .where('user_id', '=', user_id)
    .execute();
}

/** Notes that pushes are over where no subscription is left. Call it with the profile held (holdProfile, takeDue). */
export async function settlePush(sql: Sql, user_id: string): Promise<void> {
  await sql
    .updateTable('users')
    .set((eb) => ({
      is_noti_push: 0,
      next_remind_ms: eb.case().when('is_noti_mail', '=', 1).then(eb.ref('next_remind_ms')).else(null).end(),
    }))
    .where('user_id', '=', user_id)
    .where('is_noti_push', '=', 1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('push_subscription').select('id').whereRef('push_subscription.user_id', '=', 'users.user_id'),
        ),
      ),
    )
    .execute();
}

/** Claims one mail of a kind, or the pushes, for a day of the learner's; false when they were claimed before. */
export async function claimReminder(sql: Sql, user_id: string, day: string, kind: SentKind): Promise<boolean> {
  const claimed = await sql
    .insertInto('sent_reminder')
    .values({ user_id, day, kind })
    .onConflict((conflict) => conflict.columns(['user_id', 'day', 'kind']).doNothing())
    .returning('day')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Forgets what was sent on days before `day`. */
export async function deleteOldReminders(sql: Sql, day: string): Promise<void> {
  await sql.deleteFrom('sent_reminder').where('day', '<', day).execute();
}

/** Whether something was written on a day; a pending entry counts. */
export async function hasWritten(sql: Sql, user_id: string, day: string): Promise<boolean> {
  const entry = await sql
    .selectFrom('entry')
    .select('id')
    .where('user_id', '=', user_id)
    .where('day', '=', day)
    .where('deleted_ms', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

/** The days from one to another, both among them, in figures. */
export async function weekOf(sql: Sql, user_id: string, fromDay: string, toDay: string): Promise<Week> {
  const written = await sql
    .selectFrom('entry')
    .select((eb) => [eb.fn.count('day').distinct().as('days'), eb.fn.sum('num_words').as('num_words')])
    .where('user_id', '=', user_id)
    .where('day', '>=', fromDay)
    .where('day', '<=', toDay)
    .where('deleted_ms', 'is', null)
    .executeTakeFirst();
  const kinds = await sql
    .selectFrom('mistake')
    .innerJoin('entry', (join) =>
      join.onRef('entry.user_id', '=', 'mistake.user_id').onRef('entry.id', '=', 'mistake.entry_id'),
    )
    .select((eb) => ['mistake.kind', eb.fn.countAll().as('n')])
    .where('entry.user_id', '=', user_id)
    .where('entry.day', '>=', fromDay)
    .where('entry.day', '<=', toDay)
    .where('entry.deleted_ms', 'is', null)
    .groupBy('mistake.kind')
    .execute();
  const mistakes: Partial<Record<EditKind, number>> = Object.fromEntries(kinds.map(({ kind, n }) => [kind, Number(n)]));
  return { days: Number(written?.days ?? 0), num_words: Number(written?.num_words ?? 0), mistakes };
}
