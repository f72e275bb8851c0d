import type { Migration } from 'kysely';

/** How often something happened on a page on a day; nothing of who did it. */
export const statistics: Migration = {
  async up(db) {
    await db.schema
      .createTable('daily_count')
      .ifNotExists()
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('event', 'text', (c) => c.notNull())
      .addColumn('page', 'text', (c) => c.notNull())
      .addColumn('num', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('daily_count_pk', ['day', 'event', 'page'])
      .execute();
  },
};
