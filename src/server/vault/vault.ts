import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { open, seal } from '#server/vault/seal.ts';

/** A user's key as it is stored: wrapped by the key that `key_id` names. Without this row their texts are noise. */
export type WrappedKey = { readonly key_id: string; readonly wrapped_key: string };

/** Seals and opens one user's texts; `place` is table, row and column, such as «entry/<id>/inputDay». */
export type UserVault = {
  readonly seal: (text: string, place: string) => string;
  readonly open: (sealed: string, place: string) => string;
  /** Equal for equal texts of this user, and telling nothing of them without their key. */
  readonly fingerprint: (text: string) => string;
};

/** The keys that wrap the users' keys, from APP_SECRET and, during a rotation, APP_SECRET_PREVIOUS. */
export type Vault = {
  readonly newKey: (user_id: string) => WrappedKey;
  readonly forUser: (user_id: string, wrapped: WrappedKey) => UserVault;
};

/** A key for one purpose, so that no two uses of a secret share one (HKDF, RFC 5869). */
export const deriveKey = (secret: string | Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'dayglot-diary', purpose, 32));

const keyId = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 16);

export function createVault(secrets: readonly [string, ...string[]]): Vault {
  const [current, ...previous] = secrets.map((secret) => {
    const key = deriveKey(secret, 'wrap-user-keys');
    return { id: keyId(key), key };
  }) as [{ id: string; key: Buffer }, ...{ id: string; key: Buffer }[]];
  const wrappers = new Map([current, ...previous].map(({ id, key }) => [id, key]));
  const place = (user_id: string) => `user_key/${user_id}`;
  return {
    newKey: (user_id) => ({ key_id: current.id, wrapped_key: seal(current.key, randomBytes(32), place(user_id)) }),
    forUser: (user_id, { key_id, wrapped_key }) => {
      const wrapper = wrappers.get(key_id);
      if (!wrapper)
        throw new Error(`The key ${key_id} is not known: was APP_SECRET changed without APP_SECRET_PREVIOUS?`);
      const key = open(wrapper, wrapped_key, place(user_id));
      const of = (at: string) => `${user_id}/${at}`;
      return {
        seal: (text, at) => seal(key, Buffer.from(text), of(at)),
        open: (sealed, at) => open(key, sealed, of(at)).toString(),
        fingerprint: (text) => createHmac('sha256', deriveKey(key, 'fingerprint')).update(text).digest('base64url'),
      };
    },
  };
}
