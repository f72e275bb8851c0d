import type { Contract } from '#contract';
import { isTimeZone } from '#domain/day.ts';
import { CallError } from '#domain/errors.ts';
import { changeReminded } from '#server/calls/next-reminder.ts';
import type { SignedInContext } from '#server/context.ts';
import { findProfile, type ProfileChange } from '#server/store/accounts.ts';

type Input = Contract['updateDaySettings']['input'];

/** Sets what is given of the learner's day and of when they are reminded, and answers what holds from now on. */
export async function updateDaySettings(
  input: Input,
  c: SignedInContext,
): Promise<Contract['updateDaySettings']['output']> {
  const profile = await findProfile(c.db.kysely, c.user.user_id);
  if (!profile) throw new CallError('NOT_FOUND', 'This account does not exist any more.');
  const change = changeOf(input);
  await changeReminded(c, profile, change);
  return daySettingsOf({ ...profile, ...change });
}

function changeOf({ day_start_hour, remind_hour, is_noti_weekly, time_zone, browser_zone }: Input): ProfileChange {
  return {
    ...(day_start_hour !== undefined && { day_start_hour }),
    ...(remind_hour !== undefined && { remind_hour }),
    ...(is_noti_weekly !== undefined && { is_noti_weekly: is_noti_weekly ? 1 : 0 }),
    ...zoneOf(time_zone, browser_zone),
  };
}

/** A zone that was chosen stays; null follows the browser again, which says at once where it is. */
function zoneOf(time_zone: Input['time_zone'], browser_zone: Input['browser_zone']): ProfileChange {
  if (time_zone === undefined) return {};
  if (time_zone === null) return { is_time_zone_own: 0, ...(isTimeZone(browser_zone) && { time_zone: browser_zone }) };
  if (!isTimeZone(time_zone)) throw new CallError('INVALID_ARGUMENT', 'Choose a time zone from the list.');
  return { is_time_zone_own: 1, time_zone };
}

type Stored = {
  readonly [K in 'day_start_hour' | 'remind_hour' | 'is_noti_weekly' | 'is_time_zone_own']: number;
} & { readonly time_zone: string };

/** The settings of the day as the wire has them. */
export const daySettingsOf = ({
  time_zone,
  is_time_zone_own,
  day_start_hour,
  remind_hour,
  is_noti_weekly,
}: Stored) => ({
  time_zone,
  is_time_zone_own: is_time_zone_own === 1,
  day_start_hour,
  remind_hour,
  is_noti_weekly: is_noti_weekly === 1,
});
