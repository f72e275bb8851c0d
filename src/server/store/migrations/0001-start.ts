import type { CreateTableBuilder, Kysely, Migration } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: Kysely's own type for a schema that migrations do not know.
type AnyDb = Kysely<any>;

/** A table of one user's rows: user_id leads its key, and deleting the user deletes the rows. */
const ofUser = (db: AnyDb, table: string, parent = 'auth_user.id'): CreateTableBuilder<string, 'user_id'> =>
  db.schema
    .createTable(table)
    .addColumn('user_id', 'text', (c) => c.notNull().references(parent).onDelete('cascade')) as CreateTableBuilder<
    string,
    'user_id'
  >;

async function accounts(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('auth_user')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('is_verified', 'integer', (c) => c.notNull())
    .addColumn('created_ms', 'bigint', (c) => c.notNull())
    .execute();
  await ofUser(db, 'users')
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('lang_native', 'text', (c) => c.notNull())
    .addColumn('is_noti_mail', 'integer', (c) => c.notNull())
    .addColumn('is_noti_push', 'integer', (c) => c.notNull())
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('users_pk', ['user_id'])
    .execute();
  await ofUser(db, 'credential')
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('credential_pk', ['user_id'])
    .execute();
  await ofUser(db, 'user_key')
    .addColumn('key_id', 'text', (c) => c.notNull())
    .addColumn('wrapped_key', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('user_key_pk', ['user_id'])
    .execute();
}

async function signingIn(db: AnyDb): Promise<void> {
  await ofUser(db, 'session')
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('created_ms', 'bigint', (c) => c.notNull())
    .addColumn('expires_ms', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('session_pk', ['user_id', 'token_hash'])
    .execute();
  await ofUser(db, 'sign_in_ticket')
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('expires_ms', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('sign_in_ticket_pk', ['user_id', 'token_hash'])
    .execute();
  await ofUser(db, 'outbox')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('to_address', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_ms', 'bigint', (c) => c.notNull())
    .addColumn('created_ms', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('outbox_pk', ['user_id', 'id'])
    .execute();
  await db.schema.createIndex('outbox_next').on('outbox').column('next_ms').execute();
}

async function diary(db: AnyDb): Promise<void> {
  await ofUser(db, 'entry')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('date_ms', 'bigint', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addColumn('mood', 'integer')
    .addColumn('texts_mark', 'text', (c) => c.notNull())
    .addColumn('inputDay', 'text', (c) => c.notNull())
    .addColumn('inputWell', 'text', (c) => c.notNull())
    .addColumn('inputGrateful', 'text', (c) => c.notNull())
    .addColumn('num_words', 'integer')
    .addColumn('num_word_diffs', 'integer')
    .addColumn('word_count_version', 'integer')
    .addPrimaryKeyConstraint('entry_pk', ['user_id', 'id'])
    .execute();
  await db.schema.createIndex('entry_day').on('entry').columns(['user_id', 'day']).execute();
  await db.schema
    .createTable('feedback')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('entry_id', 'text', (c) => c.notNull())
    .addColumn('finishReason', 'text', (c) => c.notNull())
    .addColumn('correctedDay', 'text', (c) => c.notNull())
    .addColumn('correctedWell', 'text', (c) => c.notNull())
    .addColumn('correctedGrateful', 'text', (c) => c.notNull())
    .addColumn('topMistakes', 'text', (c) => c.notNull())
    .addColumn('edits', 'text')
    .addColumn('lang', 'text')
    .addColumn('checked_by', 'text', (c) => c.notNull())
    .addColumn('note', 'text')
    .addColumn('created_ms', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('feedback_pk', ['user_id', 'entry_id'])
    .addForeignKeyConstraint('feedback_entry', ['user_id', 'entry_id'], 'entry', ['user_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute();
}

export const start: Migration = {
  async up(db) {
    await accounts(db);
    await signingIn(db);
    await diary(db);
  },
};
