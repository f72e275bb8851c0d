import { dayOf } from '#domain/day.ts';
import type { Services } from '#server/services.ts';
import { spentOn } from '#server/store/ai-usage.ts';

const MICRO = 1_000_000;

/** The day that costs are counted by, in UTC: the operator's bill, not a learner's calendar. */
export const costDay = (now_ms: number): string => dayOf(now_ms, 'UTC', 0);

/** Whether the providers have cost as much today as the operator lets them; what is under way is not counted yet. */
export async function isBudgetSpent(c: {
  readonly db: Services['db'];
  readonly config: Pick<Services['config'], 'AI_DAILY_COST_LIMIT'>;
  readonly now_ms: number;
}): Promise<boolean> {
  const limit_usd = c.config.AI_DAILY_COST_LIMIT;
  return limit_usd !== undefined && (await spentOn(c.db.kysely, costDay(c.now_ms))) >= limit_usd * MICRO;
}
