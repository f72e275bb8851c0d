import type { Edit } from '#domain/edits.ts';
import { type EntryTexts, inputOf, PARTS } from '#domain/entry.ts';
import type { Feedback } from '#domain/feedback.ts';
import { countWordDiffs, countWords, WORD_COUNT_VERSION } from '#domain/words.ts';
import type { SignedInContext } from '#server/context.ts';
import { checkDailyLimit } from '#server/correction/daily-limit.ts';
import { oneOfFew } from '#server/correction/one-of-few.ts';
import { runBasic, runCorrector } from '#server/correction/run-corrector.ts';
import { teach } from '#server/correction/teach.ts';
import { findProfile } from '#server/store/accounts.ts';
import { listDismissals } from '#server/store/dismissals.ts';
import type { Correction, WordCounts } from '#server/store/entries.ts';
import { marksOf, type NewMistake } from '#server/store/mistakes.ts';
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
  const feedback = await teach(c, vault, texts, raw, { entry_id: id, lang_native, dismissed });
  return { isGood: true, correction: correctionOf(vault, texts, feedback) };
}

/** What is stored with feedback: the counts and the marks of its mistakes. */
export const correctionOf = (vault: UserVault, texts: EntryTexts, feedback: Feedback): Correction => ({
  feedback,
  counts: countsOf(texts, feedback),
  mistakes: (feedback.edits ?? []).map((edit) => mistakeOf(vault, edit, feedback.lang)),
});

const mistakeOf = (vault: UserVault, edit: Edit, lang: string | undefined): NewMistake => ({
  kind: edit.kind,
  lang: lang ?? null,
  ...marksOf(vault, edit),
});

/** Words written, and those of them that needed a correction, over the three parts. */
function countsOf(texts: EntryTexts, feedback: Feedback): WordCounts {
  const sum = (count: (part: (typeof PARTS)[number]) => number) =>
    PARTS.reduce((total, part) => total + count(part), 0);
  return {
    num_words: sum((part) => countWords(inputOf(texts, part), feedback.lang)),
    num_word_diffs: sum((part) => countWordDiffs(inputOf(texts, part), feedback[`corrected${part}`], feedback.lang)),
    word_count_version: WORD_COUNT_VERSION,
  };
}
