import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from '#server/data-folder.ts';

const MIN_LENGTH = 32;

/**
 * The secret of an installation that sets no APP_SECRET: made once and kept in DATA_DIR, readable by its owner only.
 * Written aside and linked into place, so that of several processes starting at once all read the same whole secret.
 */
export function keptSecret(dataDir: string): string {
  makeDataFolder(dataDir);
  const path = join(dataDir, 'app-secret');
  const aside = `${path}.${randomUUID()}`;
  const known = readSecret(path);
  if (known !== undefined) return known;
  writeSynced(aside, randomBytes(32).toString('base64url'));
  try {
    linkSync(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  return readSecret(path) ?? '';
}

/** The secret in the file, undefined without a file. A file that lost its content must not pass for a secret. */
function readSecret(path: string): string | undefined {
  try {
    const secret = readFileSync(path, 'utf8');
    if (secret.length >= MIN_LENGTH) return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  throw new Error(`${path} holds no secret: put it back from a backup. Without it the diaries cannot be opened.`);
}

/** Written and on the disk before anything is sealed with it. */
function writeSynced(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o600);
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
}
