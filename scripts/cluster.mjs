// npm run test:cluster: three servers behind HAProxy on PostgreSQL with a synchronous standby, and learners who write while
// servers and the primary are killed. Nothing acknowledged is lost, every action succeeds within a minute by the page's own
// retries, and a rolling restart fails no request. Needs Debian and root; about four minutes.
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dice, figure } from '../faults/figures.mjs';
import { inspect, newCounts, register, verify, write } from '../faults/learners.mjs';
import { createServer } from '../faults/servers.mjs';
import { startBalancer } from './cluster/balancer.mjs';
import { createNode, installCluster, startEtcd, until } from './cluster/database.mjs';
import { isBuilt } from './lib/build-stamp.mjs';
import { collectFigures } from './lib/figures.mjs';
import { ensureModules } from './lib/modules.mjs';
import { freePort } from './lib/postgres.mjs';
import { run, steps } from './lib/run.mjs';

const LEARNERS = 10;
const SERVER_KILLS = 6;
const PRIMARY_KILLS = 2;
const ROLLING_REQUESTS = 1000;

await ensureModules();
installCluster();
if (!isBuilt()) await run('node', ['scripts/build.mjs']);
const figures = collectFigures();
Object.assign(process.env, figures.env);
const roll = dice(Number(process.env.SEED ?? 3));
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const folder = mkdtempSync(join(tmpdir(), 'dayglot-cluster-'));
// The databases run as somebody who has to get into their own folders.
chmodSync(folder, 0o755);

const web = await freePort();
const url = `http://127.0.0.1:${web}`;
let [etcd, balancer, nodes, servers, learners, writing] = [];
const counts = newCounts();
let isOver = false;
const problems = [];

async function startDatabase() {
  etcd = await startEtcd(folder);
  nodes = [await createNode('one', folder, etcd), await createNode('two', folder, etcd)];
  nodes[0].start();
  await until('the first node is the primary', nodes[0].isPrimary);
  nodes[1].start();
  await until('the second follows it synchronously', nodes[1].isSynchronous);
}

async function startServers() {
  const ports = [await freePort(), await freePort(), await freePort()];
  balancer = await startBalancer({ folder, web, servers: ports.map((port) => ({ port })), nodes });
  const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: balancer.databaseUrl, PUBLIC_URL: url };
  const APP_SECRET = randomBytes(32).toString('base64url');
  servers = await Promise.all(ports.map((port) => createServer({ ...env, APP_SECRET, PORT: String(port) })));
  // All at once: each finds an empty database and wants to make the tables.
  await until('the balancer knows the primary', async () =>
    /primary,(one|two),.*,UP,/.test(await balancer.tell('show stat')),
  );
  await Promise.all(servers.map((server) => server.start()));
  await until('servers are ready behind the balancer', async () => (await fetch(`${url}/readyz`)).status === 200);
}

async function startLearners() {
  learners = await Promise.all(Array.from({ length: LEARNERS }, () => register(url, counts)));
  await Promise.all(
    learners.map((learner) =>
      verify(
        learner,
        servers.map((server) => server.url),
      ),
    ),
  );
  counts.longest_ms = 0;
  writing = learners.map((learner) => write(learner, counts, () => isOver));
}

async function killServers() {
  for (let n = 0; n < SERVER_KILLS; n += 1) {
    await sleep(500 + roll() * 1500);
    const server = servers[Math.floor(roll() * servers.length)];
    await server.kill();
    await sleep(roll() * 1000);
    await server.start();
  }
}

/** The primary's whole machine goes; once the other has taken over, it comes back and follows. */
async function killPrimaries() {
  const outages = [];
  for (let n = 0; n < PRIMARY_KILLS; n += 1) {
    const isFirst = await nodes[0].isPrimary().catch(() => false);
    const [primary, standby] = isFirst ? nodes : [...nodes].reverse();
    await until('the standby is synchronous', standby.isSynchronous);
    await sleep(1000 + roll() * 1000);
    const from = performance.now();
    await primary.kill();
    await until('the standby has become the primary', standby.isPrimary);
    const before = counts.acknowledged;
    await until('learners are answered again', async () => counts.acknowledged > before + LEARNERS);
    outages.push(((performance.now() - from) / 1000).toFixed(1));
    primary.start();
    await until('the old primary follows synchronously', primary.isSynchronous);
  }
  figure(`kills of the primary with its Patroni: s until learners were answered again`, outages.join(', '), '≤ 60');
}

/** Each server in turn is taken out, stopped, started and put back, while somebody asks without ever asking twice. */
async function rollingRestart() {
  const [{ call }] = learners;
  const strict = newCounts();
  let asked = 0;
  let isDone = false;
  const before = counts.failed_tries;
  counts.why.clear();
  const asking = Array.from({ length: 4 }, async () => {
    while (!isDone || asked < ROLLING_REQUESTS) {
      asked += 1;
      const { status } = await call(
        asked % 2 ? 'fetchLastDiaryEntries' : 'readProfile',
        asked % 2 ? { hist_period_days: 7 } : {},
      );
      if (status !== 200) strict.refused.push(status);
      await sleep(5);
    }
  });
  for (let round = 0; round < 2; round += 1)
    for (const [at, server] of servers.entries()) {
      await balancer.setServer(at, 'drain');
      await server.stop();
      await server.start();
      await balancer.setServer(at, 'ready');
      await until('it is ready again', async () => (await fetch(`${server.url}/readyz`)).status === 200);
      await sleep(1000);
    }
  isDone = true;
  await Promise.all(asking);
  const failed = strict.refused.length + counts.failed_tries - before;
  figure(
    'rolling restarts of three servers, twice: requests beside the writing / failed tries',
    `${asked} / ${failed}`,
    '≥ 1,000 / 0',
  );
  if (failed > 0)
    problems.push(`${failed} requests failed during the rolling restart: ${JSON.stringify([...counts.why])}`);
}

async function count() {
  isOver = true;
  const acknowledged = await Promise.all(writing);
  const found = await Promise.all(learners.map((learner, at) => inspect(learner, acknowledged[at])));
  const sum = (of) => found.reduce((total, one) => total + one[of], 0);
  const kills = `${SERVER_KILLS} servers, ${PRIMARY_KILLS} primaries`;
  figure(`kills of ${kills}: tries that failed`, String(counts.failed_tries), '> 0');
  figure(
    `kills of ${kills}: acknowledged / lost / doubled`,
    `${counts.acknowledged} / ${sum('lost')} / ${sum('doubled')}`,
    'n / 0 / 0',
  );
  figure('the longest that an action took with all its tries', `${(counts.longest_ms / 1000).toFixed(1)} s`, '≤ 60 s');
  if (sum('lost') + sum('doubled') > 0) problems.push('Something was lost or doubled.');
  if (counts.longest_ms > 60_000) problems.push('An action took longer than a minute.');
  problems.push(...counts.refused, ...servers.flatMap(({ errors }) => errors));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Begins the end of everything at once: at an exit nothing is waited for. */
const endAll = () =>
  [...(servers ?? []), ...(nodes ?? []), ...(balancer ? [balancer] : []), ...(etcd ? [etcd] : [])].map(({ kill }) =>
    kill(),
  );

process.on('exit', () => void Promise.allSettled(endAll()));
await steps([
  ['etcd, Patroni, PostgreSQL', startDatabase],
  ['HAProxy and three servers', startServers],
  ['learners', startLearners],
  ['kill -9 of servers', killServers],
  ['kill -9 of primaries', killPrimaries],
  ['rolling restarts', rollingRestart],
  ['counting', count],
]);
figures.print('Many servers');
figures.remove();
await Promise.allSettled(endAll());
if (!process.env.KEEP) rmSync(folder, { recursive: true, force: true });
process.exit(0);
