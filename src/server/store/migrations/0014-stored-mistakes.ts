import type { Expression, ExpressionBuilder, Kysely, Migration, SqlBool } from 'kysely';
import { addColumns } from '#server/store/migrations/add-columns.ts';

// biome-ignore lint/suspicious/noExplicitAny: Kysely's own type for a schema that migrations do not know.
type AnyDb = Kysely<any>;

/** Mistakes with their words, cards made when feedback is stored, accounts removed in steps (docs/decisions/0046). */
export const storedMistakes: Migration = {
  async up(db) {
    await addColumns(db, 'mistake', [
      ['num', 'integer', (c) => c.notNull().defaultTo(1)],
      ['has_card', 'integer', (c) => c.notNull().defaultTo(0)],
      ['words', 'text'],
    ]);
    await addColumns(db, 'feedback', [['mistakes_version', 'integer']]);
    await addColumns(db, 'dismissal', [['change_mark', 'text']]);
    await addColumns(db, 'auth_user', [['removed_ms', 'bigint']]);
    await addColumns(db, 'review_card', [['newest_ms', 'bigint']]);
    await indexes(db);
  },
};

async function indexes(db: AnyDb): Promise<void> {
  // What the job has to do, without a look at what is done.
  await partialIndex(db, 'feedback_to_read', 'feedback', ['user_id', 'entry_id'], (eb) =>
    eb('mistakes_version', 'is', null),
  );
  await partialIndex(db, 'dismissal_to_read', 'dismissal', ['user_id', 'mark'], (eb) => eb('change_mark', 'is', null));
  // Cards that were never answered, the newest first; and those that are set aside.
  await partialIndex(db, 'review_card_new', 'review_card', ['user_id', 'newest_ms', 'mark'], (eb) =>
    eb('reps', '=', 0),
  );
  await partialIndex(db, 'review_card_suspended', 'review_card', ['user_id'], (eb) =>
    eb('suspended_ms', 'is not', null),
  );
  await partialIndex(db, 'auth_user_removed', 'auth_user', ['id'], (eb) => eb('removed_ms', 'is not', null));
  const whole = [
    ['dismissal_change', 'dismissal', ['user_id', 'change_mark']],
    // In the order in which cards are asked, and by the day of their last answer.
    ['review_card_order', 'review_card', ['user_id', 'due_day', 'mark']],
    ['review_card_answered', 'review_card', ['user_id', 'last_day', 'first_day']],
  ] as const;
  for (const [name, table, columns] of whole)
    await db.schema
      .createIndex(name)
      .ifNotExists()
      .on(table)
      .columns([...columns])
      .execute();
  await db.schema.dropIndex('review_card_due').ifExists().execute();
}

// biome-ignore lint/suspicious/noExplicitAny: as above.
type Where = (eb: ExpressionBuilder<any, any>) => Expression<SqlBool>;

const partialIndex = (db: AnyDb, name: string, table: string, columns: readonly string[], where: Where) =>
  db.schema
    .createIndex(name)
    .ifNotExists()
    .on(table)
    .columns([...columns])
    .where(where)
    .execute();
