import type { Edit } from '#domain/edits.ts';
import type { Feedback, TopMistake } from '#domain/feedback.ts';
import type { Tables } from '#server/store/schema.ts';
import type { UserVault } from '#server/vault/vault.ts';

/** A row of the feedback table without its key: everything that quotes the learner is sealed. */
export type SealedFeedback = Omit<Tables['feedback'], 'user_id' | 'entry_id' | 'created_ms' | 'mistakes_version'>;

const place = (entry_id: string, column: string) => `feedback/${entry_id}/${column}`;
const CORRECTED = ['correctedDay', 'correctedWell', 'correctedGrateful'] as const;

export function sealFeedback(vault: UserVault, entry_id: string, feedback: Feedback): SealedFeedback {
  const seal = (column: string, text: string) => vault.seal(text, place(entry_id, column));
  return {
    finishReason: feedback.finishReason,
    ...(Object.fromEntries(CORRECTED.map((c) => [c, seal(c, feedback[c])])) as Pick<
      Feedback,
      (typeof CORRECTED)[number]
    >),
    topMistakes: seal('topMistakes', JSON.stringify(feedback.topMistakes)),
    edits: feedback.edits ? sealEdits(vault, entry_id, feedback.edits) : null,
    hints: feedback.hints ? seal('hints', JSON.stringify(feedback.hints)) : null,
    lang: feedback.lang ?? null,
    checked_by: feedback.checked_by,
    note: feedback.note ?? null,
  };
}

export const sealEdits = (vault: UserVault, entry_id: string, edits: readonly Edit[]): string =>
  vault.seal(JSON.stringify(edits), place(entry_id, 'edits'));

export function openFeedback(vault: UserVault, entry_id: string, row: SealedFeedback): Feedback {
  const open = (column: string, sealed: string) => vault.open(sealed, place(entry_id, column));
  return {
    finishReason: row.finishReason,
    ...(Object.fromEntries(CORRECTED.map((c) => [c, open(c, row[c])])) as Pick<Feedback, (typeof CORRECTED)[number]>),
    topMistakes: JSON.parse(open('topMistakes', row.topMistakes)) as TopMistake[],
    ...(row.edits !== null && { edits: JSON.parse(open('edits', row.edits)) as Edit[] }),
    ...(row.hints !== null && { hints: JSON.parse(open('hints', row.hints)) as Edit[] }),
    ...(row.lang !== null && { lang: row.lang }),
    checked_by: row.checked_by,
    ...(row.note !== null && { note: row.note }),
  };
}

/** The sealed corrected texts, those that a row has. */
export type SealedCorrected = { readonly [K in (typeof CORRECTED)[number]]?: string | null | undefined };

export const openCorrected = (vault: UserVault, entry_id: string, row: SealedCorrected): string[] =>
  CORRECTED.flatMap((c) => (row[c] ? [vault.open(row[c], place(entry_id, c))] : []));
