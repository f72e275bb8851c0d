import type { Contract, Profile } from '#contract';
import { CallError } from '#domain/errors.ts';
import { checkLanguage, checkUsername } from '#server/auth/names.ts';
import { removeAccount } from '#server/auth/remove-account.ts';
import { requireRecentSignIn } from '#server/auth/sessions.ts';
import { daySettingsOf } from '#server/calls/day-settings.ts';
import { learnersStreak } from '#server/calls/learners-streak.ts';
import { changeReminded } from '#server/calls/next-reminder.ts';
import { findPushes, NO_PUSHES } from '#server/calls/push.ts';
import { posthogOf } from '#server/config.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { findProfile, updateProfile } from '#server/store/accounts.ts';
import { inTransaction } from '#server/store/db.ts';
import { countEntries } from '#server/store/entries.ts';
import { deleteSessions, listSessions } from '#server/store/sessions.ts';

type Nothing = Record<string, never>;

/** The user profile document (spec §3); the streak is worked out from the days written. */
export async function readProfile(_: Nothing, c: SignedInContext): Promise<Profile> {
  const { user_id } = c.user;
  const found = await findProfile(c.db.kysely, user_id);
  if (!found) throw new CallError('NOT_FOUND', 'This account does not exist any more.');
  const { username, lang_native, is_noti_mail, is_noti_push, lang_written } = found;
  const pushes = is_noti_push === 1 ? await findPushes(c) : NO_PUSHES;
  const { streak, day_to_fill_in } = await learnersStreak(c, found);
  return {
    username,
    lang_native,
    is_noti_mail: is_noti_mail === 1,
    is_noti_push: pushes.isAnywhere,
    ...(pushes.isHere && { is_push_here: true as const }),
    ...(lang_written !== null && { lang_written }),
    ...daySettingsOf(found),
    cur_streak: streak.current,
    ...(day_to_fill_in !== undefined && { day_to_fill_in }),
  };
}

export async function updateUsername(input: Contract['updateUsername']['input'], c: SignedInContext): Promise<Nothing> {
  const username = input.username.trim();
  checkUsername(username);
  await updateProfile(c.db.kysely, c.user.user_id, { username });
  return {};
}

export async function updateLangNative(
  { lang_native }: Contract['updateLangNative']['input'],
  c: SignedInContext,
): Promise<Nothing> {
  checkLanguage(lang_native);
  await updateProfile(c.db.kysely, c.user.user_id, { lang_native });
  return {};
}

export async function updateLangWritten(
  { lang_written }: Contract['updateLangWritten']['input'],
  c: SignedInContext,
): Promise<Nothing> {
  if (lang_written) checkLanguage(lang_written);
  await updateProfile(c.db.kysely, c.user.user_id, { lang_written: lang_written || null });
  return {};
}

/** From now on mails and pushes come in this language. */
export async function updateLangPage(
  { lang_page }: Contract['updateLangPage']['input'],
  c: SignedInContext,
): Promise<Nothing> {
  await updateProfile(c.db.kysely, c.user.user_id, { lang_page });
  return {};
}

export async function updateIsNotiMail(
  { is_noti_mail }: Contract['updateIsNotiMail']['input'],
  c: SignedInContext,
): Promise<Nothing> {
  const profile = await findProfile(c.db.kysely, c.user.user_id);
  if (!profile) throw new CallError('NOT_FOUND', 'This account does not exist any more.');
  await changeReminded(c, profile, { is_noti_mail: is_noti_mail ? 1 : 0 });
  return {};
}

export async function listDevices(_: Nothing, c: SignedInContext): Promise<Contract['listDevices']['output']> {
  const rows = await listSessions(c.db.kysely, c.user.user_id, c.now_ms);
  const devices = rows.map(({ device, created_ms, last_seen_ms, token_hash }) => ({
    name: device,
    signed_in_ms: created_ms,
    last_seen_ms: token_hash === c.session.token_hash ? c.now_ms : Math.max(created_ms, last_seen_ms),
    is_current: token_hash === c.session.token_hash,
  }));
  return { devices: devices.sort((a, b) => Number(b.is_current) - Number(a.is_current)) };
}

export async function signOutElsewhere(
  _: Nothing,
  c: SignedInContext,
): Promise<Contract['signOutElsewhere']['output']> {
  const num_ended = await inTransaction(c.db, (trx) => deleteSessions(trx, c.user.user_id, c.session.token_hash));
  return { num_ended };
}

export async function previewDeletion(_: Nothing, c: SignedInContext): Promise<Contract['previewDeletion']['output']> {
  return { num_entries: await countEntries(c.db.kysely, c.user.user_id) };
}

/** Everything that belongs to the account goes, and the key that opens its texts in any backup. */
export async function deleteUser(_: Nothing, c: SignedInContext): Promise<Nothing> {
  requireRecentSignIn(c);
  await removeAccount(c.db, { ...c.user, now_ms: c.now_ms });
  c.cookies.clear('session');
  return {};
}

/** What the page has to know of this installation. */
export const readInstallation = async (
  _: Nothing,
  { config, push }: Context,
): Promise<Contract['readInstallation']['output']> => ({
  support_email: config.SUPPORT_EMAIL,
  push_key: push?.publicKey ?? null,
  posthog: posthogOf(config) ?? null,
});
