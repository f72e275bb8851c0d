import { inputOf, PARTS, type Part } from '#domain/entry.ts';
import type { DiaryEntry, DiaryFeedback } from '#domain/export.ts';
import { entryProblem, type ImportLimits } from '#domain/export-check.ts';
import type { ImportProblem } from '#domain/export-problem.ts';
import { isUnbroken } from '#domain/export-unbroken.ts';
import { applyEdits } from '#domain/extract-edits.ts';
import type { Feedback } from '#domain/feedback.ts';
import { findEdits } from '#server/correction/find-edits.ts';
import { type Prepared, prepareCorrection } from '#server/correction/prepare-correction.ts';
import { type ImportedRow, sealImported } from '#server/store/import.ts';
import { openVault, type VaultKey } from '#server/vault/vault.ts';

type Input = {
  readonly vault: VaultKey;
  readonly entry: DiaryEntry;
  readonly limits: ImportLimits;
  /** The entry's place in what is imported, from 1 on. */
  readonly number: number;
};

/** Checks an entry of a file and prepares its rows: its counts and mistakes are worked out anew, and its words sealed. */
export function prepareImport({
  vault,
  entry,
  limits,
  number,
}: Input): ImportedRow | { readonly problem: ImportProblem } {
  const problem = entryProblem(entry, limits, number);
  if (problem) return { problem };
  const { feedback } = entry;
  return sealImported(openVault(vault), entry, feedback && correctionFor(vault, entry, feedback));
}

/** Edits that do not give the corrected text are found anew. */
function correctionFor(vault: VaultKey, entry: DiaryEntry, { created_ms: _, ...given }: DiaryFeedback) {
  if (PARTS.some((part) => isUnbroken(inputOf(entry, part)) || isUnbroken(given[`corrected${part}`])))
    return uncounted(vault, entry, given);
  const { edits } = given.edits ? findEdits({ texts: entry, raw: given, dismissed: [] }) : { edits: undefined };
  const feedback = { ...given, edits };
  return { feedback, ...prepareCorrection({ vault, entry_id: entry.entry_id, texts: entry, feedback }) };
}

const NO_TEXTS = { inputDay: '', inputWell: '', inputGrateful: '' };

/** Of texts that take too long to count, the file is believed as far as their length allows. */
function uncounted(vault: VaultKey, entry: DiaryEntry, given: Feedback): Prepared & { readonly feedback: Feedback } {
  const { entry_id, num_words = 0, num_word_diffs = 0, word_count_version = 0 } = entry;
  const length = PARTS.reduce((sum, part) => sum + inputOf(entry, part).length, 0);
  const ofPart = (part: Part) => (given.edits ?? []).filter((edit) => edit.part === part);
  const isExact = PARTS.every((part) => applyEdits(inputOf(entry, part), ofPart(part)) === given[`corrected${part}`]);
  const feedback = { ...given, edits: isExact ? given.edits : undefined };
  const { mistakes } = prepareCorrection({
    vault,
    entry_id,
    texts: NO_TEXTS,
    feedback: { ...feedback, ...NO_CORRECTED },
  });
  const words = Math.min(num_words, length);
  const counts = { num_words: words, num_word_diffs: Math.min(num_word_diffs, words), word_count_version };
  return { feedback, counts, mistakes };
}

const NO_CORRECTED = { correctedDay: '', correctedWell: '', correctedGrateful: '' };
