import { createHash } from 'node:crypto';
import { createSigner, type Secrets } from '#server/auth/signer.ts';

/** What a link in a mail says: which user, to which address it was sent, and until when it is good. */
export type LinkClaim = { readonly user_id: string; readonly email: string; readonly expires_ms: number };

type LinkCheck =
  | { readonly result: 'ok'; readonly user_id: string; readonly email_hash: string }
  | { readonly result: 'expired' }
  | { readonly result: 'invalid' };

/** The address itself stays out of the link: links end up in logs and histories. */
export const emailHash = (email: string): string => createHash('sha256').update(email).digest('base64url').slice(0, 22);

/** Makes and checks the tokens of the verification links; they need no table and can be opened again and again. */
export function createLinkSigner(secrets: Secrets) {
  const signer = createSigner(secrets, 'verification-link');
  return {
    sign: ({ user_id, email, expires_ms }: LinkClaim): string => {
      const body = [user_id, emailHash(email), expires_ms].join('.');
      return `${body}.${signer.sign(body)}`;
    },
    check: (token: string, now_ms: number): LinkCheck => {
      const [user_id = '', email_hash = '', expires = '', given = '', ...rest] = token.split('.');
      const isOurs = signer.signed([user_id, email_hash, expires].join('.'), given);
      if (rest.length > 0 || !isOurs) return { result: 'invalid' };
      return Number(expires) > now_ms ? { result: 'ok', user_id, email_hash } : { result: 'expired' };
    },
  };
}

export type LinkSigner = ReturnType<typeof createLinkSigner>;
