import type { EditKind } from '#domain/edits.ts';

/**
 * What is told in a language of the learner: a sentence with `{name}` for words of the text, `{right}` and `{wrong}` for the
 * correction and what it replaces. `{name|low}` writes it small, `{name|term}` translates a term of grammar.
 */
export type Lesson = string;

/** Terms of grammar, in English. */
export const TERMS = [
  'nominative',
  'accusative',
  'dative',
  'genitive',
  'masculine',
  'feminine',
  'neuter',
  'singular',
  'plural',
] as const;
export type Term = (typeof TERMS)[number];

/** Sentences about what was not checked. */
export const NOTES = ['languages', 'paragraphs', 'dictionary', 'gaps', 'partly'] as const;
export type Note = (typeof NOTES)[number];

/** Where no lesson fits: a sentence for each kind of edit, and for what is put in or taken out. */
export type Generic = EditKind | 'missing' | 'extra' | 'missing-mark' | 'extra-mark';

/** All that is said in one language of the learner. */
export type Lessons = {
  readonly generic: Readonly<Record<Generic, Lesson>>;
  /** By rule id or a key that rules share. */
  readonly lessons: Readonly<Record<string, Lesson>>;
  readonly terms: Readonly<Record<Term, string>>;
  readonly notes: Readonly<Record<Note, string>>;
  /** What stands between two sentences. */
  readonly between: string;
};
