import type { Fix } from '#domain/edits.ts';

/** The named parts of a match: words of the text. */
export type Groups = Readonly<Record<string, string>>;

/** A fix on its way through the rounds, with what is needed to explain it in the learner's own language. */
export type Finding = Fix & {
  /** The lesson that explains it: a rule's id or a key that rules share; looked up in lessons/. */
  readonly lesson?: string | undefined;
  /** Words that the lesson may name. */
  readonly groups?: Groups | undefined;
  /** Shown to the learner as «look at this», never applied. */
  readonly isHint?: true | undefined;
};
