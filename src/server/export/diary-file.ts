import { CallError } from '#domain/errors.ts';
import type { DiaryHead, ExportEnding } from '#domain/export.ts';
import { FORMATS } from '#server/export/formats.ts';
import type { Services } from '#server/services.ts';
import { findKey, findProfile } from '#server/store/accounts.ts';
import { listDismissals } from '#server/store/dismissals.ts';
import { sealedEntries } from '#server/store/export.ts';
import type { UserVault } from '#server/vault/vault.ts';

/** Whose diary it is, and when it was asked for. */
export type Asked = { readonly user_id: string; readonly email: string; readonly now_ms: number };

type Opened = {
  readonly vault: UserVault;
  readonly head: DiaryHead;
  /** The hour at which the learner's day begins. */
  readonly day_start_hour: number;
};

/** What opens the diary, and what is told before its entries. Throws when the account is gone. */
export async function openDiary(services: Services, asked: Asked): Promise<Opened> {
  const { kysely } = services.db;
  const [key, profile] = [await findKey(kysely, asked.user_id), await findProfile(kysely, asked.user_id)];
  if (!key || !profile) throw gone();
  const vault = services.vault.forUser(asked.user_id, key);
  const head: DiaryHead = {
    exported_ms: asked.now_ms,
    profile: profileOf(profile, asked.email),
    dismissals: await listDismissals(kysely, vault, asked.user_id),
  };
  return { vault, head, day_start_hour: profile.day_start_hour };
}

function profileOf(profile: NonNullable<Awaited<ReturnType<typeof findProfile>>>, email: string): DiaryHead['profile'] {
  const { username, lang_native, lang_written, lang_page, time_zone, day_start_hour, remind_hour } = profile;
  return {
    ...{ username, email, lang_native, ...(lang_written !== null && { lang_written }) },
    ...(lang_page !== null && { lang_page }),
    time_zone,
    is_noti_mail: profile.is_noti_mail === 1,
    is_noti_push: profile.is_noti_push === 1,
    is_noti_weekly: profile.is_noti_weekly === 1,
    is_time_zone_own: profile.is_time_zone_own === 1,
    ...{ day_start_hour, remind_hour },
  };
}

/**
 * A diary as a file, piece by piece: the next is read and written when the one before was taken. Its end comes only when every
 * entry is in it; any failure before that throws.
 */
export async function* diaryFile(
  services: Services,
  user_id: string,
  diary: Awaited<ReturnType<typeof openDiary>>,
  ending: ExportEnding,
): AsyncGenerator<string> {
  const vault = diary.vault.portable;
  yield FORMATS[ending].head(diary.head);
  let at = 0;
  for await (const rows of sealedEntries(services.db.kysely, user_id)) {
    const piece = await services.tasks.run(user_id, 'writeEntries', { vault, rows, ending, at });
    at += rows.length;
    if (piece !== '') yield piece;
  }
  // An account that was deleted meanwhile has no entries any more: that is no whole diary.
  if (!(await findKey(services.db.kysely, user_id))) throw gone();
  yield FORMATS[ending].tail;
}

const gone = () => new CallError('NOT_FOUND', 'This account does not exist any more.');
