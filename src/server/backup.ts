import { openDb } from '#server/compose.ts';
import { configOfExisting } from '#server/existing-diary.ts';
import { createLogger } from '#server/logger.ts';
import { problemOf } from '#server/start-problem.ts';
import { writeBackup } from '#server/write-backup.ts';

/** npm run backup -- /backups/diary-2026-11-21.db, beside a running server. */
async function backup(path: string | undefined): Promise<string> {
  const db = openDb(configOfExisting(), createLogger('warn'));
  try {
    return writeBackup(db, path);
  } finally {
    await db.kysely.destroy();
  }
}

try {
  process.stdout.write(`${await backup(process.argv[2])}\n`);
} catch (error) {
  process.stderr.write(`${problemOf(error)}\n`);
  process.exitCode = 1;
}
