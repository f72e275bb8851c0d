import type { CallName, User } from '#contract';
import { authError } from '#domain/auth-codes.ts';
import { attestationId } from '#server/auth/attestation.ts';
import { normalEmail } from '#server/auth/names.ts';
import type { Client } from '#server/context.ts';
import { networkOf } from '#server/network.ts';
import type { Services } from '#server/services.ts';
import { inTransaction } from '#server/store/db.ts';
import { type Rate, takeTurn } from '#server/store/rate-limits.ts';

/** A call as far as limits look at it. */
export type LimitedCall = {
  readonly name: CallName | 'exportDiary';
  readonly input: unknown;
  readonly user: User | undefined;
  readonly client: Client;
  readonly attestation: string | undefined;
};

type By = keyof typeof KEYS;
type Limit = Rate & {
  readonly by: By;
  /** Calls that name the same bucket share it; without one the call has its own. */
  readonly bucket?: string;
};

/** What a limit counts by; undefined where the call has none of it. */
const KEYS = {
  /** The network that it came from. */
  address: ({ client }: LimitedCall) => networkOf(client.address),
  /** The address of who is signed in, to which mails go. */
  'own email': ({ user }: LimitedCall) => user && normalEmail(user.email),
  /** Who is signed in. */
  user: ({ user }: LimitedCall) => user?.user_id,
  /** The account that is named, whether or not it exists. */
  email: ({ input }: LimitedCall) => emailIn(input),
  'email and address': ({ input, client }: LimitedCall) => `${emailIn(input)} ${networkOf(client.address)}`,
  /** The proof of work behind the call, so that one proof is not shared among many machines. */
  proof: ({ attestation }: LimitedCall) => attestationId(attestation),
} as const;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const PER_PROOF: Limit = { by: 'proof', bucket: 'attested', burst: 60, every_ms: 10 * SECOND };
const PASSWORD_TRY: Limit = { by: 'user', bucket: 'password-try', burst: 10, every_ms: MINUTE };

/** Corrections, new ones and those that are asked for again. */
const CORRECTION: Limit = { by: 'user', bucket: 'correction', burst: 20, every_ms: 10 * SECOND };

/** However many accounts ask for it, one address gets no more mails than this. */
const MAIL_TO: Limit = { by: 'email', bucket: 'mail-to', burst: 6, every_ms: 5 * MINUTE };

/**
 * How often a call may be made. A class behind one address must be able to register and log in together; a guesser must
 * not get far with one account from anywhere (docs/decisions/0014). What is not here is cheap or limited elsewhere.
 */
const LIMITS: Partial<Record<LimitedCall['name'], readonly Limit[]>> = {
  requestAttestation: [{ by: 'address', burst: 100, every_ms: 2 * SECOND }],
  exchangeAttestation: [{ by: 'address', burst: 100, every_ms: 2 * SECOND }],
  registerUser: [PER_PROOF, { by: 'address', burst: 60, every_ms: 30 * SECOND }],
  loginUser: [
    PER_PROOF,
    { by: 'address', burst: 60, every_ms: 5 * SECOND },
    { by: 'email and address', burst: 10, every_ms: MINUTE },
    { by: 'email', burst: 50, every_ms: MINUTE },
  ],
  sendPasswordReset: [
    PER_PROOF,
    { by: 'address', burst: 30, every_ms: 30 * SECOND },
    { by: 'email', burst: 3, every_ms: 5 * MINUTE },
    MAIL_TO,
  ],
  checkPasswordReset: [{ by: 'address', burst: 60, every_ms: 5 * SECOND }],
  confirmPasswordReset: [{ by: 'address', burst: 30, every_ms: 10 * SECOND }],
  sendVerificationEmail: [
    { by: 'user', burst: 3, every_ms: 5 * MINUTE },
    { ...MAIL_TO, by: 'own email' },
  ],
  changeEmail: [PASSWORD_TRY, { by: 'user', burst: 5, every_ms: 5 * MINUTE }, MAIL_TO],
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
  countEvent: [{ by: 'address', burst: 300, every_ms: SECOND / 5 }],
  // Each of the four files at once; no call, but as costly as one (http/export-route.ts).
  exportDiary: [{ by: 'user', burst: 4, every_ms: 20 * SECOND }],
  // 10,000 entries are 200 calls; the page waits as it is told to.
  importEntries: [{ by: 'user', burst: 60, every_ms: SECOND }],
};

/** Takes the call's turn of each of its limits; throws auth/too-many-requests with the time to wait when one is used up. */
export async function enforceLimits(services: Services, call: LimitedCall, now_ms: number): Promise<void> {
  const limits = services.config.RATE_LIMIT === 'on' ? (LIMITS[call.name] ?? []) : [];
  if (limits.length === 0) return;
  await inTransaction(services.db, async (trx) => {
    for (const limit of limits) {
      const bucket = bucketOf(services, limit, call);
      const wait_ms = bucket ? await takeTurn(trx, bucket, limit, now_ms) : 0;
      // Thrown inside, so that the turns taken before are given back: a refused call uses up nothing of anybody's.
      if (wait_ms > 0) throw authError('auth/too-many-requests', { retry_after_s: Math.ceil(wait_ms / SECOND) });
    }
  });
}

/** The bucket's name tells neither an address nor an account: nobody reads from the table who tried what. */
function bucketOf(services: Services, { by, bucket }: Limit, call: LimitedCall): string | undefined {
  const key = KEYS[by](call);
  return key === undefined ? undefined : services.blind([bucket ?? call.name, by.replace('own ', ''), key].join('|'));
}

function emailIn(input: unknown): string | undefined {
  const email = (input as { email?: unknown }).email;
  return typeof email === 'string' ? normalEmail(email) : undefined;
}
