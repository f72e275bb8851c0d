import type { Contract } from '#contract';
import { addDays } from '#domain/day.ts';
import { learnersStreak } from '#server/calls/learners-streak.ts';
import { learnersZone, todayOf } from '#server/calls/today.ts';
import type { SignedInContext } from '#server/context.ts';
import { lastEntries } from '#server/store/entries.ts';

/** The corrected entries of the last 7 or 30 calendar days, today among them. */
export async function fetchLastDiaryEntries(
  input: Contract['fetchLastDiaryEntries']['input'],
  c: SignedInContext,
): Promise<Contract['fetchLastDiaryEntries']['output']> {
  const zone = await learnersZone(c, input.time_zone);
  const today = todayOf(c, zone);
  const fromDay = addDays(today, 1 - input.hist_period_days);
  const { current, ...streak } = (await learnersStreak(c, zone)).streak;
  return {
    diaryEntries: await lastEntries(c.db.kysely, c.user.user_id, fromDay),
    today,
    cur_streak: current,
    streak: { ...streak, frozen: [...streak.frozen] },
  };
}
