import type { AiUsage } from '#server/ports/observer.ts';
import type { Sql } from '#server/store/db.ts';

/** Adds an answer's tokens and cost to those of its day, in one statement, so that none is lost among many servers. */
export async function addUsage(sql: Sql, day: string, { corrector, ...used }: AiUsage): Promise<void> {
  await sql
    .insertInto('ai_usage')
    .values({ day, corrector, calls: 1, ...used })
    .onConflict((conflict) =>
      conflict.columns(['day', 'corrector']).doUpdateSet((eb) => ({
        calls: eb('ai_usage.calls', '+', 1),
        tokens_in: eb('ai_usage.tokens_in', '+', used.tokens_in),
        tokens_out: eb('ai_usage.tokens_out', '+', used.tokens_out),
        micro_usd: eb('ai_usage.micro_usd', '+', used.micro_usd),
      })),
    )
    .execute();
}

/** What all providers together cost on a day, in millionths of a dollar. */
export async function spentOn(sql: Sql, day: string): Promise<number> {
  const rows = await sql.selectFrom('ai_usage').select('micro_usd').where('day', '=', day).execute();
  return rows.reduce((sum, { micro_usd }) => sum + micro_usd, 0);
}

/** The days from one on, the newest first. */
export const usageSince = (sql: Sql, fromDay: string) =>
  sql
    .selectFrom('ai_usage')
    .selectAll()
    .where('day', '>=', fromDay)
    .orderBy('day', 'desc')
    .orderBy('corrector')
    .execute();
