import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { AdminError, runAdmin, USAGE } from '#server/admin/commands.ts';
import { openDiary } from '#server/compose.ts';
import { configOfExisting } from '#server/existing-diary.ts';
import { createLogger } from '#server/logger.ts';
import { problemOf } from '#server/start-problem.ts';
import { createBlind } from '#server/vault/blind.ts';

/** npm run admin -- users|disable|enable|delete|resend|busy|stats|audit, beside running servers. */
async function admin(words: readonly string[]): Promise<string> {
  if (words.length === 0) throw new AdminError(USAGE);
  const { db, secrets } = await openDiary(configOfExisting(), createLogger('warn'), Date.now);
  const context = { db, blind: createBlind(secrets[0]), newId: randomUUID, now_ms: Date.now };
  try {
    return await runAdmin({ ...context, operator: operator() }, words);
  } finally {
    await db.kysely.destroy();
  }
}

/** Who sits at the machine: behind sudo not root, and a container may run as a number that has no name. */
function operator(): string {
  try {
    return process.env.SUDO_USER ?? userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}

try {
  process.stdout.write(`${await admin(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof AdminError ? error.message : problemOf(error)}\n`);
  process.exitCode = 1;
}
