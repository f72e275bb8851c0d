import { z } from 'zod';
import { EDIT_KINDS } from '#domain/edits.ts';
import { MAX_QUERY_CHARS } from '#domain/search.ts';
import {
  correctorAnswer,
  entryId,
  feedback,
  historyRow,
  mood,
  none,
  snippet,
  state,
  text,
  timeZone,
} from './shapes.ts';

/* The calls of the history: the learner's entries, and one of them. */

export const historyCalls = {
  /** The learner's entries, newest first: those of a filter, or those in which all words of a search stand. */
  fetchHistory: {
    access: 'verified',
    input: z.strictObject({
      /** Where the page before ended, as that answered it. */
      cursor: text(200).optional(),
      search: text(MAX_QUERY_CHARS).optional(),
      mood: mood.optional(),
      lang: text(20).optional(),
      kind: z.enum(EDIT_KINDS).optional(),
    }),
    output: z.object({
      entries: z.array(historyRow),
      /** Where the next page begins; absent at the end. A search may answer a page with few rows, or none, and go on. */
      next_cursor: z.string().optional(),
      /** With the first page: what there is to filter by, and how many entries there are in all. */
      filters: z
        .object({
          num_entries: z.number(),
          langs: z.array(z.string()),
          moods: z.array(mood),
          kinds: z.array(z.enum(EDIT_KINDS)),
        })
        .optional(),
    }),
  },
  /** One entry with all that belongs to it. */
  readEntry: {
    access: 'verified',
    input: entryId,
    output: z.object({
      entry_id: z.string(),
      day: z.string(),
      date_ms: z.number(),
      state,
      mood: mood.optional(),
      inputDay: z.string(),
      inputWell: z.string(),
      inputGrateful: z.string(),
      feedback: feedback.optional(),
      /** The changes in it that the learner meant as they wrote them. */
      meant: z.array(z.object({ original: z.string(), replacement: z.string() })),
      /** Whether checkEntryAgain would ask a corrector, and not answer what is stored. */
      can_check_again: z.boolean(),
      older_id: z.string().optional(),
      newer_id: z.string().optional(),
      /** Entries of the same date one month and one year before. */
      on_this_day: z.array(
        z.object({ entry_id: z.string(), day: z.string(), ago: z.enum(['month', 'year']), snippet }),
      ),
    }),
  },
  /** Takes an entry out of everything; for a minute it can be brought back, then it is gone. */
  deleteEntry: { access: 'verified', input: entryId, output: none },
  /** Brings a deleted entry back. */
  undeleteEntry: { access: 'verified', input: entryId, output: none },
  /** Has an entry checked that never was, or that only the basic corrector checked; answers what is stored for others. */
  checkEntryAgain: {
    access: 'verified',
    attested: true,
    input: z.strictObject({ entry_id: z.uuid(), time_zone: timeZone, check_with: z.literal('basic').optional() }),
    output: correctorAnswer,
  },
} as const;
