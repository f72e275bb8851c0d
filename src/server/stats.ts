import { addDays, dayOf } from '#domain/day.ts';
import { openDb } from '#server/compose.ts';
import { configOfExisting } from '#server/existing-diary.ts';
import { createLogger } from '#server/logger.ts';
import { problemOf } from '#server/start-problem.ts';
import { statsReport } from '#server/stats-report.ts';
import { countsSince } from '#server/store/daily-counts.ts';
import { migrate } from '#server/store/migrations/migrate.ts';

const USUAL_DAYS = 30;
const MOST_DAYS = 3660;

/** npm run stats -- 7: what visitors who consented did in the last days, today among them, page by page. */
async function stats(days: number): Promise<string> {
  const db = openDb(configOfExisting(), createLogger('warn'));
  try {
    await migrate(db);
    const today = dayOf(Date.now(), 'UTC', 0);
    return statsReport(await countsSince(db.kysely, addDays(today, 1 - days)), days);
  } finally {
    await db.kysely.destroy();
  }
}

const days = Number(process.argv[2] ?? USUAL_DAYS);
try {
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) {
    process.stderr.write(`Say for how many days, 1 to ${MOST_DAYS}: npm run stats -- 7\n`);
    process.exitCode = 1;
  } else process.stdout.write(`${await stats(days)}\n`);
} catch (error) {
  process.stderr.write(`${problemOf(error)}\n`);
  process.exitCode = 1;
}
