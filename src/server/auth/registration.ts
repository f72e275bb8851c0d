import iso6391 from 'iso-639-1';
import { z } from 'zod';
import type { Contract } from '#contract';
import { isTimeZone } from '#domain/day.ts';
import { authError, CallError } from '#domain/errors.ts';
import { PASSWORD_LENGTH, registrationProblem, trimRegistration } from '#domain/validation.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import type { Context } from '#server/context.ts';
import { insertAccount } from '#server/store/accounts.ts';
import { inTransaction, isDuplicate } from '#server/store/db.ts';

type Registration = Contract['registerUser']['input'];

/** Addresses are compared without case and outer white space. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

const MAX_EMAIL = 254;
const MAX_USERNAME = 100;

/** Something to see, and nothing that breaks the line or turns the writing direction of what follows. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** The rule that browsers have for <input type=email>. */
const address = z.email({ pattern: z.regexes.html5Email }).max(MAX_EMAIL);

/** Creates the account and its profile together, or neither; answers the new user's id. */
export async function createAccount(given: Registration, c: Context): Promise<string> {
  const { email, password, username, native_lang } = trimRegistration(given);
  check({ ...given, email, password, username, native_lang });
  const id = c.newId();
  const account = {
    id,
    email: normalEmail(email),
    password_hash: await hashPassword(password),
    username,
    lang_native: native_lang,
    time_zone: isTimeZone(given.time_zone) ? given.time_zone : 'UTC',
    key: c.vault.newKey(id),
    created_ms: c.now_ms,
  };
  try {
    await inTransaction(c.db, (trx) => insertAccount(trx, account));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw authError('ALREADY_EXISTS', 'auth/email-already-in-use', 'This e-mail address has an account already');
  }
  return id;
}

/** The rules of spec §5 in its order, then those of the authentication provider. */
function check(given: Registration): void {
  const problem = registrationProblem(given, iso6391.validate);
  if (problem) throw new CallError('INVALID_ARGUMENT', problem);
  const { email, password, username } = given;
  if (username.length > MAX_USERNAME)
    throw new CallError('INVALID_ARGUMENT', `Choose a username of at most ${MAX_USERNAME} characters.`, {
      field: 'username',
    });
  if (!VISIBLE.test(username) || UNSEEN.test(username))
    throw new CallError('INVALID_ARGUMENT', 'Choose a username of letters, digits or signs, on one line.', {
      field: 'username',
    });
  if (!address.safeParse(email).success)
    throw authError('INVALID_ARGUMENT', 'auth/invalid-email', 'This is not an e-mail address');
  const { min, max } = PASSWORD_LENGTH;
  if (password.length < min || password.length > max)
    throw authError('INVALID_ARGUMENT', 'auth/weak-password', `Choose a password of ${min} to ${max} characters`);
}
