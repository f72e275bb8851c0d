// node bench/export.mjs, after npm run build: what it costs the server to hand out a diary of 10,000 entries. Memory is told as
// the growth of the process beyond what a diary of 500 entries took before it, beside the size of the file: a server that holds
// the file or the rows grows with it. One row takes the file slowly, as a phone does; the last takes all four at once.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { learner, ms, startServer, tokenOf } from './lib.mjs';

const SMALL = 500;
const LARGE = 10_000;
const BATCH = 50;
const DAY_MS = 86_400_000;
const WRONG = 'I goed to the market with my sister and we was looking for fresh fish. ';
const RIGHT = 'I went to the market with my sister and we were looking for fresh fish. ';
const MB = 1024 * 1024;

function editOf(from, original, replacement, kind) {
  const start = from + WRONG.indexOf(original);
  return { start, end: start + original.length, original, replacement, kind };
}

function entryOf(n) {
  const date_ms = Date.parse('2026-11-21T12:00:00Z') - (n % 9000) * DAY_MS;
  const sentences = 8;
  const edits = Array.from({ length: sentences }, (_, at) => at * WRONG.length).flatMap((from) => [
    editOf(from, 'goed', 'went', 'tense'),
    editOf(from, 'was', 'were', 'agreement'),
  ]);
  return {
    ...{
      entry_id: randomUUID(),
      day: new Date(date_ms).toISOString().slice(0, 10),
      date_ms,
      time_zone: 'UTC',
      mood: 4,
    },
    ...{ state: 'done', inputDay: WRONG.repeat(sentences), inputWell: 'A song.', inputGrateful: 'My sister.' },
    feedback: {
      ...{ finishReason: 'STOP', correctedDay: RIGHT.repeat(sentences), correctedWell: 'A song.' },
      ...{ correctedGrateful: 'My sister.', topMistakes: [{ mistake: 'goed → went', explanation: 'Irregular.' }] },
      edits: edits.map((edit) => ({ part: 'Day', explanation: 'An irregular verb, and an agreement.', ...edit })),
      ...{ lang: 'en', checked_by: 'bench', created_ms: date_ms },
    },
  };
}

/** A verified learner with so many entries; answers their cookie. */
async function learnerWith({ port }, n, count) {
  const base = `http://localhost:${port}`;
  const given = learner(n);
  let cookie = '';
  const call = async (name, data = {}) => {
    const headers = { 'content-type': 'application/json', cookie };
    const response = await fetch(`${base}/call/${name}`, { method: 'POST', headers, body: JSON.stringify({ data }) });
    if (!response.ok) throw new Error(`${name} failed with ${response.status}: ${await response.text()}`);
    for (const line of response.headers.getSetCookie()) cookie = line.split(';')[0];
  };
  await call('registerUser', given);
  const ticket = cookie;
  await call('signIn', { email: given.email });
  if (cookie === ticket) throw new Error('Signing in left no cookie.');
  await call('sendVerificationEmail');
  let link;
  while (!link) {
    const mails = await (await fetch(`${base}/dev/mailbox.json`)).json();
    link = mails.find(({ to }) => to === given.email)?.links[0];
  }
  await call('confirmEmail', { token: tokenOf(link) });
  for (let at = 0; at < count; at += BATCH)
    await call('importEntries', { entries: Array.from({ length: BATCH }, (_, k) => entryOf(at + k)) });
  return cookie;
}

const rssOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) * 1024;

/** Takes a file, with a pause after each piece; answers its size, its time and the most memory that the server had. */
async function take(server, cookie, ending, pause_ms = 0) {
  let peak = rssOf(server.pid);
  const watch = setInterval(() => {
    peak = Math.max(peak, rssOf(server.pid));
  }, 10);
  const from = performance.now();
  const path = `/export/entries.${ending}`;
  const [response] = await once(http.get({ port: server.port, path, headers: { cookie }, agent: false }), 'response');
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}.`);
  let bytes = 0;
  for await (const piece of response) {
    bytes += piece.length;
    if (pause_ms > 0) await new Promise((resolve) => setTimeout(resolve, pause_ms));
  }
  clearInterval(watch);
  return { bytes, took: performance.now() - from, peak };
}

// Garbage lies about until a heap is full; a small heap shows what is really held.
const HEAP = '--max-old-space-size=48 --max-semi-space-size=2';
const server = await startServer({ NODE_OPTIONS: HEAP });
const [smallCookie, largeCookie] = [await learnerWith(server, 0, SMALL), await learnerWith(server, 1, LARGE)];
const ENDINGS = ['json', 'csv', 'md', 'anki.tsv'];
const takeAll = (cookie) => Promise.all(ENDINGS.map((ending) => take(server, cookie, ending)));
const before = [];
for (let round = 0; round < 5; round += 1) before.push(...(await takeAll(smallCookie)));
const usual = Math.max(...before.map(({ peak }) => peak));
server.resetLoop();
const tell = (name, { bytes, took, peak }) =>
  console.log(
    `${name.padEnd(14)} ${(bytes / MB).toFixed(1)} MB in ${ms(took)}; memory at most ${(peak / MB).toFixed(0)} MB,`,
    `${((peak - usual) / MB).toFixed(1)} MB beyond that of ${SMALL} entries: ${((peak - usual) / bytes).toFixed(2)} of the file`,
  );
console.log(
  `${SMALL} entries, all four at once, five times: memory at most ${(usual / MB).toFixed(0)} MB (heap ${HEAP})`,
);
for (const ending of ENDINGS) tell(ending, await take(server, largeCookie, ending));
tell('json, slowly', await take(server, largeCookie, 'json', 2));
const all = await takeAll(largeCookie);
const sum = (key) => all.reduce((total, one) => total + one[key], 0);
const most = (key) => Math.max(...all.map((one) => one[key]));
tell('all at once', { bytes: sum('bytes'), took: most('took'), peak: most('peak') });
const loop = await server.stop();
console.log(`event loop late p50 ${ms(loop.p50)}, p99 ${ms(loop.p99)}, at most ${ms(loop.max)}`);
process.exit(0);
