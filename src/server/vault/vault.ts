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
  /** What `openVault` makes the same vault of in a worker thread. Never leaves the process. */
  readonly portable: VaultKey;
};

/** A user's key as plain data. */
export type VaultKey = { readonly user_id: string; readonly key: Uint8Array };

/** Something sealed with a wrapping key: whoever opens it has the secret that the key comes from. */
export type KeyProof = { readonly key_id: string; readonly proof: string };

/** The keys that wrap the users' keys, from APP_SECRET and, during a rotation, APP_SECRET_PREVIOUS. */
export type Vault = {
  readonly newKey: (user_id: string) => WrappedKey;
  readonly forUser: (user_id: string, wrapped: WrappedKey) => UserVault;
  /** The same user key, wrapped by the current key. */
  readonly rewrap: (user_id: string, wrapped: WrappedKey) => WrappedKey;
  readonly currentKeyId: string;
  /** A proof of a key that is known: the current one unless another is named. */
  readonly prove: (key_id?: string) => KeyProof;
  readonly knows: (key_id: string) => boolean;
  /** True when the proof was made with a key that is known. */
  readonly verifies: (proof: KeyProof) => boolean;
};

/** A key for one purpose, so that no two uses of a secret share one (HKDF, RFC 5869). */
export const deriveKey = (secret: string | Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'dayglot-diary', purpose, 32));

const keyId = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 16);

const PROOF = Buffer.from('This database belongs to this secret.');

export function createVault(secrets: readonly [string, ...string[]]): Vault {
  const keys = secrets.map((secret) => deriveKey(secret, 'wrap-user-keys')) as [Buffer, ...Buffer[]];
  const wrappers = new Map(keys.map((key) => [keyId(key), key]));
  const currentKeyId = keyId(keys[0]);
  const placeOf = (user_id: string) => `user_key/${user_id}`;
  const wrapperOf = (key_id: string): Buffer => {
    const wrapper = wrappers.get(key_id);
    if (wrapper) return wrapper;
    throw new Error(`The key ${key_id} is not known: was APP_SECRET changed without APP_SECRET_PREVIOUS?`);
  };
  const unwrap = (user_id: string, { key_id, wrapped_key }: WrappedKey): Buffer =>
    open(wrapperOf(key_id), wrapped_key, placeOf(user_id));
  const wrap = (user_id: string, key: Buffer): WrappedKey => ({
    key_id: currentKeyId,
    wrapped_key: seal(keys[0], key, placeOf(user_id)),
  });
  return {
    newKey: (user_id) => wrap(user_id, randomBytes(32)),
    // Copied, because a small Buffer shares its memory with others, and a message to a thread takes all of it.
    forUser: (user_id, wrapped) => openVault({ user_id, key: new Uint8Array(unwrap(user_id, wrapped)) }),
    rewrap: (user_id, wrapped) => wrap(user_id, unwrap(user_id, wrapped)),
    currentKeyId,
    prove: (key_id = currentKeyId) => ({
      key_id,
      proof: seal(wrapperOf(key_id), PROOF, `wrapping_key/${key_id}`),
    }),
    knows: (key_id) => wrappers.has(key_id),
    verifies: ({ key_id, proof }) => {
      const wrapper = wrappers.get(key_id);
      return wrapper !== undefined && opens(wrapper, proof, `wrapping_key/${key_id}`);
    },
  };
}

function opens(key: Buffer, sealed: string, place: string): boolean {
  try {
    return open(key, sealed, place).equals(PROOF);
  } catch {
    return false;
  }
}

/** The vault of a user, of their plain key. */
export function openVault(portable: VaultKey): UserVault {
  const { user_id } = portable;
  const key = Buffer.from(portable.key);
  const of = (at: string) => `${user_id}/${at}`;
  // Derived when it is first needed, and once: an entry asks for a fingerprint of every mistake.
  let marking: Buffer | undefined;
  const markingKey = (): Buffer => {
    marking ??= deriveKey(key, 'fingerprint');
    return marking;
  };
  return {
    seal: (text, at) => seal(key, Buffer.from(text), of(at)),
    open: (sealed, at) => open(key, sealed, of(at)).toString(),
    fingerprint: (text) => createHmac('sha256', markingKey()).update(text).digest('base64url'),
    portable,
  };
}
