import type { Migration } from 'kysely';

/**
 * Where pushes go: the address and keys of a browser. A session has at most one and takes it along when it ends; `id` is a
 * keyed hash of the address, by which one browser serves one account.
 */
export const push: Migration = {
  async up(db) {
    await db.schema
      .createTable('push_subscription')
      .ifNotExists()
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('token_hash', 'text', (c) => c.notNull())
      .addColumn('endpoint', 'text', (c) => c.notNull())
      .addColumn('p256dh', 'text', (c) => c.notNull())
      .addColumn('auth', 'text', (c) => c.notNull())
      .addColumn('push_key', 'text', (c) => c.notNull())
      .addColumn('created_ms', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('push_subscription_pk', ['user_id', 'id'])
      .addForeignKeyConstraint(
        'push_subscription_session',
        ['user_id', 'token_hash'],
        'session',
        ['user_id', 'token_hash'],
        (c) => c.onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createIndex('push_subscription_of_session')
      .ifNotExists()
      .unique()
      .on('push_subscription')
      .columns(['user_id', 'token_hash'])
      .execute();
    await db.schema.createIndex('push_subscription_id').ifNotExists().on('push_subscription').column('id').execute();
  },
};
