import { z } from 'zod';
import type { Access } from '#domain/access.ts';
import { EDIT_KINDS, type Edit } from '#domain/edits.ts';
import { PARTS, type StoredEntry } from '#domain/entry.ts';
import type { Feedback } from '#domain/feedback.ts';

/*
 * What crosses the wire: every callable function, who may call it and its two shapes. Changes are additive, because an
 * old tab may meet a new server. The page imports this file as types only.
 */

/** NUL and lone surrogates have no place in PostgreSQL's text, and no learner types them. */
const isPlainText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
const text = (max: number) =>
  z.string().max(max, `Use at most ${max} characters.`).refine(isPlainText, 'Use plain text.');

const none = z.strictObject({});
const mood = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
/** Too long a part is no wrong shape but an answer of its own (MAX_TOKENS); the body's limit bounds it. */
const partText = z.string().refine(isPlainText, 'Use plain text.');
const timeZone = text(64).optional();

const user = z.object({
  user_id: z.string(),
  email: z.string(),
  is_verified: z.boolean(),
  /** The username: it follows the profile. */
  display_name: z.string(),
});
const profile = z.object({
  username: z.string(),
  lang_native: z.string(),
  is_noti_mail: z.boolean(),
  is_noti_push: z.boolean(),
  cur_streak: z.number(),
  /** ISO 639-1 code of what the learner says they write in; without one it is found out. */
  lang_written: z.string().optional(),
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
  topMistakes: z.array(z.object({ mistake: z.string(), explanation: z.string() })),
  edits: z.array(edit).optional(),
  hints: z.array(edit).optional(),
  lang: z.string().optional(),
  checked_by: z.string(),
  note: z.string().optional(),
}) satisfies z.ZodType<Feedback>;

const storedEntry = z.object({
  date_ms: z.number(),
  day: z.string(),
  num_words: z.number().optional(),
  num_word_diffs: z.number().optional(),
  mood: mood.optional(),
}) satisfies z.ZodType<StoredEntry>;

/** A device on which the account is signed in. */
const device = z.object({
  /** Such as «Firefox on Windows»; empty when the browser did not say. */
  name: z.string(),
  signed_in_ms: z.number(),
  last_seen_ms: z.number(),
  is_current: z.boolean(),
});
export type Device = z.output<typeof device>;

/** A proof-of-work challenge as altcha-lib makes it; the page hands it to the library and back. */
const challenge = z.strictObject({
  parameters: z.record(text(100), z.union([text(300), z.number()])),
  signature: text(200),
});

/** A change of a correction by its words. */
const dismissed = z.strictObject({ original: text(1000), replacement: text(1000) });

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
  /** Sets the password by the link of a reset mail, once, and ends all sessions of the account. */
  confirmPasswordReset: {
    access: 'anyone',
    input: z.strictObject({ token: text(500), password: text(1000) }),
    output: none,
  },
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
  /** The learner meant what was corrected: it is not corrected again for them. */
  dismissEdit: { access: 'verified', input: dismissed, output: none },
  /** Takes a dismissal back. */
  restoreEdit: { access: 'verified', input: dismissed, output: none },
  updateIsNotiMail: { access: 'verified', input: z.strictObject({ is_noti_mail: z.boolean() }), output: none },
  /** What the page has to know of this installation. */
  readInstallation: { access: 'anyone', input: none, output: z.object({ support_email: z.string() }) },
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
    }),
    output: z.object({
      /** Feedback as a JSON string. */
      text: z.string(),
      /** The texts that the feedback is about: those stored under the id, once it is done. */
      inputDay: z.string(),
      inputWell: z.string(),
      inputGrateful: z.string(),
    }),
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
    }),
  },
} satisfies Record<string, Row>;

export type CallName = keyof typeof contract;
export type Contract = {
  [K in CallName]: {
    input: z.input<(typeof contract)[K]['input']>;
    output: z.output<(typeof contract)[K]['output']>;
  };
};
