import { sql as raw } from 'kysely';
import type { Sql } from '#server/store/db.ts';

/** So many at once, and one more every so many ms after that. */
export type Rate = { readonly burst: number; readonly every_ms: number };

/**
 * Takes one turn of a bucket, on both engines in one statement, so that it holds however many servers ask at once. Answers
 * 0 when it was granted, else how many ms to wait until the next one would be. (The generic cell rate algorithm: tat_ms is
 * when the bucket would be empty again.) A bucket fuller than full was filled before the clock was set back: it counts as
 * empty, or nobody would be let in until the old time comes again.
 */
export async function takeTurn(sql: Sql, bucket: string, { burst, every_ms }: Rate, now_ms: number): Promise<number> {
  const latest_ms = now_ms + (burst - 1) * every_ms;
  const full_ms = latest_ms + every_ms;
  const granted = await sql
    .insertInto('rate_limit')
    .values({ bucket, tat_ms: now_ms + every_ms })
    .onConflict((conflict) =>
      conflict
        .column('bucket')
        .doUpdateSet({
          tat_ms: raw<number>`case when rate_limit.tat_ms between ${now_ms} and ${full_ms} then rate_limit.tat_ms else ${now_ms} end + ${every_ms}`,
        })
        .where((eb) => eb.or([eb('rate_limit.tat_ms', '<=', latest_ms), eb('rate_limit.tat_ms', '>', full_ms)])),
    )
    .returning('tat_ms')
    .executeTakeFirst();
  if (granted) return 0;
  const held = await sql.selectFrom('rate_limit').select('tat_ms').where('bucket', '=', bucket).executeTakeFirst();
  return held ? Math.max(1, held.tat_ms - latest_ms) : 0;
}

/** Gives a turn back, as if it had not been taken. */
export async function giveTurnBack(sql: Sql, bucket: string, { every_ms }: Rate, now_ms: number): Promise<void> {
  await sql
    .updateTable('rate_limit')
    .set({
      tat_ms: raw<number>`case when tat_ms - ${every_ms} > ${now_ms} then tat_ms - ${every_ms} else ${now_ms} end`,
    })
    .where('bucket', '=', bucket)
    .execute();
}

/** A bucket that is empty again says nothing that a missing one does not. */
export async function deleteEmptyBuckets(sql: Sql, now_ms: number): Promise<void> {
  await sql.deleteFrom('rate_limit').where('tat_ms', '<=', now_ms).execute();
}
