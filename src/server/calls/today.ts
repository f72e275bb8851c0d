import { DAY_START_HOUR, dayOf, isTimeZone } from '#domain/day.ts';
import { changeReminded } from '#server/calls/next-reminder.ts';
import type { SignedInContext } from '#server/context.ts';
import { findProfile } from '#server/store/accounts.ts';

/** What says which day it is for a learner: their IANA zone, and the hour (0–6) at which their day begins. */
export type LearnersZone = { readonly time_zone: string; readonly day_start_hour: number };

/** The learner's calendar day at the moment of the call, YYYY-MM-DD. */
export const todayOf = (c: Pick<SignedInContext, 'now_ms'>, { time_zone, day_start_hour }: LearnersZone): string =>
  dayOf(c.now_ms, time_zone, day_start_hour);

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
