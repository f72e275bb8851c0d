import { createHash, randomBytes } from 'node:crypto';
import type { TokenRow } from '#server/store/sessions.ts';

const SEPARATOR = '.';

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A new token for a user's browser, «user id.secret», and the row that recognises it without being able to make it. */
export function newToken(user_id: string): { readonly token: string; readonly row: TokenRow } {
  const secret = randomBytes(32).toString('base64url');
  return { token: `${user_id}${SEPARATOR}${secret}`, row: { user_id, token_hash: hashOf(secret) } };
}

/** The row that a token names, undefined when it has not the shape of one. */
export function rowOf(token: string | undefined): TokenRow | undefined {
  const [user_id, secret, ...rest] = token?.split(SEPARATOR) ?? [];
  return user_id && secret && rest.length === 0 ? { user_id, token_hash: hashOf(secret) } : undefined;
}
