import { availableParallelism } from 'node:os';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. About 12 ms on one core. */
const ARGON2ID: Algorithm = 2;
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** How a hash made with these options begins. */
const CURRENT = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$`;

/** As many at once as there are cores: with more of them in flight everybody else's calls wait for a core. */
const oneACore = pLimit(availableParallelism());

/** Verified against when an address is unknown, so that both answers cost the same one hash. */
const NOBODY = hash('nobody has this password', OPTIONS);

/** The same password whichever way a keyboard composes its accents. */
const composed = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> => oneACore(() => hash(composed(password), OPTIONS));

/** Whether a password belongs to a stored hash; always false for an unknown account, after the same work. */
export async function passwordFits(password: string, stored: string | undefined): Promise<boolean> {
  const against = stored ?? (await NOBODY);
  const fits = await oneACore(() => verify(against, composed(password)));
  return fits && stored !== undefined;
}

/** Whether a hash was made with other options than today's: then the password, once it was shown, is hashed anew. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(CURRENT);
