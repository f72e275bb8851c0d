import { randomBytes } from 'node:crypto';
import { authError } from '#domain/auth-codes.ts';
import { createSigner, type Secrets } from '#server/auth/signer.ts';
import type { Services } from '#server/services.ts';

/** How long the token for one proof of work opens the attested calls. */
export const ATTESTATION_MS = 10 * 60_000;

type Claim = { readonly id: string; readonly expires_ms: number };

/** Makes and reads attestation tokens, «id.expires_ms.signature»; they need no table and no session. */
export function createAttestationSigner(secrets: Secrets) {
  const signer = createSigner(secrets, 'attestation');
  return {
    issue: (now_ms: number): string => {
      const body = `${randomBytes(16).toString('base64url')}.${now_ms + ATTESTATION_MS}`;
      return `${body}.${signer.sign(body)}`;
    },
    /** What a token of ours says, however old it is; undefined when it is none. */
    read: (token: string): Claim | undefined => {
      const [id = '', expires = '', given = '', ...rest] = token.split('.');
      if (rest.length > 0 || !signer.signed(`${id}.${expires}`, given)) return undefined;
      return { id, expires_ms: Number(expires) };
    },
  };
}

export type AttestationSigner = ReturnType<typeof createAttestationSigner>;

/** Throws auth/captcha-check-failed without a good token; lets everybody pass while the bot check is off. */
export function checkAttestation(
  { botCheck, attestations }: Pick<Services, 'botCheck' | 'attestations'>,
  token: string | undefined,
  now_ms: number,
): void {
  if (botCheck.isOff) return;
  const claim = attestations.read(token ?? '');
  if (!claim || claim.expires_ms <= now_ms) throw authError('auth/captcha-check-failed');
}

/** What a token that was checked is counted under by the limits. */
export const attestationId = (token: string | undefined): string | undefined => token?.split('.', 1)[0];
