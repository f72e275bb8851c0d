import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '#server/vault/vault.ts';

/** What a link in a mail says: which user, to which address it was sent, and until when it is good. */
export type LinkClaim = { readonly user_id: string; readonly email: string; readonly expires_ms: number };

export type LinkCheck =
  | { readonly result: 'ok'; readonly user_id: string; readonly email_hash: string }
  | { readonly result: 'expired' | 'invalid' };

/** The address itself stays out of the link: links end up in logs and histories. */
export const emailHash = (email: string): string => createHash('sha256').update(email).digest('base64url').slice(0, 22);

/** Makes and checks the tokens of the verification links; they need no table and can be opened again and again. */
export function createLinkSigner(secret: string) {
  const key = deriveKey(secret, 'verification-link');
  const signature = (body: string) => createHmac('sha256', key).update(body).digest();
  return {
    sign: ({ user_id, email, expires_ms }: LinkClaim): string => {
      const body = [user_id, emailHash(email), expires_ms].join('.');
      return `${body}.${signature(body).toString('base64url')}`;
    },
    check: (token: string, now_ms: number): LinkCheck => {
      const [user_id = '', email_hash = '', expires = '', given = '', ...rest] = token.split('.');
      const wanted = signature([user_id, email_hash, expires].join('.'));
      const bytes = Buffer.from(given, 'base64url');
      if (rest.length > 0 || bytes.length !== wanted.length || !timingSafeEqual(bytes, wanted))
        return { result: 'invalid' };
      return Number(expires) > now_ms ? { result: 'ok', user_id, email_hash } : { result: 'expired' };
    },
  };
}

export type LinkSigner = ReturnType<typeof createLinkSigner>;
