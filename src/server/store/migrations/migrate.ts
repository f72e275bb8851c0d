import { Migrator } from 'kysely';
import type { Db } from '#server/store/db.ts';
import { start } from '#server/store/migrations/0001-start.ts';

const MIGRATIONS = { '0001-start': start };

/** Brings the tables up to date; several servers may start at once, Kysely's lock lets one of them work. */
export async function migrate({ kysely }: Db): Promise<void> {
  const { error } = await new Migrator({
    db: kysely,
    provider: { getMigrations: async () => MIGRATIONS },
  }).migrateToLatest();
  if (error) throw error;
}
