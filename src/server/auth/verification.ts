import { emailHash, type LinkCheck } from '#server/auth/signed-link.ts';
import type { Services } from '#server/services.ts';
import { findUser, setVerified } from '#server/store/accounts.ts';

/** How long a verification link is good, counted from when its mail was sent. */
const LINK_MS = 24 * 60 * 60 * 1000;

/** Where the link of a verification mail leads: our own server, at the address that is configured. */
export const VERIFY_PATH = '/mail-link/verify';

export function verificationLink({ links, config, now_ms }: Services, user_id: string, email: string): string {
  const token = links.sign({ user_id, email, expires_ms: now_ms() + LINK_MS });
  return `${config.PUBLIC_URL}${VERIFY_PATH}?token=${encodeURIComponent(token)}`;
}

/**
 * Verifies the address that a link was sent to. It makes no session and may be opened by a mail scanner first and by the
 * learner later, anywhere, as often as they like. A link to an address that the account no longer has is invalid.
 */
export async function verifyByLink(services: Services, token: string): Promise<'verified' | 'expired' | 'invalid'> {
  const check: LinkCheck = services.links.check(token, services.now_ms());
  if (check.result !== 'ok') return check.result;
  const user = await findUser(services.db.kysely, check.user_id);
  if (!user || emailHash(user.email) !== check.email_hash) return 'invalid';
  // Only the very address that the link was sent to: the account may get another one at this moment.
  return (await setVerified(services.db.kysely, user.user_id, user.email)) ? 'verified' : 'invalid';
}
