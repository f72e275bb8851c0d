import type { Migration } from 'kysely';
import { addColumns } from '#server/store/migrations/add-columns.ts';

/** First tries at the places that were corrected, and those that were right; null: none were made. */
export const tries: Migration = {
  async up(db) {
    await addColumns(db, 'entry', [
      ['num_tries', 'integer'],
      ['num_tries_right', 'integer'],
    ]);
  },
};
