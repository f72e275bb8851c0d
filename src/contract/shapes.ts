import { z } from 'zod';
import { EDIT_KINDS, type Edit } from '#domain/edits.ts';
import { PARTS, type StoredEntry } from '#domain/entry.ts';
import type { DiaryEntry } from '#domain/export.ts';
import type { Feedback } from '#domain/feedback.ts';
import type { LegalBlock } from '#domain/legal.ts';
import type { Snippet } from '#domain/search.ts';

/* The shapes that several calls share, as zod reads them; those of the domain's types cannot drift from them. */

/** NUL and lone surrogates have no place in PostgreSQL's text, and no learner types them. */
const isPlainText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
export const text = (max: number) =>
  z.string().max(max, `Use at most ${max} characters.`).refine(isPlainText, 'Use plain text.');

export const none = z.strictObject({});
export const mood = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
/** Too long a part is no wrong shape but an answer of its own (MAX_TOKENS); the body's limit bounds it. */
export const partText = z.string().refine(isPlainText, 'Use plain text.');
export const timeZone = text(64).optional();
export const entryId = z.strictObject({ entry_id: z.uuid() });

export const user = z.object({
  user_id: z.string(),
  email: z.string(),
  is_verified: z.boolean(),
  /** The username: it follows the profile. */
  display_name: z.string(),
  /** The language of the mails to them; null: they told none. A server of the version before says nothing of it. */
  lang_page: z.string().nullable().optional(),
});
/** When the learner's day begins and when they are reminded; local hours in their zone. */
export const daySettings = z.object({
  time_zone: z.string(),
  /** The learner chose the zone; otherwise it follows the browser. */
  is_time_zone_own: z.boolean(),
  day_start_hour: z.number(),
  remind_hour: z.number(),
  /** The summary on Sundays; it comes only while is_noti_mail is on too. */
  is_noti_weekly: z.boolean(),
});
/** The learner's day and their reminders. */
export type DaySettings = z.output<typeof daySettings>;

export const profile = z.object({
  username: z.string(),
  lang_native: z.string(),
  is_noti_mail: z.boolean(),
  is_noti_push: z.boolean(),
  /** Pushes go to this very device; absent: they do not, whatever is_noti_push says of the others. */
  is_push_here: z.literal(true).optional(),
  cur_streak: z.number(),
  /** Yesterday, YYYY-MM-DD, while it is empty and may be filled in, and something was written before it. */
  day_to_fill_in: z.string().optional(),
  /** ISO 639-1 code of what the learner says they write in; without one it is found out. */
  lang_written: z.string().optional(),
  ...daySettings.shape,
});
/** The signed-in user of the authentication provider (spec §3 «Authentication user»). */
export type User = z.output<typeof user>;
/** The user profile document (spec §3). */
export type Profile = z.output<typeof profile>;

const edit = z.object({
  part: z.enum(PARTS),
  start: z.number(),
  end: z.number(),
  original: z.string(),
  replacement: z.string(),
  kind: z.enum(EDIT_KINDS),
  explanation: z.string(),
}) satisfies z.ZodType<Edit>;

/** What the `text` of callCorrectorDiary holds as JSON. */
export const feedback = z.object({
  finishReason: z.string(),
  correctedDay: z.string(),
  correctedWell: z.string(),
  correctedGrateful: z.string(),
  topMistakes: z.array(z.object({ mistake: z.string(), explanation: z.string() })).readonly(),
  edits: z.array(edit).readonly().optional(),
  hints: z.array(edit).readonly().optional(),
  lang: z.string().optional(),
  checked_by: z.string(),
  note: z.string().optional(),
}) satisfies z.ZodType<Feedback>;

/** What a text says and where in it the words stand that were looked for. */
export const snippet = z.object({
  text: z.string(),
  hits: z.array(z.tuple([z.number(), z.number()]).readonly()).readonly(),
}) satisfies z.ZodType<Snippet>;

export const state = z.enum(['pending', 'done']);
/** A row of the history. */
export const historyRow = z.object({
  entry_id: z.string(),
  day: z.string(),
  date_ms: z.number(),
  state,
  mood: mood.optional(),
  /** ISO 639-1 code of the language that was found. */
  lang: z.string().optional(),
  checked_by: z.string().optional(),
  num_words: z.number().optional(),
  num_word_diffs: z.number().optional(),
  snippet,
});
export type HistoryRow = z.output<typeof historyRow>;

export const storedEntry = z.object({
  date_ms: z.number(),
  day: z.string(),
  num_words: z.number().optional(),
  num_word_diffs: z.number().optional(),
  mood: mood.optional(),
}) satisfies z.ZodType<StoredEntry>;

/** An entry as the export writes it; what its fields may be to each other stands in domain/export-check.ts. */
export const diaryEntry = z.strictObject({
  entry_id: z.uuid(),
  day: text(10),
  date_ms: z.number(),
  time_zone: text(64),
  mood: mood.optional(),
  state: z.enum(['pending', 'done']),
  inputDay: partText,
  inputWell: partText,
  inputGrateful: partText,
  num_words: z.number().optional(),
  num_word_diffs: z.number().optional(),
  word_count_version: z.number().optional(),
  num_tries: z.number().optional(),
  num_tries_right: z.number().optional(),
  feedback: feedback.extend({ created_ms: z.number() }).optional(),
}) satisfies z.ZodType<DiaryEntry>;

/** A device on which the account is signed in. */
export const device = z.object({
  /** Such as «Firefox on Windows»; empty when the browser did not say. */
  name: z.string(),
  signed_in_ms: z.number(),
  last_seen_ms: z.number(),
  is_current: z.boolean(),
});
export type Device = z.output<typeof device>;

/** What a browser's PushSubscription tells: its address, and keys in base64url. */
export const pushSubscription = z.strictObject({
  endpoint: text(2000),
  p256dh: z.string().regex(/^[\w-]{87}=?$/, 'Use a public key of 65 bytes.'),
  auth: z.string().regex(/^[\w-]{22}={0,2}$/, 'Use a secret of 16 bytes.'),
  /** The key that readInstallation told, for which it was made. */
  push_key: z.string().regex(/^[\w-]{87}$/, 'Use the key that readInstallation tells.'),
  /** The browser changed its address by itself: it is taken only while pushes are on in this session. */
  renews: z.literal(true).optional(),
});

/** A proof-of-work challenge as altcha-lib makes it; the page hands it to the library and back. */
export const challenge = z.strictObject({
  parameters: z.record(text(100), z.union([text(300), z.number()])),
  signature: text(200),
});

/** A change of a correction by its words. */
export const dismissed = z.strictObject({ original: text(1000), replacement: text(1000) });

const howMany = z.int().nonnegative().max(100_000);
export const tries = z
  .strictObject({ entry_id: z.uuid(), num_tries: howMany, num_tries_right: howMany })
  .refine(({ num_tries, num_tries_right }) => num_tries_right <= num_tries, 'No more can be right than were tried.');

/** What a correction answers. */
export const correctorAnswer = z.object({
  /** Feedback as a JSON string. */
  text: z.string(),
  /** The texts that the feedback is about: those stored under the id, once it is done. */
  inputDay: z.string(),
  inputWell: z.string(),
  inputGrateful: z.string(),
  /** The learner's day that the entry is of, YYYY-MM-DD. */
  day: z.string().optional(),
});

const legalSpan = z.object({
  text: z.string(),
  href: z.string().optional(),
  isStrong: z.boolean().optional(),
  isEmphasis: z.boolean().optional(),
});
/** What an operator's own text of a page is made of. */
export const legalBlock = z.union([
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), spans: z.array(legalSpan) }),
  z.object({ kind: z.literal('paragraph'), spans: z.array(legalSpan) }),
  z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(z.array(legalSpan)) }),
]) satisfies z.ZodType<LegalBlock>;
