// node bench/neutral.mjs, after npm run build: can one tell by the time whether an address has an account? For sign-ins with a wrong password
// and for reset wishes, known and unknown addresses in random order; the area under the curve (Mann–Whitney) is 0.5 when
// the times say nothing.
import { caller, learner, ms, percentile, startServer } from './lib.mjs';

const TRIES = 500;

/** The chance that a time of `a` is longer than one of `b`. */
function auc(a, b) {
  const all = [...a.map((value) => [value, 1]), ...b.map((value) => [value, 0])].sort(([x], [y]) => x - y);
  const ranks = all.reduce((sum, [, isA], index) => sum + (isA ? index + 1 : 0), 0);
  return (ranks - (a.length * (a.length + 1)) / 2) / (a.length * b.length);
}

const server = await startServer();
for (let n = 0; n < TRIES; n += 1) await caller(server.port)('registerUser', learner(n));
const call = caller(server.port);
const KINDS = {
  loginUser: (email) => ({ email, password: 'not this one' }),
  sendPasswordReset: (email) => ({ email }),
};
for (const [name, input] of Object.entries(KINDS)) {
  const times = { known: [], unknown: [], 'known again': [] };
  for (let n = 0; n < TRIES; n += 1) {
    const emails = {
      known: learner(n).email,
      unknown: `nobody-${n}@example.org`,
      'known again': learner(TRIES - 1 - n).email,
    };
    const order = Object.keys(times).sort(() => Math.random() - 0.5);
    for (const kind of order) times[kind].push((await call(name, input(emails[kind]))).ms);
  }
  const medians = Object.entries(times).map(([kind, values]) => `${kind} ${ms(percentile(values, 0.5))}`);
  console.log(
    `${name}: AUC known against unknown ${auc(times.known, times.unknown).toFixed(3)}, A/A ${auc(times.known, times['known again']).toFixed(3)} (median ${medians.join(', ')})`,
  );
}
await server.stop();
process.exit(0);
