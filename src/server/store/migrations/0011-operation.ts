import type { Kysely, Migration } from 'kysely';
import { addColumns } from '#server/store/migrations/add-columns.ts';

// biome-ignore lint/suspicious/noExplicitAny: Kysely's own type for a schema that migrations do not know.
type AnyDb = Kysely<any>;

/** Which keys wrap the users' keys, each with a proof that tells whether a secret is the one it was made from. */
async function wrappingKeys(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('wrapping_key')
    .ifNotExists()
    .addColumn('key_id', 'text', (c) => c.primaryKey())
    .addColumn('proof', 'text', (c) => c.notNull())
    .addColumn('created_ms', 'bigint', (c) => c.notNull())
    .execute();
}

/** Accounts that the operator disabled, and what the operator did. */
async function operator(db: AnyDb): Promise<void> {
  await addColumns(db, 'auth_user', [['disabled_ms', 'bigint']]);
  await db.schema
    .createTable('admin_action')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at_ms', 'bigint', (c) => c.notNull())
    .addColumn('operator', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('account_mark', 'text')
    .addColumn('outcome', 'text', (c) => c.notNull())
    .execute();
}

/** Corrections that are under way, and what those of a day cost. */
async function corrections(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('correction_slot')
    .ifNotExists()
    .addColumn('user_id', 'text', (c) => c.notNull().references('auth_user.id').onDelete('cascade'))
    .addColumn('slot', 'integer', (c) => c.notNull())
    .addColumn('until_ms', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('correction_slot_pk', ['user_id', 'slot'])
    .execute();
  await db.schema
    .createTable('ai_usage')
    .ifNotExists()
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('corrector', 'text', (c) => c.notNull())
    .addColumn('calls', 'bigint', (c) => c.notNull())
    .addColumn('tokens_in', 'bigint', (c) => c.notNull())
    .addColumn('tokens_out', 'bigint', (c) => c.notNull())
    .addColumn('micro_usd', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('ai_usage_pk', ['day', 'corrector'])
    .execute();
}

export const operation: Migration = {
  async up(db) {
    await wrappingKeys(db);
    await operator(db);
    await corrections(db);
  },
};
