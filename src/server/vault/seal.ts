import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals bytes with AES-256-GCM under a 32-byte key. `place` names where the result will stand (table, row, column): it is
 * authenticated, so a sealed text moved to another place does not open. Answers «v1.» and base64url of iv, text and tag.
 */
export function seal(key: Buffer, plain: Buffer, place: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
  const body = Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return `v1.${body.toString('base64url')}`;
}

/** Opens what `seal` made; throws when the key or the place is another or a single bit was changed. */
export function open(key: Buffer, sealed: string, place: string): Buffer {
  if (!sealed.startsWith('v1.')) throw new Error('A sealed value of an unknown version.');
  const body = Buffer.from(sealed.slice(3), 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, IV_BYTES)).setAAD(Buffer.from(place));
  decipher.setAuthTag(body.subarray(body.length - TAG_BYTES));
  return Buffer.concat([decipher.update(body.subarray(IV_BYTES, body.length - TAG_BYTES)), decipher.final()]);
}
