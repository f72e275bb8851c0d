import type { Edit, EditKind } from '#domain/edits.ts';

/** Why a correction ended; anything but STOP is a message to the learner and no feedback (spec §8). */
export const FINISH_MESSAGES = {
  MAX_TOKENS: 'Your entry is too long. Please shorten it and try again.',
  SAFETY: 'Content may contain safety violations.',
  RECITATION: 'Content may contain copyright violations.',
  BLOCKLIST: 'Content contains forbidden terms.',
  PROHIBITED_CONTENT: 'Content may contain prohibited content.',
  SPII: 'Content may contain sensitive personal information.',
  OTHER: 'Token generation stopped for another reason.',
  FINISH_REASON_UNSPECIFIED: 'The finish reason is unspecified.',
  MALFORMED_FUNCTION_CALL: 'Model generated an invalid function call.',
  MODEL_ARMOR: 'Model response was blocked by Model Armor.',
} as const;

/** The message for a finish reason, undefined for STOP (spec §8). */
export function finishMessage(finishReason: string): string | undefined {
  if (finishReason === 'STOP') return undefined;
  return Object.hasOwn(FINISH_MESSAGES, finishReason)
    ? FINISH_MESSAGES[finishReason as keyof typeof FINISH_MESSAGES]
    : 'An unknown error occurred.';
}

export type TopMistake = { readonly mistake: string; readonly explanation: string };

/** What a corrector says of one mistake: the words that were wrong and those that are right, perhaps with words around. */
export type Explanation = {
  readonly wrong: string;
  readonly right: string;
  readonly kind?: EditKind | undefined;
  readonly explanation: string;
};

/** What a corrector says of an entry (spec §3 «Feedback result»); fields below the line are our additions. */
export type Feedback = {
  readonly finishReason: string;
  readonly correctedDay: string;
  readonly correctedWell: string;
  readonly correctedGrateful: string;
  readonly topMistakes: readonly TopMistake[];
  /** Every single change with its kind and reason; absent when the corrector does not tell them. */
  readonly edits?: readonly Edit[] | undefined;
  /** What a corrector says of the mistakes it found, by their words: not yet tied to the edits that they explain. */
  readonly explanations?: readonly Explanation[] | undefined;
  /** What may be wrong but was not changed: «look at this», with the replacement as a suggestion. */
  readonly hints?: readonly Edit[] | undefined;
  /** ISO 639-1 code of the language that was found in the texts. */
  readonly lang?: string | undefined;
  /** Who checked it: a name of the CORRECTOR setting. */
  readonly checked_by: string;
  /** A sentence for the learner, such as what this corrector cannot do for the language. */
  readonly note?: string | undefined;
};

/** Limits of spec §9. */
export const MAX_TOP_MISTAKES = 3;
export const MAX_EXPLANATION_GRAPHEMES = 100;

/** Feedback that ended with another reason than STOP: no corrections, the reason only. */
export const noFeedback = (finishReason: string, checked_by: string): Feedback => ({
  finishReason,
  correctedDay: '',
  correctedWell: '',
  correctedGrateful: '',
  topMistakes: [],
  checked_by,
});
