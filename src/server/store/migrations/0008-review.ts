import type { Migration } from 'kysely';

/** What the learner remembers of their mistakes. A card is a change by its mark; its words stay in the feedback. */
export const review: Migration = {
  async up(db) {
    await db.schema
      .createTable('review_card')
      .ifNotExists()
      .addColumn('user_id', 'text', (c) => c.notNull().references('auth_user.id').onDelete('cascade'))
      .addColumn('mark', 'text', (c) => c.notNull())
      .addColumn('reps', 'integer', (c) => c.notNull())
      .addColumn('lapses', 'integer', (c) => c.notNull())
      .addColumn('stability', 'double precision')
      .addColumn('difficulty', 'double precision')
      .addColumn('due_day', 'text')
      .addColumn('last_day', 'text')
      .addColumn('first_day', 'text')
      .addColumn('answer_id', 'text')
      .addColumn('undone_id', 'text')
      .addColumn('memory_before', 'text')
      .addColumn('suspended_ms', 'bigint')
      .addColumn('deleted_ms', 'bigint')
      .addPrimaryKeyConstraint('review_card_pk', ['user_id', 'mark'])
      .execute();
    await db.schema
      .createIndex('review_card_due')
      .ifNotExists()
      .on('review_card')
      .columns(['user_id', 'due_day'])
      .execute();
  },
};
