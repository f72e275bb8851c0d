import { type Kysely, Migrator } from 'kysely';
import type { Db } from '#server/store/db.ts';
import { start } from '#server/store/migrations/0001-start.ts';
import { trust } from '#server/store/migrations/0002-trust.ts';
import { teacher } from '#server/store/migrations/0003-teacher.ts';
import { history } from '#server/store/migrations/0004-history.ts';
import { tries } from '#server/store/migrations/0005-tries.ts';
import { reminders } from '#server/store/migrations/0006-reminders.ts';
import { outages } from '#server/store/migrations/0007-outages.ts';
import { review } from '#server/store/migrations/0008-review.ts';
import { push } from '#server/store/migrations/0009-push.ts';
import { statistics } from '#server/store/migrations/0010-statistics.ts';
import { operation } from '#server/store/migrations/0011-operation.ts';
import { pageLanguage } from '#server/store/migrations/0012-page-language.ts';
import { retiredKeys } from '#server/store/migrations/0013-retired-keys.ts';
import { storedMistakes } from '#server/store/migrations/0014-stored-mistakes.ts';
import type { Tables } from '#server/store/schema.ts';

const MIGRATIONS = {
  '0001-start': start,
  '0002-trust': trust,
  '0003-teacher': teacher,
  '0004-history': history,
  '0005-tries': tries,
  '0006-reminders': reminders,
  '0007-outages': outages,
  '0008-review': review,
  '0009-push': push,
  '0010-statistics': statistics,
  '0011-operation': operation,
  '0012-page-language': pageLanguage,
  '0013-retired-keys': retiredKeys,
  '0014-stored-mistakes': storedMistakes,
};

/**
 * Brings the tables up to date. Several servers may start at once: one of them works, on PostgreSQL under Kysely's lock and on
 * SQLite in one transaction, and the others wait for it. Throws a sentence for a database that a newer version has changed.
 */
export const migrate = (db: Db): Promise<void> =>
  db.migrating(async (kysely) => {
    const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => MIGRATIONS } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw (await newerSentence(kysely)) ?? error;
  });

/** Why this program must leave the database alone: a later version knows more of it. */
async function newerSentence(kysely: Kysely<Tables>): Promise<Error | undefined> {
  const done = await kysely
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  const strange = done.map(({ name }) => name).filter((name) => !Object.hasOwn(MIGRATIONS, name));
  if (strange.length === 0) return undefined;
  const message = `The database was changed by a newer version (${strange.join(', ')}): start that version or a later one, or put back the backup from before the update.`;
  return new Error(message);
}
