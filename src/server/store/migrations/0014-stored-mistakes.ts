import { type Migration, sql } from 'kysely';
import { addColumns } from '#server/store/migrations/add-columns.ts';

/** Mistakes with their words, and cards made when feedback is stored (docs/decisions/0046). A job fills in older entries. */
export const storedMistakes: Migration = {
  async up(db) {
    await addColumns(db, 'mistake', [
      ['num', 'integer', (c) => c.notNull().defaultTo(1)],
      ['has_card', 'integer', (c) => c.notNull().defaultTo(0)],
      ['words', 'text'],
    ]);
    await addColumns(db, 'feedback', [['mistakes_version', 'integer']]);
    await addColumns(db, 'dismissal', [['change_mark', 'text']]);
    await addColumns(db, 'review_card', [
      ['made_day', 'text'],
      ['newest_ms', 'bigint'],
    ]);
    // What the job has to do, without a look at what is done.
    await db.schema
      .createIndex('feedback_to_read')
      .ifNotExists()
      .on('feedback')
      .columns(['user_id', 'entry_id'])
      .where(sql.ref('mistakes_version'), 'is', null)
      .execute();
    await db.schema
      .createIndex('dismissal_to_read')
      .ifNotExists()
      .on('dismissal')
      .columns(['user_id', 'mark'])
      .where(sql.ref('change_mark'), 'is', null)
      .execute();
    // Cards that were never answered, the newest first.
    await db.schema
      .createIndex('review_card_new')
      .ifNotExists()
      .on('review_card')
      .columns(['user_id', 'newest_ms'])
      .where(sql.ref('reps'), '=', 0)
      .execute();
    await db.schema
      .createIndex('dismissal_change')
      .ifNotExists()
      .on('dismissal')
      .columns(['user_id', 'change_mark'])
      .execute();
  },
};
