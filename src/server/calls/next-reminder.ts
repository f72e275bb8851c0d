import { nextReminderOf, type RemindWish } from '#domain/reminder.ts';
import type { SignedInContext } from '#server/context.ts';
import type { ProfileChange } from '#server/store/accounts.ts';
import { updateReminded } from '#server/store/reminders.ts';

/** Changes something of the profile that the next reminder follows from: the switch, the hour or the zone. */
export async function changeReminded(c: SignedInContext, profile: RemindWish, change: ProfileChange): Promise<void> {
  const { time_zone = profile.time_zone, remind_hour = profile.remind_hour } = change;
  const next_ms = nextReminderOf(c.now_ms, { time_zone, remind_hour });
  await updateReminded(c.db.kysely, c.user.user_id, change, next_ms);
}
