import type { Feedback } from '#domain/feedback.ts';
import type { Services } from '#server/services.ts';
import { findKey, findProfile } from '#server/store/accounts.ts';
import { isDatabaseDown } from '#server/store/db.ts';
import { markDismissals } from '#server/store/dismissals.ts';
import type { EntryKey } from '#server/store/entry-key.ts';
import { findEntry } from '#server/store/entry-page.ts';
import { entriesToRead, learnersToMark, leaveMistakes, replaceMistakes } from '#server/store/older-mistakes.ts';
import { createTimeSlice } from '#server/time-slice.ts';
import type { UserVault } from '#server/vault/vault.ts';

/**
 * Stores the mistakes and cards of entries that an older version has stored, one entry after the other. It can be ended at any
 * time and continues where it was; several servers may run it at once.
 */
export async function storeOlderMistakes(services: Services): Promise<void> {
  const { db, stopping } = services;
  for (const user_id of await learnersToMark(db.kysely)) {
    const vault = await vaultOf(services, user_id);
    const giveWay = createTimeSlice();
    while (vault && !stopping.aborted && (await markDismissals(db, vault, user_id)) > 0) await giveWay();
  }
  for (let entries = await entriesToRead(db.kysely); entries.length > 0; entries = await entriesToRead(db.kysely))
    for (const key of entries) {
      if (stopping.aborted) return;
      await storeOne(services, key).catch((error: unknown) => giveUp(services, key, error));
    }
}

async function vaultOf({ db, vault }: Services, user_id: string): Promise<UserVault | undefined> {
  const key = await findKey(db.kysely, user_id);
  return key && vault.forUser(user_id, key);
}

async function storeOne(services: Services, key: EntryKey): Promise<void> {
  const { db } = services;
  const vault = await vaultOf(services, key.user_id);
  const found = vault && (await findEntry(db.kysely, vault, key));
  if (!vault || !found?.feedback) return leaveMistakes(db.kysely, key);
  const { texts, feedback, date_ms, revision } = found;
  const edits = await explainedEdits(services, key.user_id, { texts, feedback });
  const { mistakes } = await services.tasks.run(key.user_id, 'prepareCorrection', {
    ...{ vault: vault.portable, entry_id: key.id, texts, feedback: { ...feedback, edits } },
  });
  await replaceMistakes(db, vault, { entry: { ...key, date_ms, revision }, edits, mistakes });
}

type Corrected = Pick<NonNullable<Awaited<ReturnType<typeof findEntry>>>, 'texts'> & { readonly feedback: Feedback };

async function explainedEdits({ db, tasks, sentenceOf }: Services, user_id: string, { texts, feedback }: Corrected) {
  const lang_native = (await findProfile(db.kysely, user_id))?.lang_native;
  const { edits } = await tasks.run(user_id, 'findEdits', { texts, raw: feedback, dismissed: [] });
  return edits.map((edit) => ({ ...edit, explanation: edit.explanation || sentenceOf(edit, lang_native) }));
}

/** An entry that cannot be read is passed over for good, so that the others do not wait for it. */
async function giveUp({ db, log }: Services, key: EntryKey, error: unknown): Promise<void> {
  if (isDatabaseDown(error)) throw error;
  log.error({ err: error }, 'the mistakes of an older entry could not be read');
  await leaveMistakes(db.kysely, key);
}
