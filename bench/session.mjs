// node bench/session.mjs [rounds], after npm run build: an authenticated fetchLastDiaryEntries (the session found, seven entries
// opened) against a bare Fastify handler that sends the same bytes, and against better-auth's `getSession` as it comes, with
// its memory for a database, which is the fastest there is. Calls a second with 16 at once, rounds in random order; the load
// runs on the same cores.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { freePort } from '../scripts/lib/postgres.mjs';
import { learner, percentile, startServer } from './lib.mjs';

const ROUNDS = Number(process.argv[2] ?? 7);
const ROUND_MS = 2000;
const AT_ONCE = 16;
const ENTRIES = 7;

async function post(agent, port, path, body, headers = {}) {
  const text = JSON.stringify(body);
  const request = http.request({
    ...{ agent, port, path, method: 'POST' },
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...headers },
  });
  request.end(text);
  const [response] = await once(request, 'response');
  let answer = '';
  for await (const chunk of response) answer += chunk;
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${answer}`);
  const cookie = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  return { answer, cookie };
}

/** Our server with a learner of seven entries; what to ask it. */
async function ours(agent) {
  const server = await startServer();
  const call = (name, data, cookie = '') => post(agent, server.port, `/call/${name}`, { data }, { cookie });
  const given = learner(0);
  const registered = await call('registerUser', given);
  const { cookie } = await call('signIn', { email: given.email }, registered.cookie);
  await call('sendVerificationEmail', {}, cookie);
  let link;
  while (!link) {
    const mails = await (await fetch(`http://localhost:${server.port}/dev/mailbox.json`)).json();
    link = mails[0]?.links[0];
  }
  await fetch(link, { redirect: 'manual' });
  for (let n = 0; n < ENTRIES; n += 1) {
    const entry = { inputDay: `I goed home ${n}.`, inputWell: '', inputGrateful: '', mood: 3 };
    await call('callCorrectorDiary', entry, cookie);
  }
  const ask = () => call('fetchLastDiaryEntries', { hist_period_days: 7 }, cookie);
  return { ask, bytes: (await ask()).answer, stop: server.stop };
}

/** Another server in a process of its own: one of bench/rivals.mjs. */
async function rival(name, given) {
  const port = await freePort();
  const child = spawn(process.execPath, ['bench/rivals.mjs', name, String(port), given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [ready] = await once(child.stdout, 'data');
  return { port, cookie: String(ready).trim(), stop: () => child.kill() };
}

async function rate(ask) {
  const until = performance.now() + ROUND_MS;
  let done = 0;
  const one = async () => {
    while (performance.now() < until) {
      await ask();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return done / (ROUND_MS / 1000);
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
const own = await ours(agent);
const bare = await rival('fastify', own.bytes);
const auth = await rival('better-auth', '');
const asks = {
  ours: own.ask,
  'ours again': own.ask,
  'bare Fastify': () => post(agent, bare.port, '/call', { data: {} }),
  'better-auth getSession': () => post(agent, auth.port, '/session', {}, { cookie: auth.cookie }),
};
const rates = Object.fromEntries(Object.keys(asks).map((name) => [name, []]));
for (let round = 0; round < ROUNDS; round += 1)
  for (const name of Object.keys(asks).sort(() => Math.random() - 0.5)) rates[name].push(await rate(asks[name]));
for (const [name, all] of Object.entries(rates)) {
  const ratios = all.map((each, round) => rates.ours[round] / each);
  const [low, middle, high] = [0.1, 0.5, 0.9].map((share) => percentile(ratios, share).toFixed(2));
  console.log(`${name}: ${percentile(all, 0.5).toFixed(0)} a second; ours is ${middle} of it (${low}–${high})`);
}
bare.stop();
auth.stop();
await own.stop();
process.exit(0);
