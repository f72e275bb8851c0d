import type { Generated } from 'kysely';
import type { EditKind } from '#domain/edits.ts';
import type { Outage } from '#domain/outages.ts';

/*
 * The tables, column by column; times are ms since 1970, truth values 0 or 1, so that both engines answer alike. Fields
 * of the specification keep its names (spec §3). A column of a learner's words holds them sealed (vault/vault.ts).
 */

type AuthUser = {
  id: string;
  email: string;
  is_verified: number;
  created_ms: number;
  /** When the operator disabled it: it has no session and gets none. */
  disabled_ms: Generated<number | null>;
  /** When its removal began: its key is gone, and its rows are being removed. */
  removed_ms: Generated<number | null>;
};

/** The user profile document. `cur_streak` is worked out from the days written and has no column. */
type Users = {
  user_id: string;
  username: string;
  lang_native: string;
  is_noti_mail: number;
  /** 0: no push_subscription. 1: there are some, or there were until their sessions ended. */
  is_noti_push: number;
  time_zone: string;
  /** What the learner says they write in; null: it is found out. */
  lang_written: string | null;
  /** The language of their pages, and so of what is sent to them; null: they never told one. */
  lang_page: Generated<string | null>;
  /** The hour at which their day begins, 0–6. */
  day_start_hour: Generated<number>;
  /** The learner chose the zone; otherwise it follows the browser. */
  is_time_zone_own: Generated<number>;
  /** The hour of their reminders, 0–23. */
  remind_hour: Generated<number>;
  is_noti_weekly: Generated<number>;
  /** When the job looks at them next; null while they have neither e-mail nor push notifications. */
  next_remind_ms: Generated<number | null>;
};

type Credential = { user_id: string; password_hash: string };
type UserKey = { user_id: string; key_id: string; wrapped_key: string };
type Session = {
  user_id: string;
  token_hash: string;
  created_ms: number;
  expires_ms: number;
  /** When the password was last shown in this session. */
  authenticated_ms: number;
  /** When it was last used, give or take an hour. */
  last_seen_ms: number;
  /** Such as «Firefox on Windows»; empty when unknown. */
  device: string;
};
type SignInTicket = { user_id: string; token_hash: string; expires_ms: number };

/** The one password-reset link of a user that works: a newer one takes its place. */
type PasswordReset = { user_id: string; token_hash: string; expires_ms: number };
/** Somebody asked for a reset mail to this address, whether or not it has an account; a job looks that up. */
type ResetRequest = { id: string; email: string; created_ms: number };
/** How far a bucket is used up; its name is a keyed hash of what it counts (rate-limits.ts). */
type RateLimit = { bucket: string; tat_ms: number };
/** A proof of work that was exchanged already. */
type UsedProof = { id: string; expires_ms: number };

type Entry = {
  user_id: string;
  id: string;
  state: 'pending' | 'done';
  /** Counts the texts that were saved under this id; feedback belongs to one of them. */
  revision: number;
  date_ms: number;
  day: string;
  time_zone: string;
  mood: number | null;
  /** Keyed fingerprint of the three texts: tells the same text from another without opening it. */
  texts_mark: string;
  inputDay: string;
  inputWell: string;
  inputGrateful: string;
  num_words: number | null;
  num_word_diffs: number | null;
  /** Which way of counting gave the numbers (domain/words.ts). */
  word_count_version: number | null;
  /** How many calls of a provider that costs money were made for it. */
  num_paid: Generated<number>;
  /** The learner's day on which checking it again last allowed new paid calls. */
  paid_day: string | null;
  /** When its owner deleted it; soon after it goes for good, until then it can come back. */
  deleted_ms: number | null;
  /** First tries at what was corrected, before the correction was shown, and those that were right; null: none. */
  num_tries: Generated<number | null>;
  num_tries_right: Generated<number | null>;
};

/** The id of an entry that is gone: nothing that was sent late brings it back under that id. */
type DeletedEntry = { user_id: string; id: string; deleted_ms: number };
/** How many corrections a learner had on a day of theirs, whatever became of the entries. */
type CorrectedDay = { user_id: string; day: string; num_corrected: number };

/**
 * A change that an entry needed, once however often it occurs there. The marks are keyed fingerprints: equal for the same
 * change, and for the same explanation, so that what recurs can be counted without a word of the learner's.
 */
type Mistake = {
  user_id: string;
  entry_id: string;
  position: number;
  kind: EditKind;
  lang: string | null;
  change_mark: string;
  lesson_mark: string;
  /** How often it occurs in the entry. */
  num: Generated<number>;
  /** 1: its words hold the face of a review card. */
  has_card: Generated<number>;
  /** Its words, sealed (store/mistakes.ts); null: stored by an older version, until the job has added them. */
  words: string | null;
};
/**
 * A review card: a change that the learner was corrected in, by its mark, and what is remembered of it. Made when feedback is
 * stored; its words are those of its mistakes. Days are the learner's.
 */
type ReviewCard = {
  user_id: string;
  mark: string;
  /** The newest time in ms at which the change was needed; null: the card is of an older version. */
  newest_ms: number | null;
  /** How often it was answered. */
  reps: number;
  lapses: number;
  stability: number | null;
  difficulty: number | null;
  due_day: string | null;
  last_day: string | null;
  /** When it was answered for the first time. */
  first_day: string | null;
  /** The page's UUID of the last answer, and of the last one that was taken back. */
  answer_id: string | null;
  undone_id: string | null;
  /** What was remembered before the last answer, as JSON of numbers and days. */
  memory_before: string | null;
  /** When it was set aside, or deleted, by its learner. */
  suspended_ms: number | null;
  deleted_ms: number | null;
};
/** A correction that the learner refused: they meant it. */
type Dismissal = {
  user_id: string;
  mark: string;
  change: string;
  created_ms: number;
  /** The mark of the change, as mistakes and cards have it; null: stored by an older version, until the job has added it. */
  change_mark: string | null;
};

type Feedback = {
  user_id: string;
  entry_id: string;
  finishReason: string;
  correctedDay: string;
  correctedWell: string;
  correctedGrateful: string;
  topMistakes: string;
  edits: string | null;
  /** What may be wrong but was not changed. */
  hints: string | null;
  lang: string | null;
  checked_by: string;
  note: string | null;
  created_ms: number;
  /** Which version of the code stored its mistakes (MISTAKES_VERSION); null: an older one, and the job stores them anew. */
  mistakes_version: number | null;
};

/** Mails that come on their own, at the learner's hour. */
export type ReminderKind = 'reminder' | 'weekly';
/** That a mail of a kind was sent for a day of the learner's, or the pushes. */
type SentReminder = { user_id: string; day: string; kind: ReminderKind | 'push' };

/** Where a browser takes pushes, bound to the session in which it said so. */
type PushSubscription = {
  user_id: string;
  /** A keyed hash of the endpoint. */
  id: string;
  token_hash: string;
  endpoint: string;
  /** The keys for which a push is encrypted, as the browser tells them. */
  p256dh: string;
  auth: string;
  /** The public key of this installation that it was made for: with another one nothing reaches it. */
  push_key: string;
  created_ms: number;
};

export type MailKind = 'verification' | 'password-reset' | 'password-changed' | 'registration-attempt' | ReminderKind;

/** A mail or a push that waits to be sent. It is rendered when it is sent, so no link with a token lies in the database. */
type Outbox = {
  user_id: string;
  id: string;
  kind: MailKind | 'push';
  /** The e-mail address; of a push, the id of its subscription. */
  to_address: string;
  attempts: number;
  next_ms: number;
  created_ms: number;
};

/** How often something happened on a page on a day, in UTC. It belongs to nobody. */
export type DailyCount = { day: string; event: string; page: string; num: number };

/** When the service was last seen at work; one row, whichever server wrote it. */
type Heartbeat = { service: string; beat_ms: number };

/** A key that wraps users' keys, and something sealed with it that tells whether a secret is the one it comes from. */
type WrappingKey = { key_id: string; proof: string; created_ms: number };

/** One that a rotation is done with. */
type RetiredKey = { key_id: string; retired_ms: number };

/** What the operator did by the command line. */
type AdminAction = {
  id: string;
  at_ms: number;
  /** Their name on the machine. */
  operator: string;
  action: string;
  /** A keyed hash of the account's id: an account that is deleted leaves nothing that names it. */
  account_mark: string | null;
  outcome: string;
};

/** A correction that is under way; one that never ended counts no more after `until_ms`. */
type CorrectionSlot = { user_id: string; slot: number; until_ms: number };

/** What a provider was asked for on a day, in UTC, by all learners together. */
type AiUsage = {
  day: string;
  corrector: string;
  calls: number;
  tokens_in: number;
  tokens_out: number;
  /** Millionths of a dollar. */
  micro_usd: number;
};

export type Tables = {
  auth_user: AuthUser;
  users: Users;
  credential: Credential;
  user_key: UserKey;
  session: Session;
  sign_in_ticket: SignInTicket;
  entry: Entry;
  deleted_entry: DeletedEntry;
  corrected_day: CorrectedDay;
  feedback: Feedback;
  mistake: Mistake;
  dismissal: Dismissal;
  review_card: ReviewCard;
  outbox: Outbox;
  sent_reminder: SentReminder;
  push_subscription: PushSubscription;
  password_reset: PasswordReset;
  reset_request: ResetRequest;
  rate_limit: RateLimit;
  used_proof: UsedProof;
  heartbeat: Heartbeat;
  /** The times at which no server was at work. */
  outage: Outage;
  daily_count: DailyCount;
  wrapping_key: WrappingKey;
  retired_key: RetiredKey;
  admin_action: AdminAction;
  correction_slot: CorrectionSlot;
  ai_usage: AiUsage;
};
