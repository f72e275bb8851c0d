import type { Sql } from '#server/store/db.ts';
import type { DailyCount } from '#server/store/schema.ts';

/** Counts one more of an event on a page, on a day in UTC; in one statement, so that none is lost among many servers. */
export async function addToCount(sql: Sql, { day, event, page }: Omit<DailyCount, 'num'>): Promise<void> {
  await sql
    .insertInto('daily_count')
    .values({ day, event, page, num: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'event', 'page']).doUpdateSet((eb) => ({ num: eb('daily_count.num', '+', 1) })),
    )
    .execute();
}

/** The counts of the days from one on, the newest day first and the most frequent first within it. */
export const countsSince = (sql: Sql, fromDay: string): Promise<DailyCount[]> =>
  sql
    .selectFrom('daily_count')
    .selectAll()
    .where('day', '>=', fromDay)
    .orderBy('day', 'desc')
    .orderBy('num', 'desc')
    .orderBy('event')
    .orderBy('page')
    .execute();
