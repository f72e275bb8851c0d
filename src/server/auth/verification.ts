import { authError } from '#domain/auth-codes.ts';
import { emailHash } from '#server/auth/signed-link.ts';
import type { Context } from '#server/context.ts';
import type { Services } from '#server/services.ts';
import { findUser, setVerified } from '#server/store/accounts.ts';

/** How long a verification link is good, counted from when its mail was sent. */
const LINK_MS = 24 * 60 * 60 * 1000;

/** The page that the link leads to; the token is its fragment, which browsers send to no server and no log holds. */
const VERIFY_PAGE = '/verify-email';

/** Where the page finds the token of a link. */
export const verifyPageOf = (token: string): string => `${VERIFY_PAGE}#token=${encodeURIComponent(token)}`;

export function verificationLink({ links, config, now_ms }: Services, user_id: string, email: string): string {
  return config.PUBLIC_URL + verifyPageOf(links.sign({ user_id, email, expires_ms: now_ms() + LINK_MS }));
}

type TheirAddress = { readonly user_id: string; readonly email: string };

/**
 * Verifies the address that a link was sent to, as often as it is asked, and answers whose it is. It makes no session. Throws
 * auth/expired-action-code, or auth/invalid-action-code also for an address that the account no longer has.
 */
export async function verifyByLink({ links, db, now_ms }: Context, token: string): Promise<TheirAddress> {
  const check = links.check(token, now_ms);
  if (check.result === 'expired') throw authError('auth/expired-action-code');
  if (check.result === 'invalid') throw authError('auth/invalid-action-code');
  const user = await findUser(db.kysely, check.user_id);
  const isTheirs = user !== undefined && emailHash(user.email) === check.email_hash;
  // Only the very address that the link was sent to: the account may get another one at this moment.
  if (!isTheirs || !(await setVerified(db.kysely, user.user_id, user.email)))
    throw authError('auth/invalid-action-code');
  return user;
}
