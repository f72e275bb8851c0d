import type { Migration } from 'kysely';
import { addColumns } from '#server/store/migrations/add-columns.ts';

/** The language in which mails and pushes go to a learner; null: their page never told one, and they are English. */
export const pageLanguage: Migration = {
  async up(db) {
    await addColumns(db, 'users', [['lang_page', 'text']]);
  },
};
