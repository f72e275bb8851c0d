// node bench/sign-ins.mjs [rounds], after npm run build: whole sign-ins (loginUser, then signIn) a second, with another learner's calls and the event
// loop's delay beside. The load runs on the same two cores as the server; the rival is bare argon2id on both cores, which no
// server can beat.
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { caller, learner, median, ms, percentile, spread, startServer } from './lib.mjs';

const LEARNERS = 40;
const SECONDS = 8;
const ROUNDS = Number(process.argv[2] ?? 3);

/** Verifications a second of one hash with the server's own options, as many at once as there are cores. */
async function bareHashes(seconds) {
  const stored = await hash('a long password', { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const verifyOn = async () => {
    while (performance.now() < end) {
      await verify(stored, 'a long password');
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, verifyOn));
  return done / seconds;
}

/** One server under sign-ins, `at_once` at a time: how many a second, and how long they and another learner's calls took, in ms. */
async function round(at_once) {
  const server = await startServer();
  const learners = Array.from({ length: LEARNERS }, (_, n) => learner(n));
  for (const registration of learners) await caller(server.port)('registerUser', registration);
  const other = caller(server.port);
  await other('loginUser', learners[0]);
  await other('signIn', learners[0]);

  server.resetLoop();
  const end = performance.now() + SECONDS * 1000;
  const [signIns, others] = [[], []];
  const signInAgain = async (worker) => {
    for (let n = worker; performance.now() < end; n += 1) {
      const call = caller(server.port);
      const { email, password } = learners[n % LEARNERS];
      const first = await call('loginUser', { email, password });
      const second = await call('signIn', { email });
      if (second.status !== 200) throw new Error(`A sign-in failed with ${first.status}, ${second.status}.`);
      signIns.push(first.ms + second.ms);
    }
  };
  const readOn = async () => {
    while (performance.now() < end) {
      others.push((await other('readProfile')).ms);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  await Promise.all([...Array.from({ length: at_once }, (_, worker) => signInAgain(worker)), readOn()]);
  const loop = await server.stop();
  return { rate: signIns.length / SECONDS, signIns, others, late_ms: loop.p99 };
}

for (const at_once of [4, 16, 64]) {
  const rounds = [];
  for (let n = 0; n < ROUNDS; n += 1)
    rounds.push({ bare: await bareHashes(4), ...(await round(at_once)), again: await bareHashes(4) });
  const all = (name) => rounds.flatMap((one) => one[name]);
  console.log(
    `${at_once} at once: ${median(all('rate')).toFixed(0)} sign-ins/s, ${spread(rounds.map(({ rate, bare, again }) => (2 * rate) / (bare + again)))} of ${median(all('bare')).toFixed(0)} bare hashes/s (A/A ${spread(rounds.map(({ bare, again }) => again / bare))});`,
    `p50 ${ms(median(all('signIns')))}, p99 ${ms(percentile(all('signIns'), 0.99))};`,
    `other calls p50 ${ms(median(all('others')))}, p99 ${ms(percentile(all('others'), 0.99))};`,
    `event loop late p99 ${ms(median(all('late_ms')))}`,
  );
}
process.exit(0);
