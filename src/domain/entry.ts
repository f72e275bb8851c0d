import type { Mood } from '#domain/mood.ts';

/** The three free texts of a diary entry, by the suffix that their fields share (spec §3). */
export const PARTS = ['Day', 'Well', 'Grateful'] as const;
export type Part = (typeof PARTS)[number];

/** What the learner wrote, a text a part (spec §3 «Diary entry input»). */
export type EntryTexts = { readonly inputDay: string; readonly inputWell: string; readonly inputGrateful: string };

/** A diary entry as it is sent: texts and the mood, -1 while unset (spec §3). */
export type EntryInput = EntryTexts & { readonly mood: Mood | -1 };

/** A corrected entry as fetchLastDiaryEntries answers it (spec §3 «Stored diary entry»). */
export type StoredEntry = {
  /** When it was written, in ms since 1970. */
  readonly date_ms: number;
  /** The learner's calendar day, YYYY-MM-DD, fixed when it was written. */
  readonly day: string;
  readonly num_words?: number | undefined;
  /** How many of the words needed a correction. */
  readonly num_word_diffs?: number | undefined;
  /** Absent when the learner set none. */
  readonly mood?: Mood | undefined;
};

/** Words that needed no correction: max(0, num_words - num_word_diffs); missing numbers are 0 (spec §3). */
export function correctWords(entry: Pick<StoredEntry, 'num_words' | 'num_word_diffs'>): number {
  return Math.max(0, (entry.num_words ?? 0) - (entry.num_word_diffs ?? 0));
}

export const inputOf = (texts: EntryTexts, part: Part): string => texts[`input${part}`];

/** True when no part holds anything but white space: there is nothing to correct. */
export const isBlank = (texts: EntryTexts): boolean => PARTS.every((part) => inputOf(texts, part).trim() === '');

/** Whether two entries say the same, letter by letter. The mood is no text and does not count. */
export const sameTexts = (a: EntryTexts, b: EntryTexts): boolean =>
  PARTS.every((part) => inputOf(a, part) === inputOf(b, part));
