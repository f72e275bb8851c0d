// node faults/kills.mjs sqlite|postgres [kills]: learners write while the server is killed at random moments. Nothing that was
// acknowledged may be gone, nothing there twice, and nobody without a credential. SEED=… chooses other moments.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import pg from 'pg';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { dice, figure } from './figures.mjs';
import { inspect, newCounts, register, verify, write } from './learners.mjs';
import { createServer } from './servers.mjs';

const LEARNERS = 8;
/** Sooner than the page would, so that more tries meet a server that dies. */
const IMPATIENT = { longest_ms: 300 };
const ORPHANS = 'select count(*) as n from auth_user where id not in (select user_id from credential)';

const [engine = 'sqlite', kills = engine === 'sqlite' ? '30' : '10'] = process.argv.slice(2);
const roll = dice(Number(process.env.SEED ?? 8));
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const folder = mkdtempSync(join(tmpdir(), 'dayglot-kills-'));
const postgres = engine === 'postgres' ? await startPostgres({ isDurable: true }) : undefined;
const server = await createServer({ DATA_DIR: folder, ...(postgres && { DATABASE_URL: postgres.url }) });
// However this ends, neither of them outlives it.
process.on('exit', () => {
  void server.kill();
  void postgres?.stop();
});
process.on('SIGTERM', () => process.exit(1));
await server.start();

const counts = newCounts();
const learners = await Promise.all(Array.from({ length: LEARNERS }, () => register(server.url, counts, IMPATIENT)));
await Promise.all(learners.map((learner) => verify(learner, [server.url])));

let isOver = false;
const writing = learners.map((learner) => write(learner, counts, () => isOver));
/** People who register meanwhile. */
const newcomers = (async () => {
  const there = [];
  while (!isOver) there.push(await register(server.url, counts, IMPATIENT));
  return there;
})();

/** One end of something at a random moment, and its coming back: the server, or every other time the database. */
async function killOnce(n) {
  // Only a server at work has something to lose.
  const before = counts.acknowledged;
  while (counts.acknowledged < before + LEARNERS) await sleep(20);
  await sleep(roll() * 500);
  if (postgres && n % 2 === 1) {
    await postgres.crash();
    await sleep(roll() * 300);
    await postgres.restart();
  } else {
    await server.kill();
    await server.start();
  }
}
for (let n = 0; n < Number(kills); n += 1) {
  await killOnce(n);
  process.stdout.write(`${n + 1} of ${kills}: ${counts.acknowledged} acknowledged\n`);
}
isOver = true;

const acknowledged = await Promise.all(writing);
const there = await newcomers;
const found = await Promise.all(learners.map((learner, at) => inspect(learner, acknowledged[at])));
for (const { email, call } of there) {
  const { status } = await call('loginUser', { email, password: 'a long password' });
  if (status !== 200) counts.refused.push(`${status} for somebody who had registered`);
}
const sum = (of) => found.reduce((total, one) => total + one[of], 0);
await server.stop();
const orphans = await countOrphans();
await postgres?.stop();
rmSync(folder, { recursive: true, force: true });

async function countOrphans() {
  if (!postgres) return Number(new Sqlite(join(folder, 'diary.db')).prepare(ORPHANS).get().n);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(ORPHANS);
  await client.end();
  return Number(rows[0].n);
}

const what = postgres ? `${kills} kills of the server and of PostgreSQL by turns` : `${kills} kills, SQLite`;
figure(`${what}: tries that failed`, String(counts.failed_tries), '> 0');
figure(
  `${what}: acknowledged entries / lost / doubled`,
  `${counts.acknowledged} / ${sum('lost')} / ${sum('doubled')}`,
  'n / 0 / 0',
);
figure(`${what}: registered meanwhile / without a credential`, `${there.length} / ${orphans}`, 'n / 0');
const problems = [
  ...(sum('lost') + sum('doubled') + orphans > 0 ? ['Something was lost, doubled or half made.'] : []),
  ...(counts.failed_tries === 0 || counts.acknowledged < 50 ? ['Too little happened for this to say anything.'] : []),
  ...counts.refused,
  ...server.errors,
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);
