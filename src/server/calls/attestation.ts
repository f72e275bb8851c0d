import type { Contract } from '#contract';
import { CallError } from '#domain/errors.ts';
import { ATTESTATION_MS } from '#server/auth/attestation.ts';
import type { Context } from '#server/context.ts';
import { takeProof } from '#server/store/used-proofs.ts';

type Request = Contract['requestAttestation'];
type Exchange = Contract['exchangeAttestation'];

/** A piece of work to do; null where none is asked for. */
export async function requestAttestation(_: Request['input'], c: Context): Promise<Request['output']> {
  return { challenge: (await c.botCheck.challenge()) ?? null };
}

/**
 * Work that was done, once, against a token. What does not hold is no 403: after one the page would wait for long, and a
 * device that slept over its work is only late (docs/decisions/0012).
 */
export async function exchangeAttestation(proof: Exchange['input'], c: Context): Promise<Exchange['output']> {
  const checked = await c.botCheck.verify(proof);
  if (!checked || !(await takeProof(c.db.kysely, checked)))
    throw new CallError(
      'FAILED_PRECONDITION',
      'This proof of work is wrong, too old or was used before. Please ask for a new challenge.',
    );
  return { token: c.attestations.issue(c.now_ms), expires_in_ms: ATTESTATION_MS };
}
