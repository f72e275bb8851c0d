import { dayOf, isTimeZone } from '#domain/day.ts';
import type { SignedInContext } from '#server/context.ts';
import { findProfile, updateProfile } from '#server/store/accounts.ts';

/** The learner's calendar day at the moment of the call, YYYY-MM-DD. */
export const todayOf = (c: SignedInContext, time_zone: string): string => dayOf(c.now_ms, time_zone);

/**
 * The learner's IANA time zone: the one their browser names, which the profile then remembers, else the remembered one. A
 * name that nobody knows is no reason to refuse a diary entry; it is passed over.
 */
export async function learnersZone(c: SignedInContext, named: string | undefined): Promise<string> {
  const known = (await findProfile(c.db.kysely, c.user.user_id))?.time_zone ?? 'UTC';
  if (!isTimeZone(named) || named === known) return known;
  await updateProfile(c.db.kysely, c.user.user_id, { time_zone: named });
  return named;
}
