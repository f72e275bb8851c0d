import { closeSync, existsSync, fsyncSync, openSync, rmSync, statSync } from 'node:fs';
import type { Db } from '#server/store/db.ts';

/** Copies the database into a new file that only its owner reads; answers what to tell them. Throws a sentence. */
export function writeBackup(db: Db, path: string | undefined): string {
  if (!db.copyTo) throw new Error('This database is PostgreSQL: back it up with pg_dump (docs/operating.md).');
  if (!path) throw new Error('Say where to: npm run backup -- /backups/diary.db');
  if (existsSync(path)) throw new Error(`${path} is there already: name a new file, so that no backup is lost.`);
  let isOurs = false;
  try {
    // Made empty and closed to others before a word is in it.
    closeSync(openSync(path, 'wx', 0o600));
    isOurs = true;
    db.copyTo(path);
  } catch (error) {
    if (isOurs) rmSync(path, { force: true });
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(
      `The backup cannot be written to ${path} (${code ?? message}): make its folder writable for this user, with room for all of it, or name another one.`,
    );
  }
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
  const size = (statSync(path).size / 1_000_000).toFixed(1);
  return `${path}: ${size} MB. The secret is not in it: keep APP_SECRET, or app-secret of DATA_DIR, in another place.`;
}
