import { authError } from '#domain/auth-codes.ts';
import { isWeakPassword } from '#domain/password.ts';

/** Loaded when the first password is chosen: 49,000 words are not needed to start. */
let common: Promise<ReadonlySet<string>> | undefined;

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase()));
}

type Owner = { readonly username: string; readonly email: string };

/** Throws auth/weak-password for a password of the wrong length, among the common ones, or made of its owner's names. */
export async function checkPassword(password: string, { username, email }: Owner): Promise<void> {
  common ??= loadCommon();
  if (isWeakPassword(password, username, email) || (await common).has(password.toLowerCase()))
    throw authError('auth/weak-password');
}
