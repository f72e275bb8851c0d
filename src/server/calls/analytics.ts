import type { Contract } from '#contract';
import { dayOf } from '#domain/day.ts';
import type { Context } from '#server/context.ts';
import { addToCount } from '#server/store/daily-counts.ts';

/** Days of statistics are the server's, in UTC from midnight: a learner's own day would tell where they are. */
const utcDay = (now_ms: number): string => dayOf(now_ms, 'UTC', 0);

/** Counts one event on one page. What else came with the request is not looked at. */
export async function countEvent(
  { name, page }: Contract['countEvent']['input'],
  { db, now_ms }: Context,
): Promise<Record<string, never>> {
  await addToCount(db.kysely, { day: utcDay(now_ms), event: name, page });
  return {};
}
