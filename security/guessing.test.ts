import { afterAll, beforeAll, expect, test } from 'vitest';
import { authError } from '#domain/auth-codes.ts';
import { withinLimits } from '#server/limits.ts';
import { engines } from '#testing/engines.ts';
import { figure } from '#testing/figures.ts';
import { startTestServer, type TestServer } from '#testing/server.ts';

/*
 * The arithmetic of docs/decisions/0014, played through: a day of guesses at one account as fast as the limits allow, and
 * its owner, who logs in right after each round of them. The limits are the real ones; only the hash is left out.
 */

const MINUTE_MS = 60_000;
const ROUND_MS = 10 * MINUTE_MS;
const ROUNDS = (24 * 60 * MINUTE_MS) / ROUND_MS;

const [sqlite] = engines;
let server: TestServer;
beforeAll(async () => {
  if (!sqlite) throw new Error('There is no engine.');
  server = await startTestServer(sqlite);
});
afterAll(() => server.close());

type From = { readonly address: string; readonly device?: string };

const addresses = (count: number, name: (n: number) => string): readonly From[] =>
  Array.from({ length: count }, (_, n) => ({ address: name(n) }));

/** What one log-in ends with: 'wrong', 'right', or 'refused' by a limit. */
async function logIn(
  email: string,
  { address, device }: From,
  isRight = false,
): Promise<'wrong' | 'right' | 'refused'> {
  const cookies = { read: (name: string) => (name === 'device' ? device : undefined) };
  const client = { address, userAgent: undefined };
  const call = {
    name: 'loginUser',
    input: { email },
    user: undefined,
    client,
    cookies,
    attestation: undefined,
  } as const;
  return withinLimits(server.services, call, server.clock.now_ms, async () => {
    if (isRight) return 'right' as const;
    throw authError('auth/invalid-credential');
  }).catch((error: Error) => (error.message.includes('invalid-credential') ? 'wrong' : 'refused'));
}

let accounts = 0;

/** A day of guesses: how many reached the password, and how often the owner was let in. */
async function day(guessers: (email: string) => readonly From[]) {
  accounts += 1;
  const email = `owner-${accounts}@example.org`;
  const known = { address: '198.51.100.9', device: server.services.devices.withAccount(undefined, email) };
  const fresh = { address: '198.51.100.10' };
  const from = guessers(email);
  const score = { guesses: 0, known: 0, fresh: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of from) while ((await logIn(email, one)) === 'wrong') score.guesses += 1;
    if ((await logIn(email, known, true)) === 'right') score.known += 1;
    if ((await logIn(email, fresh, true)) === 'right') score.fresh += 1;
    server.clock.now_ms += ROUND_MS;
  }
  return score;
}

const many = ROUNDS;
test.each([
  ['one IPv4 address', () => addresses(1, () => '203.0.113.1'), 1450, many],
  ['an IPv6 /64', () => addresses(20, (n) => `2001:db8:1:1::${n}`), 1450, many],
  ['an IPv6 /56', () => addresses(20, (n) => `2001:db8:2:${(n + 16).toString(16)}::1`), 1460, many],
  ['an IPv6 /48', () => addresses(40, (n) => `2001:db8:3:${(n * 256 + 1).toString(16)}::1`), 1480, many],
  ['five IPv6 /48', () => addresses(40, (n) => `2001:db8:${n % 5}:${(n * 256 + 1).toString(16)}::1`), 1490, 0],
  ['100 IPv4 addresses', () => addresses(100, (n) => `203.0.113.${n}`), 1490, 0],
  [
    'ten devices that were known once',
    (email: string) =>
      addresses(10, (n) => `203.0.113.${n}`).map((one) => ({
        ...one,
        device: server.services.devices.withAccount(undefined, email),
      })),
    14_500,
    many,
  ],
])('a day of guesses from %s', async (name, guessers, most, fresh) => {
  const score = await day(guessers);
  // The last round ends ten minutes before the day does.
  expect(score.guesses).toBeLessThanOrEqual(most);
  expect(score.guesses).toBeGreaterThan(most * 0.98);
  expect([score.known, score.fresh]).toEqual([ROUNDS, fresh]);
  figure(
    `a day of guesses from ${name}`,
    `${score.guesses}; owner ${score.known}/${score.fresh} of ${ROUNDS}`,
    `≤ ${most}`,
  );
});
