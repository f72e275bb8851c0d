import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. About 12 ms on one core. */
const ARGON2ID: Algorithm = 2;
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Verified against when an address is unknown, so that both answers cost the same one hash. */
const NOBODY = hash('nobody has this password', OPTIONS);

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

/** Whether a password belongs to a stored hash; always false for an unknown account, after the same work. */
export async function passwordFits(password: string, stored: string | undefined): Promise<boolean> {
  const fits = await verify(stored ?? (await NOBODY), password);
  return fits && stored !== undefined;
}
