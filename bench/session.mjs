// node bench/session.mjs [rounds], after npm run build: an authenticated fetchLastDiaryEntries (the session found, seven entries
// and the streak told) against a bare Fastify handler that sends the same bytes, and against better-auth's `getSession` as it
// comes: on SQLite as ours is, and with its memory for a database, which is the fastest there is. Calls a second with 16 at
// once, rounds in random order; the load runs on the same cores.
import { once } from 'node:events';
import http from 'node:http';
import { inTurns, learner, median, percentile, startServer, tokenOf } from './lib.mjs';
import { startRival } from './rival-process.mjs';

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
  await call('confirmEmail', { token: tokenOf(link) }, cookie);
  for (let n = 0; n < ENTRIES; n += 1) {
    const entry = { inputDay: `I goed home ${n}.`, inputWell: '', inputGrateful: '', mood: 3 };
    await call('callCorrectorDiary', entry, cookie);
  }
  const ask = () => call('fetchLastDiaryEntries', { hist_period_days: 7 }, cookie);
  return { ask, bytes: (await ask()).answer, stop: server.stop };
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
const bare = await startRival('fastify', own.bytes);
const auth = await startRival('better-auth', '');
const inMemory = await startRival('better-auth-memory', '');
const asks = {
  ours: own.ask,
  'ours again': own.ask,
  'bare Fastify': () => post(agent, bare.port, '/call', { data: {} }),
  'better-auth getSession on SQLite': () => post(agent, auth.port, '/session', {}, { cookie: auth.cookie }),
  'better-auth getSession in memory': () => post(agent, inMemory.port, '/session', {}, { cookie: inMemory.cookie }),
};
const rates = await inTurns(
  ROUNDS,
  Object.fromEntries(Object.entries(asks).map(([name, ask]) => [name, () => rate(ask)])),
);
for (const [name, all] of Object.entries(rates)) {
  const ratios = all.map((each, round) => rates.ours[round] / each);
  const [low, middle, high] = [0.1, 0.5, 0.9].map((share) => percentile(ratios, share).toFixed(2));
  console.log(`${name}: ${median(all).toFixed(0)} a second; ours is ${middle} of it (${low}–${high})`);
}
bare.stop();
auth.stop();
inMemory.stop();
await own.stop();
process.exit(0);
