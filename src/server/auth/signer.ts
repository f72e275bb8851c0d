import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '#server/vault/vault.ts';

/** APP_SECRET and, during a rotation, the one before it. */
export type Secrets = readonly [current: string, ...previous: string[]];

/** Signs texts for one purpose with the current secret, and knows what any of the secrets has signed. */
export function createSigner(secrets: Secrets, purpose: string) {
  const keys = secrets.map((secret) => deriveKey(secret, purpose)) as [Buffer, ...Buffer[]];
  const signature = (key: Buffer, body: string) => createHmac('sha256', key).update(body).digest('base64url');
  const equals = (given: Buffer, ours: Buffer) => given.length === ours.length && timingSafeEqual(given, ours);
  return {
    sign: (body: string): string => signature(keys[0], body),
    /** Compared as it was written: base64 has several spellings of the same bytes. */
    signed: (body: string, given: string): boolean =>
      keys.some((key) => equals(Buffer.from(given), Buffer.from(signature(key, body)))),
  };
}
