import type { Kysely, Migration } from 'kysely';
import { addColumns } from '#server/store/migrations/add-columns.ts';

// biome-ignore lint/suspicious/noExplicitAny: Kysely's own type for a schema that migrations do not know.
type AnyDb = Kysely<any>;

/** Columns that a server of the version before need not know. */
async function columns(db: AnyDb): Promise<void> {
  await addColumns(db, 'feedback', [['hints', 'text']]);
  await addColumns(db, 'users', [['lang_written', 'text']]);
  await addColumns(db, 'entry', [['num_paid', 'integer', (c) => c.notNull().defaultTo(0)]]);
}

async function mistakes(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('mistake')
    .ifNotExists()
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('entry_id', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('lang', 'text')
    .addColumn('change_mark', 'text', (c) => c.notNull())
    .addColumn('lesson_mark', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('mistake_pk', ['user_id', 'entry_id', 'position'])
    .addForeignKeyConstraint('mistake_entry', ['user_id', 'entry_id'], 'entry', ['user_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute();
  for (const mark of ['change_mark', 'lesson_mark'])
    await db.schema.createIndex(`mistake_${mark}`).ifNotExists().on('mistake').columns(['user_id', mark]).execute();
}

async function dismissals(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('dismissal')
    .ifNotExists()
    .addColumn('user_id', 'text', (c) => c.notNull().references('auth_user.id').onDelete('cascade'))
    .addColumn('mark', 'text', (c) => c.notNull())
    .addColumn('change', 'text', (c) => c.notNull())
    .addColumn('created_ms', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('dismissal_pk', ['user_id', 'mark'])
    .execute();
}

export const teacher: Migration = {
  async up(db) {
    await columns(db);
    await mistakes(db);
    await dismissals(db);
  },
};
