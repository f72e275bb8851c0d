import type { Contract, User } from '#contract';
import { authError } from '#domain/auth-codes.ts';
import { normalEmail } from '#server/auth/names.ts';
import { hashPassword, isOutdated, passwordFits } from '#server/auth/passwords.ts';
import { createAccount } from '#server/auth/registration.ts';
import { endSession, leaveTicket, redeemTicket, startSession } from '#server/auth/sessions.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { findCredential, findUser, setPasswordHash } from '#server/store/accounts.ts';
import { enqueueMail } from '#server/store/outbox.ts';

type Nothing = Record<string, never>;

export async function registerUser(input: Contract['registerUser']['input'], c: Context): Promise<Nothing> {
  const user_id = await createAccount(input, c);
  await leaveTicket(c, user_id);
  return {};
}

/** One hash whether or not the address is known; a second one only to renew a hash that was made with older options. */
export async function loginUser(input: Contract['loginUser']['input'], c: Context): Promise<Nothing> {
  const password = input.password.trim();
  const found = await findCredential(c.db.kysely, normalEmail(input.email));
  const fits = await passwordFits(password, found?.password_hash);
  if (!found || !fits) throw authError('auth/invalid-credential');
  const { user_id, password_hash } = found;
  if (isOutdated(password_hash)) await setPasswordHash(c.db.kysely, user_id, await hashPassword(password));
  await leaveTicket(c, user_id);
  return {};
}

export async function signIn(input: Contract['signIn']['input'], c: Context): Promise<User> {
  const user_id = await redeemTicket(c);
  const found = user_id === undefined ? undefined : await findUser(c.db.kysely, user_id);
  if (!found || found.email !== normalEmail(input.email)) throw authError('auth/invalid-ticket');
  // A new session at each sign-in: one that was planted in the browser before gains nothing.
  await endSession(c);
  await startSession(c, found.user_id);
  return { ...found, is_verified: found.is_verified === 1 };
}

export async function signOut(_: Nothing, c: Context): Promise<Nothing> {
  await endSession(c);
  return {};
}

export const reloadUser = async (_: Nothing, c: Context): Promise<User | null> => c.user ?? null;

export async function sendVerificationEmail(_: Nothing, c: SignedInContext): Promise<Nothing> {
  if (c.user.is_verified) return {};
  const { user_id, email: to_address } = c.user;
  await enqueueMail(c.db.kysely, { user_id, id: c.newId(), kind: 'verification', to_address, created_ms: c.now_ms });
  c.sendMailSoon();
  return {};
}
