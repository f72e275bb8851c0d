// npm run test:proxies: nginx and Caddy with the files of ops/ as they stand, each in front of two servers in production on
// one PostgreSQL: headers, accounts, limits by address, words as they come, restarts and kills. Needs Debian and root; about
// three minutes.
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../faults/servers.mjs';
import { openSmtpInbox } from '../src/testing/smtp-inbox.ts';
import { until } from './cluster/database.mjs';
import { isBuilt } from './lib/build-stamp.mjs';
import { collectFigures } from './lib/figures.mjs';
import { freePort, startPostgres } from './lib/postgres.mjs';
import { run, steps } from './lib/run.mjs';
import {
  checkAccount,
  checkAddresses,
  checkBytes,
  checkDoors,
  checkPage,
  checkRefusals,
  checkStream,
  expect,
} from './proxies/checks.mjs';
import { startModel } from './proxies/model.mjs';
import { checkKill, checkLogs, checkRollingRestart } from './proxies/restarts.mjs';
import { HOST, installProxies, makeCertificate, startProxy } from './proxies/start.mjs';
import { checkTwice } from './proxies/twice.mjs';

installProxies();
if (!isBuilt()) await run('node', ['scripts/build.mjs']);
const figures = collectFigures();
Object.assign(process.env, figures.env);
const folder = mkdtempSync(join(tmpdir(), 'dayglot-proxies-'));
chmodSync(folder, 0o755);
const certificate = makeCertificate(folder);
const model = await startModel();
const received = await openSmtpInbox();
let [proxy, servers, postgres, browser] = [];

/** The mails of production leave by SMTP; this is where they arrive. */
const inbox = {
  linkTo: async (email) => {
    const linkIn = () => received.mails.find(({ to }) => to?.[0]?.address === email)?.text?.match(/https:\S+/)?.[0];
    await until(`the mail to ${email}`, async () => linkIn() !== undefined, 20);
    return linkIn();
  },
};

/** As docs/operating.md tells, with limits and the bot check on. */
function settings(port) {
  return {
    ...{ NODE_ENV: 'production', PUBLIC_URL: `https://${HOST}`, TRUST_PROXY: '127.0.0.1' },
    ...{ DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'data'), SMTP_URL: received.url, PORT: String(port) },
    ...{ CORRECTOR: 'openai-compatible', AI_BASE_URL: model.url, AI_MODEL: 'own', OPENAI_API_KEY: 'none' },
    ...{ BOT_CHECK: 'on', RATE_LIMIT: 'on' },
  };
}

async function startAll(name) {
  const [plain, secure, ...ports] = [await freePort(), await freePort(), await freePort(), await freePort()];
  postgres = await startPostgres();
  const APP_SECRET = randomBytes(32).toString('base64url');
  servers = await Promise.all(ports.map((port) => createServer({ ...settings(port), APP_SECRET })));
  await Promise.all(servers.map((server) => server.start()));
  proxy = await startProxy(name, { folder: join(folder, name), ports: { plain, secure, servers: ports }, certificate });
  expect(proxy, 'complaints about its file', proxy.complaints.join(' ') || 'none', 'none');
}

async function endAll() {
  await Promise.all(servers.map((server) => server.stop()));
  await checkTwice(
    proxy,
    servers.map(({ port }) => Number(port)),
  );
  await proxy.stop();
  checkLogs(proxy);
  const errors = servers.flatMap((server) => server.errors);
  expect(proxy, 'errors in the logs of the servers', errors.join('\n') || 'none', 'none');
  browser.close();
  await postgres.stop();
  [proxy, postgres] = [];
}

/** However this ends, nothing outlives it. */
process.on('exit', () => {
  for (const server of servers ?? []) void server.kill();
  proxy?.kill();
  void postgres?.stop();
  if (!process.env.KEEP) rmSync(folder, { recursive: true, force: true });
});
process.on('SIGTERM', () => process.exit(1));

const stepsOf = (name) => [
  [`${name} and two servers`, () => startAll(name)],
  [
    `${name}: page, doors, account`,
    async () => {
      await checkPage(proxy);
      await checkBytes(proxy, servers[0]);
      await checkDoors(proxy);
      browser = await checkAccount(proxy, inbox);
    },
  ],
  [`${name}: refusals and limits`, async () => checkRefusals(proxy, browser).then(() => checkAddresses(proxy))],
  [`${name}: words as they come`, () => checkStream(proxy, browser, model)],
  [`${name}: rolling restarts`, () => checkRollingRestart(proxy, servers, browser, model)],
  [`${name}: kill -9`, () => checkKill(proxy, servers, browser)],
  [`${name}: nothing is sent twice`, endAll],
];

const only = process.argv.slice(2);
await steps(['nginx', 'caddy'].filter((name) => only.length === 0 || only.includes(name)).flatMap(stepsOf));
figures.print('Behind a proxy');
figures.remove();
model.close();
await received.close();
process.exit(0);
