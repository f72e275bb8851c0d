import type { Migration } from 'kysely';

/** Wrapping keys that a rotation is done with, so that no server begins to use one again (docs/decisions/0035). */
export const retiredKeys: Migration = {
  async up(db) {
    await db.schema
      .createTable('retired_key')
      .ifNotExists()
      .addColumn('key_id', 'text', (c) => c.primaryKey())
      .addColumn('retired_ms', 'bigint', (c) => c.notNull())
      .execute();
  },
};
