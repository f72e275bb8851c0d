import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { solveChallenge } from 'altcha-lib';

/** PBKDF2/SHA-256 without crypto.subtle: the same key, several times slower. */
export const derivePlainly: Parameters<typeof solveChallenge>[0]['deriveKey'] = async (
  { cost, keyLength },
  salt,
  password,
) => ({ derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }) });
