import { PRODUCT } from '#domain/product.ts';

/** How many characters a password has, after trimming. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** Without case, accents and everything but letters and digits. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Shorter names turn up in good passwords by chance. */
const MIN_NAME = 3;
/** What has to be left of a password when the names are taken out of it. */
const MIN_REST = { letters: 4, digits: 6 } as const;
const MIN_DIFFERENT = 3;

/** The words that a learner's own password must not be made of: the username, the address and its parts, and our name. */
function namesOf(username: string, email: string): readonly string[] {
  const [local = '', domain = ''] = email.split('@');
  return [
    username,
    ...username.split(/\s+/u),
    email,
    local,
    ...local.split(/[._+-]/u),
    domain,
    ...domain.split('.'),
    PRODUCT,
    ...PRODUCT.split(' '),
  ]
    .map(plain)
    .filter((name) => name.length >= MIN_NAME)
    .sort((a, b) => b.length - a.length);
}

/** Whether a password is hardly more than the learner's username or address, with some digits around it. */
export function isMadeOfNames(password: string, username: string, email: string): boolean {
  const given = plain(password);
  const rest = namesOf(username, email).reduce((left, name) => left.replaceAll(name, ''), given);
  if (rest === given) return false;
  const digits = rest.match(/\p{N}/gu)?.length ?? 0;
  return [...rest].length - digits < MIN_REST.letters && digits < MIN_REST.digits;
}

/** What makes a password easy to guess without any list: its length, one or two characters over and over, own names. */
export function isWeakPassword(password: string, username: string, email: string): boolean {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max) return true;
  return new Set(password.toLowerCase()).size < MIN_DIFFERENT || isMadeOfNames(password, username, email);
}
