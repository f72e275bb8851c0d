import { openDiary } from '#server/compose.ts';
import { configOfExisting } from '#server/existing-diary.ts';
import { createLogger } from '#server/logger.ts';
import { problemOf } from '#server/start-problem.ts';
import { rotateKeys } from '#server/vault/rotate-keys.ts';

/** npm run rotate-keys, with the new APP_SECRET and the old one as APP_SECRET_PREVIOUS, beside running servers. */
async function rotate(): Promise<string> {
  const config = configOfExisting();
  if (!config.APP_SECRET_PREVIOUS)
    return 'Nothing to do: APP_SECRET_PREVIOUS is not set. docs/operating.md tells how a secret is rotated.';
  const { db, vault } = await openDiary(config, createLogger('warn'), Date.now);
  try {
    const wrapped = await rotateKeys(db, vault, Date.now(), (looked, done) =>
      process.stderr.write(`${looked} keys looked at, ${done} wrapped anew\n`),
    );
    return `${wrapped} keys were wrapped anew, and none needs the old secret: remove APP_SECRET_PREVIOUS and restart the servers.`;
  } finally {
    await db.kysely.destroy();
  }
}

try {
  process.stdout.write(`${await rotate()}\n`);
} catch (error) {
  process.stderr.write(`${problemOf(error)}\n`);
  process.exitCode = 1;
}
