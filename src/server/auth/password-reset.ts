import type { User } from '#contract';
import { authError } from '#domain/auth-codes.ts';
import { rememberDevice } from '#server/auth/known-devices.ts';
import { checkPassword } from '#server/auth/password-rules.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { replaceSession } from '#server/auth/sessions.ts';
import { newToken, rowOf } from '#server/auth/tokens.ts';
import type { Context } from '#server/context.ts';
import type { Services } from '#server/services.ts';
import { findUser, setPasswordHash, setVerified } from '#server/store/accounts.ts';
import { inTransaction } from '#server/store/db.ts';
import { enqueueMail } from '#server/store/outbox.ts';
import { findReset, putReset, takeReset } from '#server/store/password-resets.ts';
import { deleteSessions, type TokenRow } from '#server/store/sessions.ts';

/** How long a link works, counted from when its mail was sent. */
const LINK_MS = 60 * 60 * 1000;

/** The page's own address of the link; the token is its fragment, which browsers send to no server and no log holds. */
const RESET_PATH = '/reset-password';

/** Makes the link of a reset mail. The one of an earlier mail stops working. */
export async function newResetLink({ db, config, now_ms }: Services, user_id: string): Promise<string> {
  const { token, row } = newToken(user_id);
  await putReset(db.kysely, { ...row, expires_ms: now_ms() + LINK_MS });
  return `${config.PUBLIC_URL}${RESET_PATH}#token=${token}`;
}

/** The row of a link that works. Throws auth/expired-action-code, or auth/invalid-action-code for one used or replaced. */
export async function checkResetToken({ db, now_ms }: Context, token: string): Promise<TokenRow> {
  const row = rowOf(token);
  const found = row && (await findReset(db.kysely, row));
  if (!row || !found) throw authError('auth/invalid-action-code');
  if (found.expires_ms <= now_ms) throw authError('auth/expired-action-code');
  return row;
}

/**
 * Sets a new password by a link, once. The mail proves that its reader owns the address: it counts as verified from here on,
 * every other session of the account ends, and this browser is signed in. So strangers who use up the limits of the log-in
 * cannot keep the owner out. A password that is refused leaves the link as it was.
 */
export async function resetPassword(c: Context, token: string, password: string): Promise<User> {
  const row = await checkResetToken(c, token);
  const { user_id } = row;
  const user = await findUser(c.db.kysely, user_id);
  if (!user) throw authError('auth/invalid-action-code');
  await checkPassword(password, { username: user.display_name, email: user.email });
  const password_hash = await hashPassword(password);
  await inTransaction(c.db, async (trx) => {
    if (!(await takeReset(trx, row))) throw authError('auth/invalid-action-code');
    await setPasswordHash(trx, user_id, password_hash);
    await setVerified(trx, user_id, user.email);
    await deleteSessions(trx, user_id);
    await replaceSession(trx, c, user_id);
    await rememberDevice(trx, c, user.email);
    await enqueueMail(trx, passwordChangedMail(c, user_id, user.email));
  });
  c.sendMailSoon();
  return { ...user, is_verified: true };
}

/** The mail that tells the owner that the password was changed. */
export const passwordChangedMail = (c: Context, user_id: string, to_address: string) =>
  ({ user_id, id: c.newId(), kind: 'password-changed', to_address, created_ms: c.now_ms }) as const;
