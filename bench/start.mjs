// node bench/start.mjs [rounds], after npm run build: from the process to the ready server on a new SQLite file, beside a process
// that loads Fastify and nothing else, by turns; and what ours holds in memory before the first correction.
import { readFileSync } from 'node:fs';
import { inTurns, median, ms, spread, startServer } from './lib.mjs';
import { startRival } from './rival-process.mjs';

const ROUNDS = Number(process.argv[2] ?? 9);
const sizes = [];

/** How long a server takes until it is ready, in ms. */
async function timed(start) {
  const from = performance.now();
  const server = await start();
  const time = performance.now() - from;
  if (server.pid)
    sizes.push(Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) / 1024);
  await server.stop();
  return time;
}

const times = await inTurns(ROUNDS, {
  ours: () => timed(startServer),
  again: () => timed(startServer),
  bare: () => timed(() => startRival('fastify', 'nothing')),
});
const toBare = times.ours.map((time, round) => time / times.bare[round]);
const again = times.ours.map((time, round) => time / times.again[round]);
console.log(
  `start to ready: median ${ms(median(times.ours))}, longest ${ms(Math.max(...times.ours, ...times.again))} of ${2 * ROUNDS};`,
  `${spread(toBare)} of bare Fastify's ${ms(median(times.bare))} (A/A ${spread(again)})`,
);
console.log(`memory before the first correction: ${spread(sizes, 0)} MB`);
process.exit(0);
