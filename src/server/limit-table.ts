import type { CallName } from '#contract';
import { authCodeIn } from '#domain/auth-codes.ts';
import type { Rate } from '#server/store/rate-limits.ts';

export type Limit = Rate & {
  readonly by: 'network' | 'browser' | 'device' | 'user' | 'own email' | 'email' | 'email and network' | 'proof';
  /** Calls that name the same bucket share it; without one the call has its own. */
  readonly bucket?: string;
  /** Holds only for browsers that signed in to the named account before, or only for all others. */
  readonly for?: 'known devices' | 'strangers';
  /** Whether the turn is given back when the call ends with this error, or well (undefined). Without it every call counts. */
  readonly refundsIf?: (error: unknown) => boolean;
};

/** A call, or the download of the diary (http/export-route.ts). */
type Name = CallName | 'exportDiary';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** At most `count` in any 24 hours: half of them at once, or `atOnce` if that is more, and the others spread over the day. */
const perDay = (count: number, atOnce = 0): Rate => {
  const burst = Math.max(atOnce, Math.floor(count / 2));
  return { burst, every_ms: Math.ceil(DAY / Math.max(1, count - burst)) };
};

/** A class that registers together. */
const CLASS = 60;

const codeOf = (error: unknown): string | undefined => (error instanceof Error ? authCodeIn(error.message) : undefined);

/** Only a wrong password counts. */
const isNoGuess = (error: unknown): boolean =>
  !['auth/invalid-credential', 'auth/wrong-password'].includes(codeOf(error) ?? '');
/** What failed has sent no mail. */
const hasFailed = (error: unknown): boolean => error !== undefined;
/** A new account counts, and so does learning that an address has one. */
const isNoAccount = (error: unknown): boolean => error !== undefined && codeOf(error) !== 'auth/email-already-in-use';

const PER_PROOF: Limit = { by: 'proof', bucket: 'attested', burst: 60, every_ms: 10 * SECOND };
const PASSWORD_TRY: Limit = {
  by: 'user',
  bucket: 'password-try',
  burst: 10,
  every_ms: MINUTE,
  refundsIf: isNoGuess,
};

/** Corrections, new ones and those that are asked for again. */
const CORRECTION: Limit = { by: 'user', bucket: 'correction', burst: 20, every_ms: 10 * SECOND };

/** However many accounts ask for it, one address gets no more verification mails than this. */
const VERIFICATION_MAIL = { bucket: 'verification-mail', ...perDay(12), refundsIf: hasFailed } as const;

/**
 * How often a call may be made (docs/decisions/0014). A class behind one address must be able to register and log in
 * together; a guesser must not get far with one account from anywhere, nor keep its owner's devices out. What is not here is
 * cheap or limited elsewhere.
 */
const LIMITS: Partial<Record<Name, readonly Limit[]>> = {
  requestAttestation: [{ by: 'browser', burst: 100, every_ms: 2 * SECOND }],
  exchangeAttestation: [{ by: 'browser', burst: 100, every_ms: 2 * SECOND }],
  registerUser: [PER_PROOF, { by: 'network', burst: 60, every_ms: 30 * SECOND }],
  loginUser: [
    PER_PROOF,
    // Right passwords cost a hash as well.
    { by: 'network', for: 'strangers', bucket: 'sign-in', burst: 300, every_ms: SECOND },
    { by: 'network', for: 'strangers', burst: 60, every_ms: 5 * SECOND, refundsIf: isNoGuess },
    { by: 'email and network', for: 'strangers', burst: 10, every_ms: MINUTE, refundsIf: isNoGuess },
    { by: 'email', for: 'strangers', burst: 50, every_ms: MINUTE, refundsIf: isNoGuess },
    { by: 'device', bucket: 'sign-in', burst: 60, every_ms: 5 * SECOND },
    { by: 'device', burst: 10, every_ms: MINUTE, refundsIf: isNoGuess },
  ],
  sendPasswordReset: [
    PER_PROOF,
    { by: 'network', for: 'strangers', burst: 30, every_ms: 30 * SECOND },
    { by: 'email and network', for: 'strangers', burst: 3, every_ms: 5 * MINUTE },
    // Used up by strangers, it still lets one mail through before the link of the last one ends: it works for an hour.
    { by: 'email', for: 'strangers', burst: 6, every_ms: 50 * MINUTE },
    { by: 'device', burst: 3, every_ms: 5 * MINUTE },
    { by: 'email', for: 'known devices', bucket: 'own-reset', ...perDay(12) },
  ],
  checkPasswordReset: [{ by: 'browser', burst: 60, every_ms: 5 * SECOND }],
  confirmPasswordReset: [{ by: 'browser', burst: 30, every_ms: 10 * SECOND }],
  confirmEmail: [{ by: 'browser', burst: 60, every_ms: 5 * SECOND }],
  sendVerificationEmail: [
    { by: 'user', burst: 3, every_ms: 5 * MINUTE },
    { by: 'own email', ...VERIFICATION_MAIL },
  ],
  changeEmail: [PASSWORD_TRY, { by: 'user', burst: 5, every_ms: 5 * MINUTE }, { by: 'email', ...VERIFICATION_MAIL }],
  reauthenticate: [PASSWORD_TRY],
  updatePassword: [{ by: 'user', burst: 10, every_ms: MINUTE }],
  updateUsername: [{ by: 'user', burst: 30, every_ms: 10 * SECOND }],
  updateLangNative: [{ by: 'user', burst: 30, every_ms: 10 * SECOND }],
  updateLangWritten: [{ by: 'user', burst: 30, every_ms: 10 * SECOND }],
  updateLangPage: [{ by: 'user', burst: 30, every_ms: 10 * SECOND }],
  dismissEdit: [{ by: 'user', burst: 60, every_ms: 5 * SECOND }],
  restoreEdit: [{ by: 'user', burst: 60, every_ms: 5 * SECOND }],
  recordTries: [{ by: 'user', burst: 30, every_ms: 10 * SECOND }],
  updateIsNotiMail: [{ by: 'user', burst: 30, every_ms: 10 * SECOND }],
  subscribePush: [{ by: 'user', burst: 30, every_ms: 10 * SECOND }],
  unsubscribePush: [{ by: 'user', burst: 30, every_ms: 10 * SECOND }],
  updateDaySettings: [{ by: 'user', burst: 30, every_ms: 10 * SECOND }],
  callCorrectorDiary: [PER_PROOF, CORRECTION],
  checkEntryAgain: [PER_PROOF, CORRECTION],
  // Pages of a list that is scrolled through quickly, or of a search over thousands of entries.
  fetchHistory: [{ by: 'user', burst: 150, every_ms: SECOND }],
  fetchMistakes: [{ by: 'user', burst: 60, every_ms: SECOND }],
  // A sitting is a dozen answers, some of them taken back.
  countReview: [{ by: 'user', burst: 60, every_ms: SECOND }],
  fetchReview: [{ by: 'user', burst: 60, every_ms: SECOND }],
  answerCard: [{ by: 'user', burst: 150, every_ms: SECOND }],
  undoAnswer: [{ by: 'user', burst: 150, every_ms: SECOND }],
  suspendCard: [{ by: 'user', burst: 150, every_ms: SECOND }],
  deleteCard: [{ by: 'user', burst: 150, every_ms: SECOND }],
  restoreCard: [{ by: 'user', burst: 150, every_ms: SECOND }],
  resumeCards: [{ by: 'user', burst: 30, every_ms: 10 * SECOND }],
  readEntry: [{ by: 'user', burst: 150, every_ms: SECOND }],
  deleteEntry: [{ by: 'user', burst: 60, every_ms: 5 * SECOND }],
  undeleteEntry: [{ by: 'user', burst: 60, every_ms: 5 * SECOND }],
  // A class behind one address, each of them going from page to page. What is refused is not counted, and nobody waits for it.
  countEvent: [{ by: 'network', burst: 300, every_ms: SECOND / 5 }],
  // Each of the four files at once; no call, but as costly as one (http/export-route.ts).
  exportDiary: [{ by: 'user', burst: 4, every_ms: 20 * SECOND }],
  // 10,000 entries are 200 calls; the page waits as it is told to.
  importEntries: [{ by: 'user', burst: 60, every_ms: SECOND }],
};

/** The limits of a call; how many accounts a network may open is the operator's to say. */
export function limitsOf(name: Name, registrationsPerDay: number): readonly Limit[] {
  const limits = LIMITS[name] ?? [];
  if (name !== 'registerUser') return limits;
  return [
    ...limits,
    { by: 'network', bucket: 'accounts', ...perDay(registrationsPerDay, CLASS), refundsIf: isNoAccount },
  ];
}
