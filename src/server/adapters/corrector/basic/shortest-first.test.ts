import { expect, test } from 'vitest';
import { createShortestFirst } from '#server/adapters/corrector/basic/shortest-first.ts';

/** Texts by their number of steps; each step takes 20 ms by a clock of the test's own, and is told when it is done. */
function world() {
  const clock = { now: 0 };
  const told: string[] = [];
  const { run } = createShortestFirst(() => clock.now);
  const text = (name: string, steps: number, charsAStep = 1000) =>
    run(steps * charsAStep, async (pause) => {
      for (let left = steps; left > 0; left -= 1) {
        clock.now += 20;
        told.push(name);
        await pause((left - 1) * charsAStep);
      }
    });
  return { clock, told, text };
}

test('a short text goes before what is left of a long one', async () => {
  const { told, text } = world();
  const long = text('long', 6);
  await new Promise(setImmediate);
  const short = text('short', 2);
  await Promise.all([long, short]);
  expect(told.join(' ')).toMatch(/^long (long )?short short long/);
});

test('short texts that keep coming do not hold up a long one for ever', async () => {
  const { told, text } = world();
  const shorts = async (count: number): Promise<void> => {
    const one = text('short', 1, 500);
    if (count > 1) await Promise.all([one, one.then(() => shorts(count - 1))]);
  };
  const first = text('short', 1);
  await Promise.all([first, shorts(40), shorts(40), text('long', 3)]);
  // 3,000 characters are waited away after 600 ms, which is 30 short ones.
  expect(told.indexOf('long')).toBeLessThan(40);
  expect(told.slice(0, 10)).not.toContain('long');
});

test('a text that fails hands its turn on', async () => {
  const { run } = createShortestFirst();
  const failing = run(1, async () => Promise.reject(new Error('It failed.')));
  const after = run(2, async () => 'done');
  await expect(failing).rejects.toThrow('It failed.');
  expect(await after).toBe('done');
});
