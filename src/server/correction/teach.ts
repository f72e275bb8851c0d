import type { Edit } from '#domain/edits.ts';
import { type EntryTexts, inputOf, PARTS } from '#domain/entry.ts';
import { explainedEdits } from '#domain/explain.ts';
import { applyEdits } from '#domain/extract-edits.ts';
import type { Feedback } from '#domain/feedback.ts';
import { topMistakes } from '#domain/mistakes.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Dismissed } from '#server/ports/corrector.ts';
import { recurrenceOf } from '#server/store/mistakes.ts';
import type { UserVault } from '#server/vault/vault.ts';

/**
 * Turns a correction into something to learn from: every change with its kind and reason, without those that the learner
 * meant, and at most three mistakes, those first that they made before.
 */
export async function teach(
  c: SignedInContext,
  vault: UserVault,
  texts: EntryTexts,
  raw: Feedback,
  known: {
    readonly entry_id: string;
    readonly lang_native: string | undefined;
    readonly dismissed: readonly Dismissed[];
  },
): Promise<Feedback> {
  const found = explainedEdits(texts, raw);
  const kept = found.filter((edit) => !known.dismissed.some((other) => isSame(edit, other)));
  const edits = kept.map((edit) => ({
    ...edit,
    explanation: edit.explanation || c.sentenceOf(edit, known.lang_native),
  }));
  const recurrence = await recurrenceOf(c.db.kysely, vault, c.user.user_id, edits, known.entry_id);
  const { explanations: _, ...feedback } = raw;
  return {
    ...feedback,
    ...(kept.length < found.length && correctedBy(texts, edits)),
    edits,
    topMistakes: topMistakes(texts, edits, recurrence),
  };
}

const plain = (text: string): string => text.normalize('NFC').trim().toLowerCase();
/** Whether two changes are about the same words. */
export const isSame = (a: Dismissed, b: Dismissed): boolean =>
  plain(a.original) === plain(b.original) && plain(a.replacement) === plain(b.replacement);

/** The corrected texts that these edits give. */
function correctedBy(texts: EntryTexts, edits: readonly Edit[]) {
  const corrected = PARTS.map((part) => {
    const own = edits.filter((edit) => edit.part === part);
    return [`corrected${part}`, applyEdits(inputOf(texts, part), own)] as const;
  });
  return Object.fromEntries(corrected) as Pick<Feedback, 'correctedDay' | 'correctedWell' | 'correctedGrateful'>;
}
