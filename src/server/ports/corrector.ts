import type { EntryTexts } from '#domain/entry.ts';
import type { Feedback } from '#domain/feedback.ts';

/** An entry to correct: the learner's texts and, when known, the ISO 639-1 code of their own language. */
export type CorrectionRequest = EntryTexts & { readonly lang_native?: string | undefined };

type CorrectedTexts = Pick<Feedback, 'correctedDay' | 'correctedWell' | 'correctedGrateful'>;

/**
 * What a corrector tells while it works: corrected text as far as it is known, then, once and last, the whole or that
 * the provider's answer could not be read.
 */
export type FeedbackEvent =
  | { readonly type: 'partial'; readonly corrected: Partial<CorrectedTexts> }
  | { readonly type: 'done'; readonly feedback: Feedback }
  | { readonly type: 'unreadable' };

/**
 * A corrector. A refusal of the provider is a finish reason inside `done`. A provider that is down throws CallError
 * UNAVAILABLE, one that is too slow CallError DEADLINE_EXCEEDED. Aborting the signal ends the work.
 */
export type Corrector = {
  /** One of the names of the CORRECTOR setting; told to the learner as checked_by. */
  readonly name: string;
  readonly correct: (entry: CorrectionRequest, signal: AbortSignal) => AsyncIterable<FeedbackEvent>;
  /** Frees what it holds, such as a worker thread. */
  readonly close?: () => Promise<void>;
};
