import { t, tn } from '#web/languages/t.ts';
import { problemOf } from '#web/screens/account/failure.ts';
import type { Outcome } from '#web/screens/account/import-diary.ts';

const imported = (count: number): string => tn(count, '1 entry imported', '{count} entries imported');

/** What came of an import that reached its end. */
export function doneText({ num_imported, num_known }: Outcome): string {
  if (num_imported + num_known === 0) return t('This diary has no entries: there was nothing to import.');
  if (num_imported === 0)
    return tn(num_known, 'Nothing new: 1 entry was here already.', 'Nothing new: {count} entries were here already.');
  if (num_known === 0) return t('{imported}.', { imported: imported(num_imported) });
  const known = tn(num_known, '1 was here already', '{count} were here already');
  return t('{imported}, {known}.', { imported: imported(num_imported), known });
}

/** What came of one that did not, and how to go on. */
export function failedText({ num_imported, failure, problem }: Outcome): string {
  const why = problem ?? problemOf(failure);
  if (num_imported === 0) return t('Nothing was imported. {why}', { why });
  return t('{imported}, then it stopped. {why} Choose the file again to go on: nothing comes twice.', {
    imported: imported(num_imported),
    why,
  });
}
