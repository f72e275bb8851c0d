import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Contract } from '#contract';
import { inputOf, PARTS, type Part } from '#domain/entry.ts';
import { CallError } from '#domain/errors.ts';
import { explainedEdits } from '#domain/explain.ts';
import { type DiaryDismissal, type DiaryEntry, MAX_IMPORTED_ENTRIES } from '#domain/export.ts';
import { entryProblem } from '#domain/export-check.ts';
import { type ImportProblem, inEnglish } from '#domain/export-problem.ts';
import { isUnbroken } from '#domain/export-unbroken.ts';
import { applyEdits } from '#domain/extract-edits.ts';
import type { SignedInContext } from '#server/context.ts';
import { correctionOf } from '#server/correction/correct-entry.ts';
import { learnersVault } from '#server/correction/learners-vault.ts';
import { inTransaction, type Sql } from '#server/store/db.ts';
import { insertDismissal } from '#server/store/dismissals.ts';
import { countEntries } from '#server/store/entries.ts';
import { type ImportedEntry, insertImported, knownIds, sealImported } from '#server/store/import.ts';
import type { UserVault } from '#server/vault/vault.ts';

type Input = Contract['importEntries']['input'];

/**
 * Adds entries of an exported diary and what their learner meant. All of a call is taken or nothing; what is here already
 * stays as it is, so that an import that broke off can be repeated. Counts and mistakes are worked out anew.
 */
export async function importEntries(
  { entries, dismissals = [] }: Input,
  c: SignedInContext,
): Promise<Contract['importEntries']['output']> {
  checkEntries(entries, c);
  const { user_id } = c.user;
  const vault = await learnersVault(c);
  const own = new Map(entries.map((entry) => [entry.entry_id, entry]));
  const known = await knownIds(c.db.kysely, user_id, [...own.keys()]);
  const missing: ImportedEntry[] = [];
  for (const entry of own.values()) {
    if (known.has(entry.entry_id)) continue;
    missing.push(importedEntry(vault, user_id, entry));
    // Counting the words of fifty long entries takes its time.
    await othersFirst();
  }
  const rows = sealImported(vault, missing);
  const num_imported = await inTransaction(c.db, async (trx) => {
    const num_new = await insertImported(trx, user_id, rows);
    await insertDismissals(trx, vault, c, dismissals);
    if (num_new > 0 && (await countEntries(trx, user_id)) > MAX_IMPORTED_ENTRIES) throw full();
    return num_new;
  });
  return { num_imported, num_known: entries.length - num_imported };
}

/** Throws with the field of the first entry that is not what the export writes. */
function checkEntries(entries: Input['entries'], { now_ms, config }: SignedInContext): void {
  for (const [at, entry] of entries.entries()) {
    const problem = entryProblem(entry, { now_ms, max_part_chars: config.MAX_PART_CHARS }, at + 1);
    if (problem) throw new CallError('INVALID_ARGUMENT', inEnglish(problem), { field: `entries.${at}`, problem });
  }
}

function importedEntry(vault: UserVault, user_id: string, entry: DiaryEntry): ImportedEntry {
  const { entry_id: id, day, date_ms, time_zone, mood, inputDay, inputWell, inputGrateful } = entry;
  const { num_tries, num_tries_right, feedback } = entry;
  return {
    ...{ user_id, id, day, date_ms, time_zone, mood, inputDay, inputWell, inputGrateful, num_tries, num_tries_right },
    correction: feedback && correctionFor(vault, entry, feedback),
  };
}

type StoredFeedback = NonNullable<DiaryEntry['feedback']>;

/** Edits that do not give the corrected text are found anew. */
function correctionFor(vault: UserVault, entry: DiaryEntry, feedback: StoredFeedback) {
  const { created_ms, ...given } = feedback;
  if (PARTS.some((part) => isUnbroken(inputOf(entry, part)) || isUnbroken(given[`corrected${part}`])))
    return { ...uncounted(vault, entry, given), created_ms };
  const edits = given.edits && explainedEdits(entry, given);
  return { ...correctionOf(vault, entry, { ...given, edits }), created_ms };
}

const NO_TEXTS = { inputDay: '', inputWell: '', inputGrateful: '' };

/** Of texts that take too long to count, the file is believed as far as their length allows. */
function uncounted(vault: UserVault, entry: DiaryEntry, given: Omit<StoredFeedback, 'created_ms'>) {
  const { num_words = 0, num_word_diffs = 0, word_count_version = 0 } = entry;
  const length = PARTS.reduce((sum, part) => sum + inputOf(entry, part).length, 0);
  const ofPart = (part: Part) => (given.edits ?? []).filter((edit) => edit.part === part);
  const isExact = PARTS.every((part) => applyEdits(inputOf(entry, part), ofPart(part)) === given[`corrected${part}`]);
  const { mistakes } = correctionOf(vault, NO_TEXTS, { ...given, edits: isExact ? given.edits : [] });
  const words = Math.min(num_words, length);
  return {
    feedback: { ...given, edits: isExact ? given.edits : undefined },
    counts: { num_words: words, num_word_diffs: Math.min(num_word_diffs, words), word_count_version },
    mistakes,
  };
}

/** In the order of the file, the newest first. */
async function insertDismissals(
  sql: Sql,
  vault: UserVault,
  c: SignedInContext,
  dismissals: readonly DiaryDismissal[],
): Promise<void> {
  for (const [at, dismissal] of dismissals.entries())
    await insertDismissal(sql, vault, c.user.user_id, dismissal, c.now_ms - at);
}

function full(): CallError {
  const problem: ImportProblem = {
    message: 'A diary takes at most {count} entries by import; the others were left out.',
    values: { count: MAX_IMPORTED_ENTRIES },
  };
  return new CallError('RESOURCE_EXHAUSTED', inEnglish(problem), { problem });
}
