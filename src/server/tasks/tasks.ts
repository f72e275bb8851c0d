import { findEdits } from '#server/correction/find-edits.ts';
import { prepareCorrection } from '#server/correction/prepare-correction.ts';
import { writeEntries } from '#server/export/write-entries.ts';
import { listEntries } from '#server/history/list-entries.ts';
import { prepareImport } from '#server/import/prepare-import.ts';
import { countRightUses } from '#server/ledger/count-right-uses.ts';
import { findPraise } from '#server/review/find-praise.ts';

/**
 * What takes too long for the event loop: pure functions of plain data. One call takes some tens of ms at most; what takes
 * longer is asked for piece by piece, so that others have their turn between the pieces.
 */
export const tasks = {
  findEdits,
  prepareCorrection,
  prepareImport,
  listEntries,
  writeEntries,
  findPraise,
  countRightUses,
} as const;

export type TaskName = keyof typeof tasks;
export type TaskInput<K extends TaskName> = Parameters<(typeof tasks)[K]>[0];
export type TaskOutput<K extends TaskName> = ReturnType<(typeof tasks)[K]>;
