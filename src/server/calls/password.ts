import type { Contract, User } from '#contract';
import { authError } from '#domain/auth-codes.ts';
import { CallError } from '#domain/errors.ts';
import { checkEmail, normalEmail } from '#server/auth/names.ts';
import { checkResetToken, passwordChangedMail, resetPassword } from '#server/auth/password-reset.ts';
import { checkPassword } from '#server/auth/password-rules.ts';
import { hashPassword, passwordFits } from '#server/auth/passwords.ts';
import { warnOwner } from '#server/auth/registration-attempt.ts';
import { renewSession, requireRecentSignIn } from '#server/auth/sessions.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { findPasswordHash, setEmail, setPasswordHash } from '#server/store/accounts.ts';
import { inTransaction, isDuplicate } from '#server/store/db.ts';
import { enqueueMail } from '#server/store/outbox.ts';
import { deleteReset, requestReset } from '#server/store/password-resets.ts';
import { deleteSubscription } from '#server/store/push-subscriptions.ts';
import { deleteSessions } from '#server/store/sessions.ts';

type Nothing = Record<string, never>;

/** Notes the wish and nothing else, so that known and unknown addresses get the same answer after the same work. */
export async function sendPasswordReset(
  { email }: Contract['sendPasswordReset']['input'],
  c: Context,
): Promise<Nothing> {
  const address = normalEmail(email);
  checkEmail(address);
  await requestReset(c.db.kysely, { id: c.newId(), email: address, created_ms: c.now_ms });
  // The mail goes out at the next tick, not now: sending it at once would show in the time of other answers.
  return {};
}

export async function checkPasswordReset(
  { token }: Contract['checkPasswordReset']['input'],
  c: Context,
): Promise<Nothing> {
  await checkResetToken(c, token);
  return {};
}

export async function confirmPasswordReset(
  { token, password }: Contract['confirmPasswordReset']['input'],
  c: Context,
): Promise<Contract['confirmPasswordReset']['output']> {
  return { user: await resetPassword(c, token, password.trim()) };
}

export async function reauthenticate(
  { password }: Contract['reauthenticate']['input'],
  c: SignedInContext,
): Promise<Nothing> {
  await requirePassword(c, password);
  await inTransaction(c.db, (trx) => renewSession(trx, c));
  return {};
}

/** A new password ends every session, the tickets and the link that could become one; this browser gets a new one. */
export async function updatePassword(
  { password }: Contract['updatePassword']['input'],
  c: SignedInContext,
): Promise<Nothing> {
  requireRecentSignIn(c);
  const { user_id, email, display_name } = c.user;
  const chosen = password.trim();
  await checkPassword(chosen, { username: display_name, email });
  const password_hash = await hashPassword(chosen);
  await inTransaction(c.db, async (trx) => {
    await setPasswordHash(trx, user_id, password_hash);
    await deleteSessions(trx, user_id, c.session.token_hash);
    // A copy of the cookie may have named another address; this browser's page tells its own again.
    await deleteSubscription(trx, c.session);
    await renewSession(trx, c);
    await deleteReset(trx, user_id);
    await enqueueMail(trx, passwordChangedMail(c, user_id, email));
  });
  c.sendMailSoon();
  return {};
}

/** Corrects the address of an account that nobody verified yet, and sends the verification mail there. */
export async function changeEmail(input: Contract['changeEmail']['input'], c: SignedInContext): Promise<User> {
  if (c.user.is_verified) throw verifiedAlready();
  const email = normalEmail(input.email);
  checkEmail(email);
  await requirePassword(c, input.password);
  const { user_id } = c.user;
  const mail = { user_id, id: c.newId(), kind: 'verification', to_address: email, created_ms: c.now_ms } as const;
  try {
    await inTransaction(c.db, async (trx) => {
      if (!(await setEmail(trx, user_id, email))) throw verifiedAlready();
      await deleteReset(trx, user_id);
      await enqueueMail(trx, mail);
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    await warnOwner(c, email);
    throw authError('auth/email-already-in-use');
  }
  c.sendMailSoon();
  return { ...c.user, email };
}

const verifiedAlready = () => new CallError('FAILED_PRECONDITION', 'A verified address cannot be changed.');

/** Throws auth/wrong-password unless this is the password of whoever is signed in. */
async function requirePassword(c: SignedInContext, password: string): Promise<void> {
  const stored = await findPasswordHash(c.db.kysely, c.user.user_id);
  if (!(await passwordFits(password.trim(), stored))) throw authError('auth/wrong-password');
}
