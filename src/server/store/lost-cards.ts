import type { Sql } from '#server/store/db.ts';

/** Removes what is remembered of changes whose entries are all gone for good. */
export async function removeLostCards(sql: Sql, user_id: string): Promise<void> {
  await sql
    .deleteFrom('review_card')
    .where('user_id', '=', user_id)
    .where('mark', 'not in', (eb) =>
      eb.selectFrom('mistake').select('change_mark').where('mistake.user_id', '=', user_id),
    )
    .execute();
}
