import { problemOf } from '#web/screens/account/failure.ts';
import type { Outcome } from '#web/screens/account/import-diary.ts';

const entries = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);
const were = (count: number): string => (count === 1 ? 'was' : 'were');

/** What came of an import that reached its end. */
export function doneText({ num_imported, num_known }: Outcome): string {
  if (num_imported + num_known === 0) return 'This diary has no entries: there was nothing to import.';
  if (num_imported === 0) return `Nothing new: ${entries(num_known)} ${were(num_known)} here already.`;
  const known = num_known > 0 ? `, ${num_known} ${were(num_known)} here already` : '';
  return `${entries(num_imported)} imported${known}.`;
}

/** What came of one that did not, and how to go on. */
export function failedText({ num_imported, failure, problem }: Outcome): string {
  const why = problem ?? problemOf(failure);
  if (num_imported === 0) return `Nothing was imported. ${why}`;
  return `${entries(num_imported)} imported, then it stopped. ${why} Choose the file again to go on: nothing comes twice.`;
}
