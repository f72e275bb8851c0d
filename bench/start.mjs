// node bench/start.mjs [starts], after npm run build: from the process to the ready server on a new SQLite file, and what it
// holds in memory before the first correction.
import { readFileSync } from 'node:fs';
import { ms, percentile, startServer } from './lib.mjs';

const STARTS = Number(process.argv[2] ?? 7);
const times = [];
const sizes = [];
for (let n = 0; n < STARTS; n += 1) {
  const from = performance.now();
  const server = await startServer();
  times.push(performance.now() - from);
  const [, kb] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
  sizes.push(Number(kb) / 1024);
  await server.stop();
}
console.log(`start to ready: median ${ms(percentile(times, 0.5))}, longest ${ms(Math.max(...times))} of ${STARTS}`);
console.log(`memory before the first correction: median ${percentile(sizes, 0.5).toFixed(0)} MB`);
process.exit(0);
