import type { Profile } from '#contract';
import { CallError } from '#domain/errors.ts';
import { currentStreak } from '#domain/streak.ts';
import { todayOf } from '#server/calls/today.ts';
import type { SignedInContext } from '#server/context.ts';
import { findProfile } from '#server/store/accounts.ts';
import { daysWritten } from '#server/store/entries.ts';

/** The user profile document (spec §3); the streak is worked out from the days written. */
export async function readProfile(_: Record<string, never>, c: SignedInContext): Promise<Profile> {
  const { user_id } = c.user;
  const found = await findProfile(c.db.kysely, user_id);
  if (!found) throw new CallError('NOT_FOUND', 'This account does not exist any more.');
  const { username, lang_native, is_noti_mail, is_noti_push, time_zone } = found;
  return {
    username,
    lang_native,
    is_noti_mail: is_noti_mail === 1,
    is_noti_push: is_noti_push === 1,
    cur_streak: currentStreak(await daysWritten(c.db.kysely, user_id), todayOf(c, time_zone)),
  };
}
