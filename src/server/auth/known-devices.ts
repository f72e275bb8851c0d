import { randomBytes } from 'node:crypto';
import type { Cookies } from '#server/auth/cookies.ts';
import { normalEmail } from '#server/auth/names.ts';
import { createSigner, type Secrets } from '#server/auth/signer.ts';
import type { Services } from '#server/services.ts';
import type { Sql } from '#server/store/db.ts';
import { takeTurn } from '#server/store/rate-limits.ts';

/** A family shares a browser; the accounts that signed in there last are kept. */
const MOST_ACCOUNTS = 5;
const SEPARATOR = '~';

const DAY_S = 24 * 60 * 60;
/** The longest that browsers keep a cookie. */
const COOKIE_S = 400 * DAY_S;

/** An account makes this many devices known at once, then one a day: a guesser cannot collect cookies from earlier sign-ins. */
const NEW_DEVICES = { burst: 10, every_ms: DAY_S * 1000 } as const;

/**
 * Makes and reads the device cookie (OWASP «Slow Down Online Guessing Attacks with Device Cookies»): one signed entry,
 * «account.id.signature», for each account that signed in here. The account is a keyed hash of its address, so the cookie
 * names no address; the id is random and names the buckets of the limits.
 */
export function createDeviceSigner(secrets: Secrets) {
  const signer = createSigner(secrets, 'known-device');
  const accountText = (email: string): string => `account ${normalEmail(email)}`;
  const read = (value: string | undefined) =>
    (value ?? '').split(SEPARATOR, MOST_ACCOUNTS).flatMap((entry) => {
      const [account = '', id = '', given = '', ...rest] = entry.split('.');
      return rest.length === 0 && signer.signed(`${account}.${id}`, given) ? [{ account, id, entry }] : [];
    });
  const isOf = (email: string, account: string): boolean => signer.signed(accountText(email), account);
  return {
    /** What the browser is counted by at this account; undefined where it never signed in to it. */
    idFor: (value: string | undefined, email: string): string | undefined =>
      read(value).find(({ account }) => isOf(email, account))?.id,
    /** What the browser is counted by, whichever account signed in last. */
    newestId: (value: string | undefined): string | undefined => read(value)[0]?.id,
    /** The cookie's value with this account first. */
    withAccount: (value: string | undefined, email: string): string => {
      const entries = read(value);
      const known = entries.find(({ account }) => isOf(email, account));
      const body = `${signer.sign(accountText(email))}.${randomBytes(16).toString('base64url')}`;
      const first = known?.entry ?? `${body}.${signer.sign(body)}`;
      const others = entries.filter((one) => one !== known).map(({ entry }) => entry);
      return [first, ...others].slice(0, MOST_ACCOUNTS).join(SEPARATOR);
    },
  };
}

export type DeviceSigner = ReturnType<typeof createDeviceSigner>;

type Remembering = Pick<Services, 'devices' | 'blind'> & { readonly cookies: Cookies; readonly now_ms: number };

/** Makes this browser known to the account that has just signed in. It stays known after a logout. */
export async function rememberDevice(sql: Sql, c: Remembering, email: string): Promise<void> {
  const value = c.cookies.read('device');
  const isNew = c.devices.idFor(value, email) === undefined;
  const bucket = c.blind(`known-device|${email}`);
  if (isNew && (await takeTurn(sql, bucket, NEW_DEVICES, c.now_ms)) > 0) return;
  c.cookies.write('device', c.devices.withAccount(value, email), COOKIE_S);
}
