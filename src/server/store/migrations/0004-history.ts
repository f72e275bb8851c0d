import type { Kysely, Migration } from 'kysely';
import { addColumns } from '#server/store/migrations/add-columns.ts';

// biome-ignore lint/suspicious/noExplicitAny: Kysely's own type for a schema that migrations do not know.
type AnyDb = Kysely<any>;

/** An entry can be deleted and, for a minute, brought back; and it can be checked again on another day. */
async function columns(db: AnyDb): Promise<void> {
  await addColumns(db, 'entry', [
    ['deleted_ms', 'bigint'],
    ['paid_day', 'text'],
  ]);
}

/** The history in its order, and with it the days written: both are told from the index alone which entries are deleted. */
async function indexes(db: AnyDb): Promise<void> {
  await db.schema
    .createIndex('entry_history')
    .ifNotExists()
    .on('entry')
    .columns(['user_id', 'day', 'date_ms', 'id', 'deleted_ms'])
    .execute();
  // Which kinds of mistakes a learner makes, without a look at each.
  await db.schema
    .createIndex('mistake_kind')
    .ifNotExists()
    .on('mistake')
    .columns(['user_id', 'kind', 'entry_id'])
    .execute();
  // Of those few that wait to be removed only: it answers who they are without a look at the others.
  await db.schema
    .createIndex('entry_deleted')
    .ifNotExists()
    .on('entry')
    .columns(['user_id', 'deleted_ms', 'id'])
    .where('deleted_ms', 'is not', null)
    .execute();
}

/** What outlives an entry: that its id is used up, and that its correction counted on its day. */
async function traces(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('deleted_entry')
    .ifNotExists()
    .addColumn('user_id', 'text', (c) => c.notNull().references('auth_user.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('deleted_ms', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('deleted_entry_pk', ['user_id', 'id'])
    .execute();
  await db.schema.createIndex('deleted_entry_age').ifNotExists().on('deleted_entry').column('deleted_ms').execute();
  await db.schema
    .createTable('corrected_day')
    .ifNotExists()
    .addColumn('user_id', 'text', (c) => c.notNull().references('auth_user.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('num_corrected', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('corrected_day_pk', ['user_id', 'day'])
    .execute();
}

export const history: Migration = {
  async up(db) {
    await columns(db);
    await indexes(db);
    await traces(db);
  },
};
