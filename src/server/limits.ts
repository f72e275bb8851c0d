import type { User } from '#contract';
import { authError } from '#domain/auth-codes.ts';
import { attestationId } from '#server/auth/attestation.ts';
import type { Cookies } from '#server/auth/cookies.ts';
import { normalEmail } from '#server/auth/names.ts';
import type { Client } from '#server/context.ts';
import { type Limit, limitsOf } from '#server/limit-table.ts';
import { networksOf } from '#server/network.ts';
import type { Services } from '#server/services.ts';
import { inTransaction, isDatabaseDown } from '#server/store/db.ts';
import { giveTurnBack, type Rate, takeTurn } from '#server/store/rate-limits.ts';

/** A call as far as limits look at it. */
export type LimitedCall = {
  readonly name: Parameters<typeof limitsOf>[0];
  readonly input: unknown;
  readonly user: User | undefined;
  readonly client: Client;
  readonly cookies: Pick<Cookies, 'read'>;
  readonly attestation: string | undefined;
};

/** What a call is counted under, and how many times the burst it has there. */
type Key = { readonly name: string | undefined; readonly times: number };
type Asked = LimitedCall & Pick<Services, 'devices'>;

const once = (name: string | undefined): readonly Key[] => [{ name, times: 1 }];

const KEYS = {
  network: ({ client }: Asked) => networksOf(client.address),
  /** The browser by its device cookie, or by its network where it has none. */
  browser: ({ client, cookies, devices }: Asked) => {
    const id = devices.newestId(cookies.read('device'));
    return id === undefined ? networksOf(client.address) : once(`device ${id}`);
  },
  /** A browser that signed in to the named account before. */
  device: (call: Asked) => once(deviceOf(call)),
  /** Who is signed in. */
  user: ({ user }: Asked) => once(user?.user_id),
  /** The address of who is signed in, to which mails go. */
  'own email': ({ user }: Asked) => once(user && normalEmail(user.email)),
  /** The account that is named, whether or not it exists. */
  email: ({ input }: Asked) => once(emailIn(input)),
  'email and network': ({ input, client }: Asked) =>
    networksOf(client.address).map(({ name, times }) => ({ name: `${emailIn(input)} ${name}`, times })),
  /** The proof of work behind the call, so that one proof is not shared among many machines. */
  proof: ({ attestation }: Asked) => once(attestationId(attestation)),
} as const satisfies Record<Limit['by'], (call: Asked) => readonly Key[]>;

type Turn = { readonly bucket: string; readonly limit: Limit; readonly rate: Rate };

/**
 * Runs a call within its limits: takes a turn of each before, so that calls at the same moment cannot pass them together, and
 * gives those back that the outcome frees. Throws auth/too-many-requests with the time to wait when one is used up.
 */
export async function withinLimits<T>(
  services: Services,
  call: LimitedCall,
  now_ms: number,
  work: () => Promise<T>,
): Promise<T> {
  const turns = turnsOf(services, call);
  await takeAll(services, turns, now_ms);
  let failure: unknown;
  try {
    return await work();
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    await giveBack(services, turns, failure, now_ms);
  }
}

function turnsOf(services: Services, call: LimitedCall): readonly Turn[] {
  const { config, blind, devices } = services;
  if (config.RATE_LIMIT === 'off') return [];
  const asked = { ...call, devices };
  const side = deviceOf(asked) === undefined ? 'strangers' : 'known devices';
  const limits = limitsOf(call.name, config.REGISTRATIONS_PER_DAY).filter((limit) => (limit.for ?? side) === side);
  return limits.flatMap((limit) =>
    KEYS[limit.by](asked).flatMap(({ name, times }) => {
      if (name === undefined) return [];
      // A keyed hash, so that the table does not tell who tried what.
      const bucket = blind([limit.bucket ?? call.name, limit.by.replace('own ', ''), name].join('|'));
      return [{ bucket, limit, rate: { burst: limit.burst * times, every_ms: limit.every_ms } }];
    }),
  );
}

async function takeAll({ db }: Services, turns: readonly Turn[], now_ms: number): Promise<void> {
  if (turns.length === 0) return;
  await inTransaction(db, async (trx) => {
    for (const { bucket, rate } of turns) {
      const wait_ms = await takeTurn(trx, bucket, rate, now_ms);
      // Thrown inside, so that the turns taken before are not used up by a refused call.
      if (wait_ms > 0) throw authError('auth/too-many-requests', { retry_after_s: Math.ceil(wait_ms / 1000) });
    }
  });
}

async function giveBack({ db, log }: Services, turns: readonly Turn[], error: unknown, now_ms: number): Promise<void> {
  const freed = turns.filter(({ limit }) => limit.refundsIf?.(error));
  if (freed.length === 0) return;
  try {
    await inTransaction(db, async (trx) => {
      for (const { bucket, rate } of freed) await giveTurnBack(trx, bucket, rate, now_ms);
    });
  } catch (failure) {
    // The call has its outcome, and the turn comes back with time.
    if (!isDatabaseDown(failure)) throw failure;
    log.warn({}, 'the database is away; turns of a limit were not given back');
  }
}

/** What the browser is counted by at the account that the call names; undefined where it never signed in to it. */
function deviceOf({ input, cookies, devices }: Asked): string | undefined {
  const email = emailIn(input);
  return email === undefined ? undefined : devices.idFor(cookies.read('device'), email);
}

function emailIn(input: unknown): string | undefined {
  const email = (input as { email?: unknown }).email;
  return typeof email === 'string' ? normalEmail(email) : undefined;
}
