import type { Finding } from '#server/adapters/corrector/basic/finding.ts';

/** A round of corrections: finds fixes in a text; they need not be in order, and the earlier of two that meet wins. */
export type Round = (text: string) => readonly Finding[] | Promise<readonly Finding[]>;

/** What is known about a language: rounds, each over the result of the one before. */
export type Language = {
  readonly rounds: readonly Round[];
  /** Begins a text; what it returns is called when that text has its turn again after others. */
  readonly begin?: (() => (() => void) | undefined) | undefined;
  /** Does the slow part of the first round in steps, so that others have their turn between them. */
  readonly prepare?: ((text: string) => Iterable<void>) | undefined;
  /** A sentence for the learner about what is not checked, in English; lessons/ tells it in other languages. */
  readonly note?: string | undefined;
};

/** The languages with rules of their own, ISO 639-1 codes. */
export const KNOWN_LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt'] as const;
export type KnownLanguage = (typeof KNOWN_LANGUAGES)[number];

export const isKnownLanguage = (lang: string): lang is KnownLanguage =>
  (KNOWN_LANGUAGES as readonly string[]).includes(lang);
