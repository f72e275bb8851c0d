import type { Kysely, Migration } from 'kysely';
import { addColumns } from '#server/store/migrations/add-columns.ts';

// biome-ignore lint/suspicious/noExplicitAny: Kysely's own type for a schema that migrations do not know.
type AnyDb = Kysely<any>;

/** The learner's day and when they are reminded; the defaults serve who is there, and a server of the version before. */
async function columns(db: AnyDb): Promise<void> {
  await addColumns(db, 'users', [
    ['day_start_hour', 'integer', (c) => c.notNull().defaultTo(3)],
    ['is_time_zone_own', 'integer', (c) => c.notNull().defaultTo(0)],
    ['remind_hour', 'integer', (c) => c.notNull().defaultTo(19)],
    ['is_noti_weekly', 'integer', (c) => c.notNull().defaultTo(1)],
    ['next_remind_ms', 'bigint'],
  ]);
  await db.schema
    .createIndex('users_next_remind')
    .ifNotExists()
    .on('users')
    .column('next_remind_ms')
    .where('next_remind_ms', 'is not', null)
    .execute();
  // Long ago is too late for a reminder: the job sends none and works out the next one.
  await db.updateTable('users').set({ next_remind_ms: 0 }).where('is_noti_mail', '=', 1).execute();
}

/** What was sent of which kind on which day of the learner's; the key lets each go out once. */
async function sent(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('sent_reminder')
    .ifNotExists()
    .addColumn('user_id', 'text', (c) => c.notNull().references('auth_user.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('sent_reminder_pk', ['user_id', 'day', 'kind'])
    .execute();
  await db.schema.createIndex('sent_reminder_day').ifNotExists().on('sent_reminder').column('day').execute();
}

export const reminders: Migration = {
  async up(db) {
    await columns(db);
    await sent(db);
  },
};
