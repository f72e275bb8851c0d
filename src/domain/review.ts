import type { EditKind } from '#domain/edits.ts';

/** How well a card was known, the worst first; keys 1 to 3 on the page. */
export const GRADES = ['again', 'good', 'easy'] as const;
export type Grade = (typeof GRADES)[number];

/** Cards of a sitting: about two minutes, and a day's worth (docs/decisions/0030). */
export const MAX_SITTING = 12;
/** Cards that are shown for the first time on one day, at most: each of them comes back many times. */
export const MAX_NEW_A_DAY = 5;

/** How well a card is remembered, as the scheduler counts it; days are the learner's, YYYY-MM-DD. */
export type Memory = {
  readonly due_day: string;
  readonly last_day: string;
  /** In days: after so long it is known with nine chances in ten. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
  readonly reps: number;
  readonly lapses: number;
};

/** One of the learner's own sentences, put right, with the place blanked that was wrong. */
export type ReviewCard = {
  readonly entry_id: string;
  /** The learner's day on which it was written, YYYY-MM-DD. */
  readonly day: string;
  /** The corrected sentence on either side of the blank, white space included. */
  readonly before: string;
  readonly after: string;
  readonly answer: string;
  /** What the learner had written there; empty where something was missing. */
  readonly wrong: string;
  readonly kind: EditKind;
  readonly explanation: string;
  /** How the answer begins, where the sentence alone does not tell which word is meant. */
  readonly hint?: string | undefined;
  /** ISO 639-1 code of the language that was found. */
  readonly lang?: string | undefined;
};

/** A later entry in which the learner wrote by themselves what a card asks. */
export type Praise = { readonly right: string; readonly entry_id: string; readonly day: string };

/**
 * How many cards are new in what is left of a day's sitting: only where those that are due leave room, and no more than may
 * be new on a day.
 */
export function roomForNew(o: { readonly num_due: number; readonly num_left: number; readonly num_new_today: number }) {
  return Math.max(0, Math.min(o.num_left - o.num_due, MAX_NEW_A_DAY - o.num_new_today));
}
