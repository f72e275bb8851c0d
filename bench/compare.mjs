// node bench/compare.mjs [rounds]: our comparison of two unrelated 5,000-word texts by itself (src/domain/diff.ts), beside the
// package `diff` that compares them word by word without a bound.
import { diffWordsWithSpace } from 'diff';
import { tsImport } from 'tsx/esm/api';
import { inTurns, ms, spread } from './lib.mjs';
import { textOf } from './long-texts.mjs';

const ROUNDS = Number(process.argv[2] ?? 5);
const { diffTokens } = await tsImport('../src/domain/diff.ts', import.meta.url);

/** How long it takes two texts that no other round compares, in ms. */
const timed = (compare, first) => (round) => {
  const [a, b] = [textOf(first + 2 * round), textOf(first + 2 * round + 1)];
  const from = performance.now();
  compare(a, b);
  return performance.now() - from;
};

const ways = {
  ours: timed((a, b) => diffTokens(a, b, 'en'), 1),
  again: timed((a, b) => diffTokens(a, b, 'en'), 501),
  diff: timed((a, b) => diffWordsWithSpace(a, b), 1),
};
await inTurns(1, ways);
const times = await inTurns(ROUNDS, ways);
const by = (other) => times.ours.map((time, round) => time / other[round]);
console.log(
  `ours ${spread(times.ours, 0)} ms; ${spread(by(times.diff), 3)} of diff's ${spread(times.diff, 0)} ms`,
  `(A/A ${spread(by(times.again))})`,
);
console.log(`the longest: ${ms(Math.max(...times.ours, ...times.again))}`);
