import type { EntryTexts } from '#domain/entry.ts';
import type { Feedback } from '#domain/feedback.ts';
import type { Mood } from '#domain/mood.ts';

/** What names the JSON of an export, and which version of it this is (docs/export-format.md). */
export const EXPORT_FORMAT = 'dayglot-diary';
export const EXPORT_VERSION = 1;

/** How much of a diary one call imports, and how much of it an account takes in all. */
export const MAX_IMPORT_BATCH = 50;
export const MAX_IMPORTED_ENTRIES = 20_000;

/** The files of the export, by the ending of their names. */
export const EXPORT_ENDINGS = ['json', 'csv', 'md', 'anki.tsv'] as const;
export type ExportEnding = (typeof EXPORT_ENDINGS)[number];

/** Feedback as it is stored, with when it was given, in ms since 1970. */
export type DiaryFeedback = Omit<Feedback, 'explanations'> & { readonly created_ms: number };

/** An entry with all that is stored of it. Those that were never corrected are pending and have no feedback. */
export type DiaryEntry = EntryTexts & {
  readonly entry_id: string;
  /** The learner's calendar day, YYYY-MM-DD, fixed when it was written. */
  readonly day: string;
  readonly date_ms: number;
  readonly time_zone: string;
  readonly mood?: Mood | undefined;
  readonly state: 'pending' | 'done';
  readonly num_words?: number | undefined;
  readonly num_word_diffs?: number | undefined;
  /** Which way of counting gave the numbers (words.ts). */
  readonly word_count_version?: number | undefined;
  /** First tries at what was corrected, and those that were right. */
  readonly num_tries?: number | undefined;
  readonly num_tries_right?: number | undefined;
  readonly feedback?: DiaryFeedback | undefined;
};

/** A correction that the learner refused: they meant it. */
export type DiaryDismissal = { readonly original: string; readonly replacement: string };

/** What an export tells before its entries. */
export type DiaryHead = {
  readonly exported_ms: number;
  readonly profile: {
    readonly username: string;
    readonly email: string;
    readonly lang_native: string;
    readonly lang_written?: string | undefined;
    /** The language of the pages and the mails. */
    readonly lang_page?: string | undefined;
    readonly time_zone: string;
    readonly is_noti_mail: boolean;
    readonly is_noti_push: boolean;
    readonly is_noti_weekly: boolean;
    /** The learner chose the zone; otherwise it follows the browser. */
    readonly is_time_zone_own: boolean;
    /** Hours by the learner's clock. */
    readonly day_start_hour: number;
    readonly remind_hour: number;
  };
  readonly dismissals: readonly DiaryDismissal[];
};

/** How a file is written: what it begins with, a piece an entry (`at` counts from 0), and what ends it. */
export type FileFormat = {
  /** Its media type. */
  readonly type: string;
  readonly head: (diary: DiaryHead) => string;
  readonly entry: (entry: DiaryEntry, at: number) => string;
  readonly tail: string;
};
