import type { Edit } from '#domain/edits.ts';
import type { CorrectionRequest } from '#server/ports/corrector.ts';

/** What the worker needs of a request. */
export type EntryRequest = Pick<
  CorrectionRequest,
  'inputDay' | 'inputWell' | 'inputGrateful' | 'lang' | 'lang_native' | 'dismissed'
>;

/** What is asked of the worker. */
export type WorkerRequest = { readonly id: number; readonly request: EntryRequest };

/** A corrected entry as the worker hands it back. */
export type CorrectedEntry = {
  readonly correctedDay: string;
  readonly correctedWell: string;
  readonly correctedGrateful: string;
  readonly edits: readonly Edit[];
  readonly hints?: readonly Edit[] | undefined;
  readonly lang?: string | undefined;
  readonly note?: string | undefined;
};

/** The worker's answer, or where it failed: the error's name and stack without its words, which may quote the entry. */
export type WorkerAnswer =
  | { readonly id: number; readonly entry: CorrectedEntry }
  | { readonly id: number; readonly failedAt: string };
