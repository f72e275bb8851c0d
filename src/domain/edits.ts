import type { Part } from '#domain/entry.ts';

/** What kind of mistake an edit mends: a small multilingual scheme after ERRANT and UA-GEC. */
export const EDIT_KINDS = [
  'spelling',
  'capital',
  'punctuation',
  'spacing',
  'article',
  'noun-number',
  'verb-form',
  'tense',
  'agreement',
  'preposition',
  'pronoun',
  'word-order',
  'word-choice',
  'missing-word',
  'extra-word',
  'register',
] as const;
export type EditKind = (typeof EDIT_KINDS)[number];

/** One replacement inside one text. */
export type Fix = {
  /** UTF-16 offsets into the text as it was written; start = end for an insertion. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  readonly kind: EditKind;
  /** Why, in one short sentence. */
  readonly explanation: string;
};

/** A fix and the part of the entry it belongs to, with the words it replaces. */
export type Edit = Fix & { readonly part: Part; readonly original: string };
