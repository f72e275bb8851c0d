import { z } from 'zod';
import type { Access } from '#domain/access.ts';
import { PAGES, STATISTICS } from '#domain/analytics.ts';
import { EDIT_KINDS } from '#domain/edits.ts';
import { MAX_IMPORT_BATCH } from '#domain/export.ts';
import { LEGAL_PAGES } from '#domain/legal.ts';
import { PAGE_LANGUAGES } from '#domain/page-language.ts';
import { historyCalls } from './contract/history.ts';
import { reviewCalls } from './contract/review.ts';
import {
  challenge,
  correctorAnswer,
  daySettings,
  device,
  diaryEntry,
  dismissed,
  legalBlock,
  mood,
  none,
  partText,
  profile,
  pushSubscription,
  storedEntry,
  text,
  timeZone,
  tries,
  user,
} from './contract/shapes.ts';

export type { DaySettings, Device, HistoryRow, Profile, User } from './contract/shapes.ts';
export { feedback } from './contract/shapes.ts';

/*
 * What crosses the wire: every callable function, who may call it and its two shapes. Changes are additive, because an
 * old tab may meet a new server. The page imports this file as types only.
 */

type Row = {
  readonly access: Access;
  /** Needs the attestation header: proof that some work was done for it (spec §9 «bot check»). */
  readonly attested?: true;
  readonly input: z.ZodType;
  readonly output: z.ZodType;
};

export const contract = {
  /** Creates the account and its profile together, or neither; leaves the ticket that signIn asks for. */
  registerUser: {
    access: 'anyone',
    attested: true,
    input: z.strictObject({
      email: text(1000),
      password: text(1000),
      username: text(1000),
      native_lang: text(1000),
      acceptedTerms: z.boolean(),
      acceptedPrivacy: z.boolean(),
      time_zone: timeZone,
      /** The language of the page; one that is not ours is passed over. */
      lang_page: text(20).optional(),
    }),
    output: none,
  },
  /** Verifies the password and leaves the ticket that signIn asks for. */
  loginUser: {
    access: 'anyone',
    attested: true,
    input: z.strictObject({ email: text(1000), password: text(1000) }),
    output: none,
  },
  /** Turns the ticket of loginUser or registerUser into a session. */
  signIn: { access: 'anyone', input: z.strictObject({ email: text(1000) }), output: user },
  signOut: { access: 'anyone', input: none, output: none },
  /** The current user, read anew; null when nobody is signed in. */
  reloadUser: { access: 'anyone', input: none, output: user.nullable() },
  sendVerificationEmail: { access: 'signed-in', input: none, output: none },
  /** Moves an unverified account to another address: the one given at registration was mistyped. */
  changeEmail: {
    access: 'signed-in',
    input: z.strictObject({ email: text(1000), password: text(1000) }),
    output: user,
  },
  /** Answers alike whether or not the address has an account. */
  sendPasswordReset: { access: 'anyone', attested: true, input: z.strictObject({ email: text(1000) }), output: none },
  /** Whether the link of a reset mail still works; throws auth/expired-action-code or auth/invalid-action-code. */
  checkPasswordReset: { access: 'anyone', input: z.strictObject({ token: text(500) }), output: none },
  /** Sets the password by the link of a reset mail, once, ends all sessions of the account and signs this browser in. */
  confirmPasswordReset: {
    access: 'anyone',
    input: z.strictObject({ token: text(500), password: text(1000) }),
    /** A server of the version before does not sign in and answers no user. */
    output: z.object({ user: user.optional() }),
  },
  /** Verifies the address that the link of a verification mail was sent to; the same errors as checkPasswordReset. */
  confirmEmail: { access: 'anyone', input: z.strictObject({ token: text(500) }), output: none },
  /** Shows the password again, so that what needs a recent sign-in may be done for the next 10 minutes. */
  reauthenticate: { access: 'signed-in', input: z.strictObject({ password: text(1000) }), output: none },
  /** Needs a recent sign-in. Ends every other session. */
  updatePassword: { access: 'verified', input: z.strictObject({ password: text(1000) }), output: none },
  /** Needs a recent sign-in. Deletes the account with everything that belongs to it. */
  deleteUser: { access: 'signed-in', input: none, output: none },
  /** What deleteUser would take away. */
  previewDeletion: { access: 'signed-in', input: none, output: z.object({ num_entries: z.number() }) },
  /** This device first, then those seen last. */
  listDevices: { access: 'signed-in', input: none, output: z.object({ devices: z.array(device) }) },
  /** Ends every session but this one. */
  signOutElsewhere: { access: 'signed-in', input: none, output: z.object({ num_ended: z.number() }) },
  readProfile: { access: 'signed-in', input: none, output: profile },
  updateUsername: { access: 'verified', input: z.strictObject({ username: text(1000) }), output: none },
  updateLangNative: { access: 'verified', input: z.strictObject({ lang_native: text(1000) }), output: none },
  /** What the learner writes in, '' to have it found out. */
  updateLangWritten: { access: 'verified', input: z.strictObject({ lang_written: text(1000) }), output: none },
  /** The language of the learner's pages, in which mails and pushes come to them. */
  updateLangPage: { access: 'signed-in', input: z.strictObject({ lang_page: z.enum(PAGE_LANGUAGES) }), output: none },
  /** The learner meant what was corrected: it is not corrected again for them. */
  dismissEdit: { access: 'verified', input: dismissed, output: none },
  /** Takes a dismissal back. */
  restoreEdit: { access: 'verified', input: dismissed, output: none },
  /** First tries at the corrected places of an entry, made before the correction was shown; only the first report counts. */
  recordTries: { access: 'verified', input: tries, output: none },
  updateIsNotiMail: { access: 'verified', input: z.strictObject({ is_noti_mail: z.boolean() }), output: none },
  /** Sets what is given of the learner's day and of their reminders; what is stored keeps the day it was written on. */
  updateDaySettings: {
    access: 'verified',
    input: z.strictObject({
      day_start_hour: z.int().min(0).max(6).optional(),
      remind_hour: z.int().min(0).max(23).optional(),
      is_noti_weekly: z.boolean().optional(),
      /** An IANA name, which then stays; null: the zone of the browser, from this call on. */
      time_zone: text(64).nullable().optional(),
      browser_zone: timeZone,
    }),
    output: daySettings,
  },
  /** Pushes come to this device from now on, at the hour of the reminders; they end with its session. */
  subscribePush: { access: 'verified', input: pushSubscription, output: none },
  /** No more pushes to this device; answers whether they still go to another one. */
  unsubscribePush: { access: 'verified', input: none, output: z.object({ is_noti_push: z.boolean() }) },
  /** What the page has to know of this installation. */
  readInstallation: {
    access: 'anyone',
    input: none,
    output: z.object({
      support_email: z.string(),
      /** The key for which browsers subscribe to pushes; null where none are sent. */
      push_key: z.string().nullable().optional(),
      /** Where statistics go too, with the visitor's consent; null where only this server counts. */
      posthog: z.object({ key: z.string(), host: z.string() }).nullable().optional(),
    }),
  },
  /** Counts that something happened on a page; the page calls it with consent only, and without the session's cookie. */
  countEvent: {
    access: 'anyone',
    input: z.strictObject({ name: z.enum(STATISTICS), page: z.enum(PAGES) }),
    output: none,
  },
  /** What a legal page says of this installation: the operator's own text of it, or else the facts that ours names. */
  readLegalText: {
    access: 'anyone',
    input: z.strictObject({ page: z.enum(LEGAL_PAGES) }),
    output: z.object({
      /** null: the text that comes with the software holds. */
      blocks: z.array(legalBlock).nullable(),
      operator: z.object({
        name: z.string().optional(),
        address: z.string().optional(),
        email: z.string().optional(),
      }),
      /** Whom entries are sent to, to be corrected. */
      processors: z.array(z.object({ name: z.string(), service: z.string() })),
    }),
  },
  /** A challenge whose proof exchangeAttestation takes; null where no proof is asked for (BOT_CHECK=off). */
  requestAttestation: { access: 'anyone', input: none, output: z.object({ challenge: challenge.nullable() }) },
  /** Turns the proof, once, into the token that attested calls carry in their header. */
  exchangeAttestation: {
    access: 'anyone',
    input: z.strictObject({
      challenge,
      solution: z.object({ counter: z.number(), derivedKey: text(500) }),
    }),
    output: z.object({ token: z.string(), expires_in_ms: z.number() }),
  },
  /** Saves the entry under the draft's id, has it corrected and stores the feedback (docs/walk.md). */
  callCorrectorDiary: {
    access: 'verified',
    attested: true,
    input: z.strictObject({
      inputDay: partText,
      inputWell: partText,
      inputGrateful: partText,
      mood: z.union([mood, z.literal(-1)]),
      /** The draft's UUID; without one each call is a new entry. */
      entry_id: z.uuid().optional(),
      time_zone: timeZone,
      /** Has the embedded corrector check it, whoever is configured. */
      check_with: z.literal('basic').optional(),
      /** It is about yesterday, which counts until noon; later it is about today. A retry moves no day. */
      for_yesterday: z.literal(true).optional(),
    }),
    output: correctorAnswer,
  },
  /** Adds entries of an export; one that is here already stays as it is, so that an import can be repeated. */
  importEntries: {
    access: 'verified',
    input: z.strictObject({
      entries: z.array(diaryEntry).max(MAX_IMPORT_BATCH),
      dismissals: z.array(dismissed).max(MAX_IMPORT_BATCH).optional(),
    }),
    output: z.object({ num_imported: z.number(), num_known: z.number() }),
  },
  fetchLastDiaryEntries: {
    access: 'verified',
    input: z.strictObject({ hist_period_days: z.union([z.literal(7), z.literal(30)]), time_zone: timeZone }),
    output: z.object({
      /** Oldest first. */
      diaryEntries: z.array(storedEntry),
      /** The learner's calendar day now, YYYY-MM-DD: the last cell of the calendar. */
      today: z.string(),
      cur_streak: z.number(),
      /** What there is to know beside the streak; a server of the version before tells nothing of it. */
      streak: z
        .object({
          longest: z.number(),
          /** Freezes held, and the days on which some were spent. */
          freezes: z.number(),
          frozen: z.array(z.string()),
          /** Days of the last 30 on which something was written. */
          written_of_30: z.number(),
        })
        .optional(),
    }),
  },
  /** What went wrong most often over the last days, and what got better, against as many days before. */
  fetchMistakes: {
    access: 'verified',
    input: z.strictObject({ hist_period_days: z.union([z.literal(7), z.literal(30)]), time_zone: timeZone }),
    output: z.object({
      /** Words written in the period. */
      num_words: z.number(),
      /** The most frequent kind first. */
      common: z.array(
        z.object({
          kind: z.enum(EDIT_KINDS),
          count: z.number(),
          per_100_words: z.number().optional(),
          trend: z.enum(['up', 'down', 'equal']).optional(),
          examples: z.array(
            z.object({
              entry_id: z.string(),
              day: z.string(),
              wrong: z.string(),
              right: z.string(),
              sentence: z.string(),
            }),
          ),
        }),
      ),
      better: z.array(z.object({ kind: z.enum(EDIT_KINDS), per_100_words: z.number(), before: z.number() })),
      recoveries: z.array(
        z.object({ wrong: z.string(), right: z.string(), chances: z.number(), num_right: z.number() }),
      ),
    }),
  },
  ...historyCalls,
  ...reviewCalls,
} satisfies Record<string, Row>;

export type CallName = keyof typeof contract;
export type Contract = {
  [K in CallName]: {
    input: z.input<(typeof contract)[K]['input']>;
    output: z.output<(typeof contract)[K]['output']>;
  };
};
