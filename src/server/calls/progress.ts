import type { Contract } from '#contract';
import { addDays } from '#domain/day.ts';
import { streakOf } from '#domain/streak.ts';
import { learnersZone, todayOf } from '#server/calls/today.ts';
import type { SignedInContext } from '#server/context.ts';
import { daysWritten, lastEntries } from '#server/store/entries.ts';

/** The corrected entries of the last 7 or 30 calendar days, today among them. */
export async function fetchLastDiaryEntries(
  input: Contract['fetchLastDiaryEntries']['input'],
  c: SignedInContext,
): Promise<Contract['fetchLastDiaryEntries']['output']> {
  const today = todayOf(c, await learnersZone(c, input.time_zone));
  const fromDay = addDays(today, 1 - input.hist_period_days);
  const { user_id } = c.user;
  const { current, ...streak } = streakOf(await daysWritten(c.db.kysely, user_id), { today });
  return {
    diaryEntries: await lastEntries(c.db.kysely, user_id, fromDay),
    today,
    cur_streak: current,
    streak: { ...streak, frozen: [...streak.frozen] },
  };
}
