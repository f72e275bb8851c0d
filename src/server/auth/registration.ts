import iso6391 from 'iso-639-1';
import type { Contract } from '#contract';
import { authError } from '#domain/auth-codes.ts';
import { isTimeZone } from '#domain/day.ts';
import { CallError } from '#domain/errors.ts';
import { isPageLanguage } from '#domain/page-language.ts';
import { registrationProblem, trimRegistration } from '#domain/validation.ts';
import { checkEmail, checkUsername, normalEmail } from '#server/auth/names.ts';
import { checkPassword } from '#server/auth/password-rules.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { warnOwner } from '#server/auth/registration-attempt.ts';
import type { Context } from '#server/context.ts';
import { insertAccount } from '#server/store/accounts.ts';
import { inTransaction, isDuplicate } from '#server/store/db.ts';
import { holdSecret } from '#server/vault/check-secret.ts';

type Registration = Contract['registerUser']['input'];

/**
 * Creates the account and its profile together, or neither; answers the new user's id. An address that has an account is
 * refused in words (spec §5), after the same one hash, and its owner is told by mail.
 */
export async function createAccount(given: Registration, c: Context): Promise<string> {
  const { email, password, username, native_lang } = trimRegistration(given);
  await check({ ...given, email, password, username, native_lang });
  const id = c.newId();
  const account = {
    id,
    email: normalEmail(email),
    password_hash: await hashPassword(password),
    username,
    lang_native: native_lang,
    lang_page: given.lang_page && isPageLanguage(given.lang_page) ? given.lang_page : null,
    time_zone: isTimeZone(given.time_zone) ? given.time_zone : 'UTC',
    key: c.vault.newKey(id),
    created_ms: c.now_ms,
  };
  try {
    await inTransaction(c.db, async (trx) => {
      await holdSecret(c.db, trx, c.vault);
      await insertAccount(trx, account);
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    await warnOwner(c, account.email);
    throw authError('auth/email-already-in-use');
  }
  return id;
}

/** The rules of spec §5 in its order, then those of the authentication provider. */
async function check(given: Registration): Promise<void> {
  const problem = registrationProblem(given, iso6391.validate);
  if (problem) throw new CallError('INVALID_ARGUMENT', problem);
  const { email, password, username } = given;
  checkUsername(username);
  checkEmail(email);
  await checkPassword(password, { username, email });
}
