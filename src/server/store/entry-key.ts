import type { Sql } from '#server/store/db.ts';

/** What finds an entry: its id, and its owner with it, so that nobody reaches another's by an id alone. */
export type EntryKey = { readonly user_id: string; readonly id: string };

/** The ids of a learner's entries that wait to be removed: few, and cheaper to leave out than all others are to look at. */
export const deletedOf = (sql: Sql, user_id: string) =>
  sql.selectFrom('entry').select('id').where('user_id', '=', user_id).where('deleted_ms', 'is not', null);
