import { dayOf, isTimeZone } from '#domain/day.ts';
import { isInTime } from '#domain/reminder.ts';
import { unsubscribeLink } from '#server/auth/unsubscribe-token.ts';
import { summaryOf } from '#server/jobs/weekly.ts';
import { wordsIn } from '#server/languages/words.ts';
import { reminderMail } from '#server/mails/reminder-mail.ts';
import { weeklyMail } from '#server/mails/weekly-mail.ts';
import type { Mail } from '#server/ports/mailer.ts';
import type { Services } from '#server/services.ts';
import { findProfile } from '#server/store/accounts.ts';
import type { QueuedMail } from '#server/store/outbox.ts';
import { hasWritten } from '#server/store/reminders.ts';
import type { ReminderKind } from '#server/store/schema.ts';

type QueuedReminder = Pick<QueuedMail, 'user_id' | 'to_address' | 'created_ms'> & { readonly kind: ReminderKind };

/**
 * A reminder or a summary as it is true now; undefined when it was switched off meanwhile, or when the mail server was away for
 * so long that the evening, or what there was to remind of, is over. `created_ms` is when it was due.
 */
export async function renderReminder(services: Services, queued: QueuedReminder): Promise<Mail | undefined> {
  const { user_id, to_address, kind, created_ms } = queued;
  const sql = services.db.kysely;
  const profile = await findProfile(sql, user_id);
  if (profile?.is_noti_mail !== 1) return undefined;
  const time_zone = isTimeZone(profile.time_zone) ? profile.time_zone : 'UTC';
  if (!isInTime(created_ms, services.now_ms(), time_zone, profile.day_start_hour)) return undefined;
  const day = dayOf(created_ms, time_zone, profile.day_start_hour);
  const words = wordsIn(profile.lang_page);
  const about = {
    to: to_address,
    username: profile.username,
    href: `${services.config.PUBLIC_URL}/diary`,
    off: unsubscribeLink(services, user_id, kind),
  };
  if (kind === 'reminder') return (await hasWritten(sql, user_id, day)) ? undefined : reminderMail(words, about);
  return profile.is_noti_weekly === 1 ? weeklyMail(words, about, await summaryOf(sql, user_id, day)) : undefined;
}
