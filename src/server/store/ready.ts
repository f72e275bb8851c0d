import type { Db } from '#server/store/db.ts';

/** Whether the database answers a question about our own tables. */
export async function isReady({ kysely }: Db): Promise<boolean> {
  try {
    await kysely.selectFrom('auth_user').select('id').limit(1).execute();
    return true;
  } catch {
    return false;
  }
}
