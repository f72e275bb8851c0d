// node bench/progress.mjs [sqlite|postgres] [sizes…], after npm run build: the calls behind /progress and /history for one
// learner with 200 corrected entries, while other learners' entries fill the database in sets, without texts. The rival is
// the same call on the smallest database, in the same run; an A/A pair measures it twice.
import { randomUUID } from 'node:crypto';
import { caller, learner, ms, percentile, startServer } from './lib.mjs';
import { databaseOf } from './progress-database.mjs';

const [engine = 'sqlite', ...wanted] = process.argv.slice(2);
const SIZES = wanted.length > 0 ? wanted.map(Number) : engine === 'sqlite' ? [1e3, 1e5, 1e6] : [1e3, 1e5, 1e7];
const OWN = 200;
const CALLS = 300;
const MONTH = { hist_period_days: 30, time_zone: 'UTC' };
const READS = [
  ['list (fetchHistory)', 'fetchHistory', {}],
  ['stats (fetchLastDiaryEntries)', 'fetchLastDiaryEntries', MONTH],
  ['ledger (fetchMistakes)', 'fetchMistakes', MONTH],
  ['streak (readProfile)', 'readProfile', {}],
];

/** A learner of the wire, whose entries then lie on days of their own. */
async function writer(port, database) {
  const call = caller(port);
  const given = learner(0);
  await call('registerUser', given);
  const { result } = await call('signIn', { email: given.email });
  await database.verify(result.user_id);
  for (let n = 0; n < OWN; n += 1) {
    const texts = { inputDay: `I goed home and we was tired on day ${n}.`, inputWell: '', inputGrateful: '' };
    const { status } = await call('callCorrectorDiary', { ...texts, mood: 3, entry_id: randomUUID() });
    if (status !== 200) throw new Error(`An entry was answered with ${status}.`);
  }
  await database.spread(result.user_id);
  return call;
}

/** How long each call took, in ms, all kinds in turn. */
async function measure(call) {
  const took = new Map(READS.map(([name]) => [name, []]));
  for (let n = -20; n < CALLS; n += 1)
    for (const [name, what, input] of READS) {
      const answer = await call(what, input);
      if (answer.status !== 200) throw new Error(`${what} was answered with ${answer.status}.`);
      // The first ones only warm it up.
      if (n >= 0) took.get(name).push(answer.ms);
    }
  return took;
}

/** The calls of a run in five stretches of time: their figures are the interval. */
const slices = (times) => Array.from({ length: 5 }, (_, n) => times.slice((n * CALLS) / 5, ((n + 1) * CALLS) / 5));

const database = await databaseOf(engine);
const server = await startServer({ CORRECTIONS_PER_DAY: '100000', ...database.env });
await database.open(server.folder);
const call = await writer(server.port, database);
let [entries, first] = [0, undefined];
for (const size of [SIZES[0], ...SIZES]) {
  await database.fill(entries, size);
  entries = size;
  const took = await measure(call);
  first ??= took;
  for (const [name, times] of took) {
    const of = (p) => {
      const ratios = slices(times).map((slice) => percentile(slice, p) / percentile(first.get(name), p));
      const all = percentile(times, p) / percentile(first.get(name), p);
      return `${all.toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`;
    };
    console.log(
      `${engine} ${size.toExponential()} ${name}: p50 ${ms(percentile(times, 0.5))}, p99 ${ms(percentile(times, 0.99))}; ` +
        `ratio ${of(0.5)}, ${of(0.99)}`,
    );
  }
}
await server.stop();
await database.close();
process.exit(0);
