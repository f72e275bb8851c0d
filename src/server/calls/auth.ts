import type { Contract, User } from '#contract';
import { authError } from '#domain/auth-codes.ts';
import { rememberDevice } from '#server/auth/known-devices.ts';
import { normalEmail } from '#server/auth/names.ts';
import { hashPassword, isOutdated, passwordFits } from '#server/auth/passwords.ts';
import { createAccount } from '#server/auth/registration.ts';
import { endSession, leaveTicket, redeemTicket } from '#server/auth/sessions.ts';
import { verifyByLink } from '#server/auth/verification.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { findCredential, holdPassword } from '#server/store/accounts.ts';
import { inTransaction } from '#server/store/db.ts';
import { enqueueMail } from '#server/store/outbox.ts';

type Nothing = Record<string, never>;

export async function registerUser(input: Contract['registerUser']['input'], c: Context): Promise<Nothing> {
  const user_id = await createAccount(input, c);
  await leaveTicket(c.db.kysely, c, user_id);
  return {};
}

/** One hash whether or not the address is known; a second one only to renew a hash that was made with older options. */
export async function loginUser(input: Contract['loginUser']['input'], c: Context): Promise<Nothing> {
  const password = input.password.trim();
  const found = await findCredential(c.db.kysely, normalEmail(input.email));
  const fits = await passwordFits(password, found?.password_hash);
  if (!found || !fits) throw authError('auth/invalid-credential');
  // Told to nobody but who knows the password.
  if (found.disabled_ms !== null) throw authError('auth/user-disabled');
  const { user_id, password_hash } = found;
  const next = isOutdated(password_hash) ? await hashPassword(password) : password_hash;
  await inTransaction(c.db, async (trx) => {
    // The password may have been changed since it was looked up: then this one opens nothing any more.
    if (!(await holdPassword(trx, user_id, password_hash, next))) throw authError('auth/invalid-credential');
    await leaveTicket(trx, c, user_id);
  });
  return {};
}

export async function signIn(input: Contract['signIn']['input'], c: Context): Promise<User> {
  const user = await redeemTicket(c, normalEmail(input.email));
  if (!user) throw authError('auth/invalid-ticket');
  return { ...user, is_verified: user.is_verified === 1 };
}

export async function signOut(_: Nothing, c: Context): Promise<Nothing> {
  await endSession(c);
  return {};
}

/** Also makes this browser known to an account that was verified elsewhere, or before devices were remembered. */
export async function reloadUser(_: Nothing, c: Context): Promise<User | null> {
  const { user, devices, cookies } = c;
  const isUnknown = user && devices.idFor(cookies.read('device'), user.email) === undefined;
  if (isUnknown && user.is_verified) await rememberDevice(c.db.kysely, c, user.email);
  return c.user ?? null;
}

export async function confirmEmail({ token }: Contract['confirmEmail']['input'], c: Context): Promise<Nothing> {
  const { user_id, email } = await verifyByLink(c, token);
  // The address may be another one than at the sign-in: a mistyped one was corrected.
  if (c.user?.user_id === user_id) await rememberDevice(c.db.kysely, c, email);
  return {};
}

export async function sendVerificationEmail(_: Nothing, c: SignedInContext): Promise<Nothing> {
  if (c.user.is_verified) return {};
  const { user_id, email: to_address } = c.user;
  await enqueueMail(c.db.kysely, { user_id, id: c.newId(), kind: 'verification', to_address, created_ms: c.now_ms });
  c.sendMailSoon();
  return {};
}
