import { Migrator } from 'kysely';
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
};

/** Brings the tables up to date; several servers may start at once, Kysely's lock lets one of them work. */
export async function migrate({ kysely }: Db): Promise<void> {
  const { error } = await new Migrator({
    db: kysely,
    provider: { getMigrations: async () => MIGRATIONS },
  }).migrateToLatest();
  if (error) throw error;
}
