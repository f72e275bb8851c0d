import { type Challenge as AltchaChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Contract } from '#contract';

type Challenge = NonNullable<Contract['requestAttestation']['output']['challenge']>;
type Solution = Contract['exchangeAttestation']['input']['solution'];
type DeriveKey = Parameters<typeof solveChallenge>[0]['deriveKey'];

/** Which steps of the work to try: every `of`-th, from `from` on, so that several workers share them. */
export type Share = { readonly from: number; readonly of: number };

/** Does the work that a challenge asks for, or its share of it; undefined when it cannot be done. */
export async function solveProof(challenge: Challenge, share: Share): Promise<Solution | undefined> {
  const solution = await solveChallenge({
    challenge: challenge as unknown as AltchaChallenge,
    deriveKey: await keyDerivation(),
    counterStart: share.from,
    counterStep: share.of,
    // Whoever waits for it sets the limit.
    timeout: 0,
  });
  return solution ? { counter: solution.counter, derivedKey: solution.derivedKey } : undefined;
}

/** The browser's own cryptography, and where it is withheld (plain http in a home network) the same one in JavaScript. */
async function keyDerivation(): Promise<DeriveKey> {
  const { subtle } = globalThis.crypto as { readonly subtle?: SubtleCrypto };
  return subtle ? deriveKey : (await import('#web/bot-proof-plain.ts')).derivePlainly;
}
