import type { EntryTexts } from '#domain/entry.ts';
import type { Feedback } from '#domain/feedback.ts';
import { topMistakes } from '#domain/mistakes.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Prepared } from '#server/correction/prepare-correction.ts';
import type { Dismissed } from '#server/ports/corrector.ts';
import { changeMarkOf, recurrenceOf } from '#server/store/mistakes.ts';
import type { UserVault } from '#server/vault/vault.ts';

type Entry = {
  readonly entry_id: string;
  readonly texts: EntryTexts;
  readonly lang_native: string | undefined;
  readonly dismissed: readonly Dismissed[];
};

/**
 * Turns a correction into something to learn from: every change with its kind and reason, without those that the learner
 * meant, and at most three mistakes, those first that they made before. Answers what is stored with it, too.
 */
export async function teach(
  c: SignedInContext,
  vault: UserVault,
  { entry_id, texts, lang_native, dismissed }: Entry,
  raw: Feedback,
): Promise<Prepared & { readonly feedback: Feedback }> {
  const { user_id } = c.user;
  const found = await c.tasks.run(user_id, 'findEdits', { texts, raw, dismissed });
  const edits = found.edits.map((edit) => ({
    ...edit,
    explanation: edit.explanation || c.sentenceOf(edit, lang_native),
  }));
  const { explanations: _, ...answer } = raw;
  const feedback = { ...answer, ...found.corrected, edits };
  const prepared = await c.tasks.run(user_id, 'prepareCorrection', {
    vault: vault.portable,
    entry_id,
    texts,
    feedback,
  });
  const recurrence = await recurrenceOf(c.db.kysely, user_id, prepared.mistakes, entry_id);
  const told = topMistakes(texts, edits, (edit) => recurrence.get(changeMarkOf(vault, edit)) ?? 0);
  return { ...prepared, feedback: { ...feedback, topMistakes: told } };
}
