import {
  type DiaryDismissal,
  type DiaryEntry,
  EXPORT_FORMAT,
  EXPORT_VERSION,
  MAX_IMPORTED_ENTRIES,
} from '#domain/export.ts';
import { entryProblem, type ImportLimits, knownFields } from '#domain/export-check.ts';
import type { FileProblem, ImportProblem } from '#domain/export-problem.ts';
import type { Values } from '#domain/message.ts';

/** What a file holds that may be imported, or why it holds nothing of the kind. */
export type DiaryFile =
  | { readonly entries: readonly DiaryEntry[]; readonly dismissals: readonly DiaryDismissal[] }
  | { readonly problem: ImportProblem };

/** As many characters as a dismissed change may have on a side (contract.ts). */
const MAX_DISMISSED = 1000;

const NOT_OURS: FileProblem = 'This is not a diary that was exported here. Choose the file whose name ends in .json.';
const DAMAGED: FileProblem = 'This file cannot be read: it is damaged, or its download did not come to its end.';

const told = (message: FileProblem, values?: Values) => ({ problem: { message, ...(values && { values }) } });

/** Reads the JSON of an export: all of it is good, or nothing of it is taken and the problem says what is wrong and where. */
export function readDiaryFile(text: string, limits: ImportLimits): DiaryFile {
  const file = parsed(text);
  if (file === undefined) return told(text.trimStart().startsWith('{') ? DAMAGED : NOT_OURS);
  if (file.format !== EXPORT_FORMAT || !Array.isArray(file.entries)) return told(NOT_OURS);
  if (typeof file.version !== 'number' || file.version > EXPORT_VERSION)
    return told('This file comes from a newer version of the diary. Reload the page and try again.');
  if (file.entries.length > MAX_IMPORTED_ENTRIES)
    return told('This file has more than {count} entries, which is more than a diary takes.', {
      count: MAX_IMPORTED_ENTRIES,
    });
  for (const [at, entry] of file.entries.entries()) {
    const problem = entryProblem(entry, limits, at + 1);
    if (problem) return { problem };
  }
  const dismissals = file.dismissals ?? [];
  if (!Array.isArray(dismissals)) return told(DAMAGED);
  const bad = dismissals.findIndex((one) => !isDismissal(one));
  if (bad >= 0)
    return told('Dismissal {number} is not a change with its original and its replacement.', { number: bad + 1 });
  return {
    entries: (file.entries as DiaryEntry[]).map(knownFields),
    dismissals: (dismissals as DiaryDismissal[]).map(({ original, replacement }) => ({ original, replacement })),
  };
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return undefined;
  }
}

function isDismissal(value: unknown): value is DiaryDismissal {
  if (typeof value !== 'object' || value === null) return false;
  const { original, replacement } = value as Record<string, unknown>;
  return [original, replacement].every(
    (side) =>
      typeof side === 'string' && side.length <= MAX_DISMISSED && !side.includes('\u0000') && side.isWellFormed(),
  );
}
