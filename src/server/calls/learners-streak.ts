import { addDays } from '#domain/day.ts';
import { excusedDays } from '#domain/outages.ts';
import { type Streak, streakOf } from '#domain/streak.ts';
import { isYesterdayOpenTo, type LearnersZone, todayOf } from '#server/calls/today.ts';
import type { SignedInContext } from '#server/context.ts';
import { daysWritten } from '#server/store/entries.ts';
import { listOutages } from '#server/store/outages.ts';

type LearnersStreak = {
  readonly streak: Streak;
  /** Yesterday, while it is empty and may be filled in; of nobody who had not begun by then. */
  readonly day_to_fill_in: string | undefined;
};

/** The streak of who asks, worked out from the days that they wrote. */
export async function learnersStreak(c: SignedInContext, zone: LearnersZone): Promise<LearnersStreak> {
  const [written, outages] = await Promise.all([daysWritten(c.db.kysely, c.user.user_id), listOutages(c.db.kysely)]);
  const today = todayOf(c, zone);
  const yesterday = addDays(today, -1);
  const excused = excusedDays(outages, zone.time_zone, zone.day_start_hour);
  const isYesterdayOpen = isYesterdayOpenTo(c, zone);
  const isEmpty = written.every(({ day }) => day !== yesterday) && written.some(({ day }) => day < yesterday);
  return {
    streak: streakOf(written, { today, isYesterdayOpen, excused }),
    day_to_fill_in: isYesterdayOpen && isEmpty ? yesterday : undefined,
  };
}
