import { createHmac } from 'node:crypto';
import { deriveKey } from '#server/vault/vault.ts';

/** A keyed hash: equal for equal texts, and telling nobody without the secret what they were. */
export type Blind = (text: string) => string;

export function createBlind(secret: string): Blind {
  const key = deriveKey(secret, 'blind');
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
