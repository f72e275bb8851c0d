import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Below this a text hardly gets shorter, and a page of history opens many. */
const COMPRESSED_FROM_BYTES = 256;
/** More than any column holds; what claims to be longer is none of ours. */
const MOST_BYTES = 16 * 1024 * 1024;

/** «v1»: the bytes as they are. «v2»: compressed before they were sealed, and the version is authenticated with the place. */
type Version = 'v1' | 'v2';
const authenticated = (version: Version, place: string): Buffer =>
  Buffer.from(version === 'v1' ? place : `${version}|${place}`);

/**
 * Seals bytes with AES-256-GCM under a 32-byte key, compressed where that makes them shorter. `place` names where the result
 * will stand (table, row, column): it is authenticated, so a sealed text moved to another place does not open. Answers the
 * version, a dot, and base64url of iv, text and tag.
 */
export function seal(key: Buffer, plain: Buffer, place: string): string {
  const short = plain.length < COMPRESSED_FROM_BYTES ? plain : compress(plain);
  const version: Version = short.length < plain.length ? 'v2' : 'v1';
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(authenticated(version, place));
  const text = cipher.update(version === 'v2' ? short : plain);
  const body = Buffer.concat([iv, text, cipher.final(), cipher.getAuthTag()]);
  return `${version}.${body.toString('base64url')}`;
}

/** Opens what `seal` made; throws when the key or the place is another or a single bit was changed. */
export function open(key: Buffer, sealed: string, place: string): Buffer {
  const version = sealed.slice(0, sealed.indexOf('.'));
  if (version !== 'v1' && version !== 'v2') throw new Error('A sealed value of an unknown version.');
  const body = Buffer.from(sealed.slice(version.length + 1), 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, IV_BYTES));
  decipher.setAAD(authenticated(version, place)).setAuthTag(body.subarray(body.length - TAG_BYTES));
  const text = decipher.update(body.subarray(IV_BYTES, body.length - TAG_BYTES));
  const plain = Buffer.concat([text, decipher.final()]);
  return version === 'v2' ? brotliDecompressSync(plain, { maxOutputLength: MOST_BYTES }) : plain;
}

const compress = (plain: Buffer): Buffer =>
  brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
