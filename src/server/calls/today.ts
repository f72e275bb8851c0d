import { addDays, DAY_START_HOUR, dayOf, isTimeZone } from '#domain/day.ts';
import { isYesterdayOpen } from '#domain/yesterday.ts';
import { changeReminded } from '#server/calls/next-reminder.ts';
import type { SignedInContext } from '#server/context.ts';
import { findProfile } from '#server/store/accounts.ts';

/** What says which day it is for a learner: their IANA zone, and the hour (0–6) at which their day begins. */
export type LearnersZone = { readonly time_zone: string; readonly day_start_hour: number };

type Moment = Pick<SignedInContext, 'now_ms'>;

/** The learner's calendar day at the moment of the call, YYYY-MM-DD. */
export const todayOf = ({ now_ms }: Moment, { time_zone, day_start_hour }: LearnersZone): string =>
  dayOf(now_ms, time_zone, day_start_hour);

/** How much later than noon an entry for yesterday may arrive: who sends it at the last moment is not late. */
const GRACE_MS = 10 * 60_000;

/** Whether yesterday may be filled in, by the learner's clock. */
export const isYesterdayOpenTo = ({ now_ms }: Moment, { time_zone, day_start_hour }: LearnersZone): boolean =>
  isYesterdayOpen(now_ms, time_zone, day_start_hour);

/** The day of an entry that is for yesterday; when that is over, it is for today after all. */
export function fillInDayOf(c: Moment, zone: LearnersZone): string {
  const today = todayOf(c, zone);
  const isOpen = isYesterdayOpenTo(c, zone) || isYesterdayOpenTo({ now_ms: c.now_ms - GRACE_MS }, zone);
  return isOpen ? addDays(today, -1) : today;
}

/**
 * The learner's time zone: the one they chose, else the one their browser names, which the profile then remembers, else the
 * remembered one. A name that nobody knows is no reason to refuse a diary entry; it is passed over.
 */
export async function learnersZone(c: SignedInContext, named: string | undefined): Promise<LearnersZone> {
  const profile = await findProfile(c.db.kysely, c.user.user_id);
  if (!profile) return { time_zone: 'UTC', day_start_hour: DAY_START_HOUR };
  const { time_zone, day_start_hour, is_time_zone_own } = profile;
  if (is_time_zone_own === 1 || !isTimeZone(named) || named === time_zone) return { time_zone, day_start_hour };
  await changeReminded(c, profile, { time_zone: named });
  return { time_zone: named, day_start_hour };
}
