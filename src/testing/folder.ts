import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Less than this in bytes, as containers have by default, is not for many databases. */
const ENOUGH = 2 ** 30;

/**
 * A new folder for a test's data, in memory where the machine has room for that: each of our writes waits for the disk,
 * and on a machine whose disk stalls, time limits pass. Whoever asks for it removes it.
 */
export const newFolder = (name: string): string => mkdtempSync(join(hasMemory() ? IN_MEMORY : tmpdir(), `${name}-`));

function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ENOUGH;
  } catch {
    return false;
  }
}
