// node bench/history.mjs, after npm run build: the history of one learner with 5,000 entries: its first page, the hundredth,
// and a search that finds nothing, which has to open them all. Beside it, how late the event loop runs, another learner's
// calls, and how the memory grows. The entries come in over the wire, from the scripted corrector.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { caller, learner, ms, percentile, startServer, tokenOf } from './lib.mjs';

const ENTRIES = Number(process.env.ENTRIES ?? 5000);
const ROUNDS = 20;
const SENTENCES = [
  'This morning I goed to the market with my sister and we was looking for fresh fish.',
  'It rained for two hour, so we drank coffee under the roof and talked about the summer.',
  'At work we had a long meeting about the new office, and nobody wanted to speak first.',
  'In the evening I cooked soup with my neighbour, who has a small garden behind the house.',
  'I read forty pages of a novel and I wrote down the words I did not know.',
];

/** Some 80 words, another beginning for each. */
const textOf = (n) =>
  `${Array.from({ length: 5 }, (_, at) => SENTENCES[(n * 3 + at) % SENTENCES.length]).join(' ')} Day ${n}.`;

async function write(call) {
  let n = 0;
  const worker = async () => {
    while (n < ENTRIES) {
      n += 1;
      const texts = { inputDay: textOf(n), inputWell: SENTENCES[n % 5], inputGrateful: 'For the quiet.' };
      const { status } = await call('callCorrectorDiary', { ...texts, mood: (n % 5) + 1, entry_id: randomUUID() });
      if (status !== 200) throw new Error(`An entry was answered with ${status}.`);
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}

/** All pages of a list or search; answers how long it took in all and the longest call, in ms, and the rows. */
async function walk(call, wanted) {
  const from = performance.now();
  let [rows, longest, pages, cursor] = [0, 0, 0, undefined];
  do {
    const answer = await call('fetchHistory', { ...wanted, ...(cursor && { cursor }) });
    if (answer.status !== 200) throw new Error(`The history was answered with ${answer.status}.`);
    rows += answer.result.entries.length;
    pages += 1;
    longest = Math.max(longest, answer.ms);
    cursor = answer.result.next_cursor;
  } while (cursor);
  return { all_ms: performance.now() - from, longest, pages, rows };
}

/** Registers and verifies the nth learner by a caller of theirs. */
async function signIn(port, call, n) {
  const given = learner(n);
  await call('registerUser', given);
  await call('signIn', { email: given.email });
  await call('sendVerificationEmail');
  for (let tries = 0; tries < 100; tries += 1) {
    const mails = await (await fetch(`http://localhost:${port}/dev/mailbox.json`)).json();
    const link = mails.find(({ to }) => to === given.email)?.links[0];
    if (link) return call('confirmEmail', { token: tokenOf(link) });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The verification mail does not come.');
}

const memory = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Runs `work` while another learner reads on; how late they were. */
async function beside(other, work) {
  const took = [];
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      took.push((await other('readProfile')).ms);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  const answer = await work();
  isOver = true;
  await reading;
  return { ...answer, others: `other calls p50 ${ms(percentile(took, 0.5))}, p99 ${ms(percentile(took, 0.99))}` };
}

const server = await startServer({ CORRECTIONS_PER_DAY: '100000' });
const [call, other] = [caller(server.port), caller(server.port)];
await signIn(server.port, call, 0);
await signIn(server.port, other, 1);
await write(call);
const first = [];
for (let round = 0; round < ROUNDS; round += 1) first.push((await call('fetchHistory')).ms);
console.log(`first page of ${ENTRIES}: p50 ${ms(percentile(first, 0.5))}, p95 ${ms(percentile(first, 0.95))}`);
server.resetLoop();
const before = memory(server.pid);
for (const [name, wanted] of [
  ['the whole list', {}],
  ['a search for what is nowhere', { search: 'walrus' }],
  ['the same again', { search: 'walrus' }],
  ['a search for what is everywhere', { search: 'quiet' }],
]) {
  const { all_ms, longest, pages, rows, others } = await beside(other, () => walk(call, wanted));
  console.log(`${name}: ${rows} rows in ${pages} calls, ${ms(all_ms)} in all, the longest ${ms(longest)}; ${others}`);
}
console.log(`memory ${before.toFixed(0)} MB before, ${memory(server.pid).toFixed(0)} MB after`);
const loop = await server.stop();
console.log(`event loop late p50 ${ms(loop.p50)}, p99 ${ms(loop.p99)}, at most ${ms(loop.max)}`);
process.exit(0);
