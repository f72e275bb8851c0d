import type { EntryTexts } from '#domain/entry.ts';
import type { Feedback } from '#domain/feedback.ts';
import type { SignedInContext } from '#server/context.ts';
import { checkDailyLimit } from '#server/correction/daily-limit.ts';
import { oneOfFew } from '#server/correction/one-of-few.ts';
import { runBasic, runCorrector } from '#server/correction/run-corrector.ts';
import { teach } from '#server/correction/teach.ts';
import { findProfile } from '#server/store/accounts.ts';
import { listDismissals } from '#server/store/dismissals.ts';
import type { Correction } from '#server/store/entries.ts';
import type { UserVault } from '#server/vault/vault.ts';

/** How it ended: a correction to store, or an answer that holds none (undefined: it could not be read). */
export type Corrected =
  | { readonly isGood: true; readonly correction: Correction }
  | { readonly isGood: false; readonly feedback: Feedback | undefined };

type Wish = {
  readonly id: string;
  readonly texts: EntryTexts;
  /** The learner's day, on which it counts. */
  readonly today: string;
  /** Has the embedded corrector check it, whoever is configured. */
  readonly withBasic: boolean;
};

/** Has the texts of a saved entry corrected, for this learner: with their languages, and without what they meant. */
export async function correctEntry(c: SignedInContext, vault: UserVault, wish: Wish): Promise<Corrected> {
  const { id, texts, today, withBasic } = wish;
  const { user_id } = c.user;
  const profile = await findProfile(c.db.kysely, user_id);
  const lang_native = profile?.lang_native;
  const dismissed = await listDismissals(c.db.kysely, vault, user_id);
  const request = { ...texts, lang_native, lang: profile?.lang_written ?? undefined, dismissed };
  const raw = await oneOfFew(c, async (held) => {
    // Not before it is its turn: those before it may have been the last of the day.
    await checkDailyLimit(c, today);
    return withBasic ? runBasic(c, request) : runCorrector(c, { user_id, id }, request, held);
  });
  if (raw?.finishReason !== 'STOP') return { isGood: false, feedback: raw };
  const correction = await teach(c, vault, { entry_id: id, texts, lang_native, dismissed }, raw);
  return { isGood: true, correction };
}
