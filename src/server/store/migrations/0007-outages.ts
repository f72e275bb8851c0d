import type { Migration } from 'kysely';

/** When the service was last seen at work, and the times at which it was not. */
export const outages: Migration = {
  async up(db) {
    await db.schema
      .createTable('heartbeat')
      .ifNotExists()
      .addColumn('service', 'text', (c) => c.primaryKey())
      .addColumn('beat_ms', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('outage')
      .ifNotExists()
      .addColumn('start_ms', 'bigint', (c) => c.primaryKey())
      .addColumn('end_ms', 'bigint', (c) => c.notNull())
      .execute();
  },
};
