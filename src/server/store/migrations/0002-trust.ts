import type { Kysely, Migration } from 'kysely';
import { addColumns } from '#server/store/migrations/add-columns.ts';

// biome-ignore lint/suspicious/noExplicitAny: Kysely's own type for a schema that migrations do not know.
type AnyDb = Kysely<any>;

/** The defaults serve the sessions that are there, and a server of the version before that still starts new ones. */
const sessions = (db: AnyDb): Promise<void> =>
  addColumns(db, 'session', [
    ['authenticated_ms', 'bigint', (c) => c.notNull().defaultTo(0)],
    ['last_seen_ms', 'bigint', (c) => c.notNull().defaultTo(0)],
    ['device', 'text', (c) => c.notNull().defaultTo('')],
  ]);

async function passwordReset(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('password_reset')
    .ifNotExists()
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('auth_user.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('expires_ms', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('reset_request')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('created_ms', 'bigint', (c) => c.notNull())
    .execute();
}

/** These two belong to nobody: they count what comes in before anybody is known. */
async function abuse(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('rate_limit')
    .ifNotExists()
    .addColumn('bucket', 'text', (c) => c.primaryKey())
    .addColumn('tat_ms', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('rate_limit_tat').ifNotExists().on('rate_limit').column('tat_ms').execute();
  await db.schema
    .createTable('used_proof')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('expires_ms', 'bigint', (c) => c.notNull())
    .execute();
}

export const trust: Migration = {
  async up(db) {
    await sessions(db);
    await passwordReset(db);
    await abuse(db);
  },
};
