import type { EntryTexts } from '#domain/entry.ts';
import type { Feedback } from '#domain/feedback.ts';

/** A correction that the learner has refused: they meant what they wrote. */
export type Dismissed = { readonly original: string; readonly replacement: string };

/** An entry to correct: the learner's texts and what is known beside them. */
export type CorrectionRequest = EntryTexts & {
  /** ISO 639-1 code of the learner's own language. */
  readonly lang_native?: string | undefined;
  /** ISO 639-1 code of the language that they say the entry is written in. */
  readonly lang?: string | undefined;
  /** Asked for once more, because the answer before was a rewrite: the fewest changes that mend what is wrong. */
  readonly minimal?: true | undefined;
  /** Only one call may still cost something for this entry; without it two may. */
  readonly once?: true | undefined;
  /** What is not to be corrected again for this learner. */
  readonly dismissed?: readonly Dismissed[] | undefined;
};

type CorrectedTexts = Pick<Feedback, 'correctedDay' | 'correctedWell' | 'correctedGrateful'>;

/**
 * What a corrector tells while it works: corrected text as far as it is known, then, once and last, the whole or that
 * the provider's answer could not be read.
 */
export type FeedbackEvent =
  | { readonly type: 'partial'; readonly corrected: Partial<CorrectedTexts> }
  | {
      readonly type: 'done';
      readonly feedback: Feedback;
      /** Both paid calls that an entry may cost are used: it must not be asked for with `minimal` too. */
      readonly spent?: true | undefined;
    }
  | { readonly type: 'unreadable'; readonly spent?: true | undefined };

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
