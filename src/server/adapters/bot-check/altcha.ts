import { randomInt } from 'node:crypto';
import { type Challenge as AltchaChallenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/pbkdf2';
import type { BotCheck, Challenge } from '#server/ports/bot-check.ts';
import { deriveKey } from '#server/vault/vault.ts';

/** Iterations of one step; making a challenge costs us one step. */
const COST = 5000;
/**
 * The work is 1 to so many steps, each as likely as any other: that bounds what a learner's device does, and giving up a
 * challenge early to draw an easier one gains nothing. Half of it takes a browser about 0.5 s (bench/README.md).
 */
const MOST_STEPS = 1000;
/** How long a challenge may be worked on and its proof shown. */
const CHALLENGE_MS = 5 * 60_000;

/** Proof of work by altcha-lib: PBKDF2 until the key is found that we know; one HMAC tells us that it was. */
export function createAltchaBotCheck(
  [secret, ...previous]: readonly [string, ...string[]],
  now_ms: () => number = Date.now,
): BotCheck {
  const keys = keysOf(secret);
  const known = [keys, ...previous.map(keysOf)];
  return {
    challenge: async () =>
      (await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        deriveKey: derivePbkdf2,
        cost: COST,
        counter: randomInt(MOST_STEPS),
        expiresAt: new Date(now_ms() + CHALLENGE_MS),
        ...keys,
      })) as unknown as Challenge,
    verify: async ({ challenge, solution }) => {
      const given = challenge as unknown as AltchaChallenge;
      const checks = known.map((own) =>
        verifySolution({ challenge: given, solution, deriveKey: derivePbkdf2, ...own }),
      );
      const verified = (await Promise.all(checks)).some((check) => check.verified);
      const expires_ms = (given.parameters.expiresAt ?? 0) * 1000;
      // The signature is over everything else, and only one spelling of it passes.
      return verified && expires_ms > now_ms() ? { id: challenge.signature, expires_ms } : undefined;
    },
  };
}

const keysOf = (secret: string) => ({
  hmacSignatureSecret: deriveKey(secret, 'bot-check-challenge').toString('hex'),
  hmacKeySignatureSecret: deriveKey(secret, 'bot-check-solution').toString('hex'),
});
