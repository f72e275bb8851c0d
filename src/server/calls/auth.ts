import type { Contract, User } from '#contract';
import { authError } from '#domain/errors.ts';
import { passwordFits } from '#server/auth/passwords.ts';
import { createAccount, normalEmail } from '#server/auth/registration.ts';
import { endSession, leaveTicket, redeemTicket, startSession } from '#server/auth/sessions.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { findCredential, findUser } from '#server/store/accounts.ts';
import { enqueueMail } from '#server/store/outbox.ts';

type Nothing = Record<string, never>;

export async function registerUser(input: Contract['registerUser']['input'], c: Context): Promise<Nothing> {
  const user_id = await createAccount(input, c);
  await leaveTicket(c, user_id);
  return {};
}

export async function loginUser(input: Contract['loginUser']['input'], c: Context): Promise<Nothing> {
  const found = await findCredential(c.db.kysely, normalEmail(input.email));
  const fits = await passwordFits(input.password.trim(), found?.password_hash);
  if (!found || !fits) throw invalidCredential();
  await leaveTicket(c, found.user_id);
  return {};
}

export async function signIn(input: Contract['signIn']['input'], c: Context): Promise<User> {
  const user_id = await redeemTicket(c);
  const found = user_id === undefined ? undefined : await findUser(c.db.kysely, user_id);
  if (!found || found.email !== normalEmail(input.email))
    throw authError('UNAUTHENTICATED', 'auth/invalid-ticket', 'Log in with your password first');
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

const invalidCredential = () =>
  authError('UNAUTHENTICATED', 'auth/invalid-credential', 'The e-mail or the password is wrong');
