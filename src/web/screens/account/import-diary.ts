import type { Contract } from '#contract';
import { CallError } from '#domain/errors.ts';
import { type DiaryDismissal, type DiaryEntry, MAX_IMPORT_BATCH } from '#domain/export.ts';
import { t } from '#web/languages/t.ts';
import { said } from '#web/screens/account/failure.ts';

type Batch = Contract['importEntries']['input'];
type Counts = Contract['importEntries']['output'];

/** What was read from a file. */
export type Diary = { readonly entries: readonly DiaryEntry[]; readonly dismissals: readonly DiaryDismissal[] };

export type ImportMeans = {
  readonly send: (batch: Batch) => Promise<Counts>;
  readonly wait: (seconds: number) => Promise<void>;
  /** Told how many entries have been sent. */
  readonly onSent: (count: number) => void;
  /** Whoever asked has gone: nothing more is sent. */
  readonly isGone: () => boolean;
};

/** How far it came, and why it went no further. */
export type Outcome = Counts & { readonly failure?: unknown; readonly problem?: string };

/** Well below what the server takes in one call. */
const MAX_BYTES = 1_000_000;
const MAX_WAITS = 60;

const encoder = new TextEncoder();
const bytesOf = (entry: DiaryEntry): number => encoder.encode(JSON.stringify(entry)).length;

/** Neighbouring entries by the call: as many as it takes, by number and by size; an entry that is larger goes alone. */
export function batchesOf(entries: readonly DiaryEntry[]): DiaryEntry[][] {
  const batches: DiaryEntry[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const size = bytesOf(entry);
    const last = batches.at(-1);
    if (last && last.length < MAX_IMPORT_BATCH && bytes + size <= MAX_BYTES) {
      last.push(entry);
      bytes += size;
    } else {
      batches.push([entry]);
      bytes = size;
    }
  }
  return batches;
}

function inputsOf({ entries, dismissals }: Diary): Batch[] {
  const inputs: Batch[] = [];
  for (let at = 0; at < dismissals.length; at += MAX_IMPORT_BATCH)
    inputs.push({ entries: [], dismissals: dismissals.slice(at, at + MAX_IMPORT_BATCH) as DiaryDismissal[] });
  return [...inputs, ...batchesOf(entries).map((batch) => ({ entries: batch }))];
}

/** Sends a diary, one call after the other. What was sent stays; another try passes over it. */
export async function importDiary(diary: Diary, means: ImportMeans): Promise<Outcome> {
  const counts = { num_imported: 0, num_known: 0 };
  let sent = 0;
  for (const batch of inputsOf(diary)) {
    if (means.isGone()) return counts;
    try {
      const { num_imported, num_known } = await sendPatiently(batch, means);
      counts.num_imported += num_imported;
      counts.num_known += num_known;
    } catch (failure) {
      const problem = refusedEntry(failure, sent);
      return { ...counts, failure, ...(problem !== undefined && { problem }) };
    }
    sent += batch.entries.length;
    means.onSent(sent);
  }
  return counts;
}

/** A long diary goes faster than the server takes calls; it says how long to wait. */
async function sendPatiently(batch: Batch, { send, wait, isGone }: ImportMeans): Promise<Counts> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await send(batch);
    } catch (error) {
      const seconds = error instanceof CallError ? error.details?.retry_after_s : undefined;
      if (seconds === undefined || waits >= MAX_WAITS) throw error;
      await wait(seconds);
      if (isGone()) throw error;
    }
  }
}

/** The server counts the entries of its call; the learner those of the file. */
function refusedEntry(failure: unknown, sent: number): string | undefined {
  if (!(failure instanceof CallError)) return undefined;
  const at = /^entries\.(\d+)/.exec(failure.details?.field ?? '')?.[1];
  if (at === undefined) return undefined;
  const number = sent + Number(at) + 1;
  const problem = failure.details?.problem;
  return problem
    ? said({ ...problem, values: { ...problem.values, number } })
    : t('Entry {number} cannot be imported here.', { number });
}
