import { appendFileSync } from 'node:fs';

/** A row of the table at the end (scripts/lib/figures.mjs), and a line now. */
export function figure(what, measured, target) {
  process.stdout.write(`${what}: ${measured} (${target})\n`);
  if (process.env.FIGURES) appendFileSync(process.env.FIGURES, `${JSON.stringify({ what, measured, target })}\n`);
}

/** Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32). */
export function dice(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
