import type { Contract } from '#contract';
import { CallError } from '#domain/errors.ts';
import { type DiaryDismissal, MAX_IMPORTED_ENTRIES } from '#domain/export.ts';
import { type ImportProblem, inEnglish } from '#domain/export-problem.ts';
import type { SignedInContext } from '#server/context.ts';
import { learnersVault } from '#server/correction/learners-vault.ts';
import { inTransaction } from '#server/store/db.ts';
import { insertDismissal } from '#server/store/dismissals.ts';
import { countEntries } from '#server/store/entries.ts';
import { type ImportedRow, insertImported, knownIds } from '#server/store/import.ts';
import { createTimeSlice } from '#server/time-slice.ts';
import type { UserVault } from '#server/vault/vault.ts';

type Input = Contract['importEntries']['input'];

/**
 * Adds entries of an exported diary and what their learner meant. Nothing is stored of a call with an entry that is wrong. What
 * is here already stays as it is, so that an import that was cut off can be repeated. Counts and mistakes are worked out anew.
 */
export async function importEntries(
  { entries, dismissals = [] }: Input,
  c: SignedInContext,
): Promise<Contract['importEntries']['output']> {
  const vault = await learnersVault(c);
  const rows = await prepared(entries, vault, c);
  const room = Math.max(0, MAX_IMPORTED_ENTRIES - (await countEntries(c.db.kysely, c.user.user_id)));
  let num_imported = 0;
  const giveWay = createTimeSlice();
  for (const batch of batchesOf(rows.slice(0, room))) {
    num_imported += await stored(batch, c);
    await giveWay();
  }
  if (rows.length > room) throw full();
  await storeDismissals(dismissals, vault, c);
  return { num_imported, num_known: entries.length - num_imported };
}

/** The rows of the entries that are not here yet, each once. Throws with the field of the first entry that is wrong. */
async function prepared(entries: Input['entries'], vault: UserVault, c: SignedInContext): Promise<ImportedRow[]> {
  const { user_id } = c.user;
  const limits = { now_ms: c.now_ms, max_part_chars: c.config.MAX_PART_CHARS };
  const known = await knownIds(c.db.kysely, user_id, [...new Set(entries.map(({ entry_id }) => entry_id))]);
  const rows = new Map<string, ImportedRow>();
  for (const [at, entry] of entries.entries()) {
    if (known.has(entry.entry_id)) continue;
    c.gone.throwIfAborted();
    const row = await c.tasks.run(user_id, 'prepareImport', { vault: vault.portable, entry, limits, number: at + 1 });
    if ('problem' in row) throw refusal(row.problem, at);
    rows.set(entry.entry_id, row);
  }
  return [...rows.values()];
}

/** Rows that one transaction writes: the others' calls wait for no more than these. */
const BATCH_ROWS = 120;

function batchesOf(entries: readonly ImportedRow[]): ImportedRow[][] {
  const batches: ImportedRow[][] = [];
  let room = 0;
  for (const entry of entries) {
    if (room <= 0) {
      batches.push([]);
      room = BATCH_ROWS;
    }
    batches.at(-1)?.push(entry);
    room -= 3 + 2 * (entry.correction?.mistakes.length ?? 0);
  }
  return batches;
}

/** Stores some entries; answers how many were new. */
function stored(batch: readonly ImportedRow[], c: SignedInContext): Promise<number> {
  return inTransaction(c.db, async (trx) => {
    let num_new = 0;
    for (const row of batch) if (await insertImported(trx, c.user.user_id, row)) num_new += 1;
    return num_new;
  });
}

/** In the order of the file, the newest first. */
async function storeDismissals(dismissals: readonly DiaryDismissal[], vault: UserVault, c: SignedInContext) {
  const giveWay = createTimeSlice();
  for (const [at, dismissal] of dismissals.entries()) {
    await insertDismissal(c.db.kysely, vault, c.user.user_id, dismissal, c.now_ms - at);
    await giveWay();
  }
}

const refusal = (problem: ImportProblem, at: number): CallError =>
  new CallError('INVALID_ARGUMENT', inEnglish(problem), { field: `entries.${at}`, problem });

function full(): CallError {
  const problem: ImportProblem = {
    message: 'A diary takes at most {count} entries by import; the others were left out.',
    values: { count: MAX_IMPORTED_ENTRIES },
  };
  return new CallError('RESOURCE_EXHAUSTED', inEnglish(problem), { problem });
}
