import type { Fix } from '#domain/edits.ts';

/** A round of corrections: finds fixes in a text; they need not be in order, and the earlier of two that meet wins. */
export type Round = (text: string) => readonly Fix[] | Promise<readonly Fix[]>;

/** What is known about a language: rounds, each over the result of the one before. */
export type Language = {
  readonly rounds: readonly Round[];
  /** Called when a new text begins. */
  readonly begin?: (() => void) | undefined;
  /** A sentence for the learner about what is not checked. */
  readonly note?: string | undefined;
};
