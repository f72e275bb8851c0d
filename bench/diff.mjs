// Two unrelated texts of 5,000 words as feedback, CPU × 4: how long the page's main thread is busy from the answer to the
// shown comparison, and its longest task. `node bench/diff.mjs [rounds]`, after npm run build.

import { ms, percentile, startServer } from './lib.mjs';
import { ownThread, signIn, startBrowser, throttle, traced } from './page-trace.mjs';

const ROUNDS = Number(process.argv[2] ?? 5);
const WORDS = 5000;

/** Words of a vocabulary of 12,600 in an order of their own, the same each time: some occur in both texts by chance. */
function text(seed) {
  let state = seed * 2_654_435_761;
  const next = (most) => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) % most;
  };
  const word = () =>
    `${'bcdfghklmnprst'[next(14)]}${'aeiou'[next(5)]}${'lmnrst'[next(6)]}${'aeiou'[next(5)]}${'lmnrst'[next(6)]}`;
  const gap = (n) => (n % 90 === 89 ? '.\n' : n % 12 === 11 ? '. ' : ' ');
  return Array.from({ length: WORDS }, (_, n) => word() + gap(n)).join('');
}

const server = await startServer();
const browser = await startBrowser();
const base = `http://localhost:${server.port}`;
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await signIn(page, base);
const rounds = [];
for (let n = 0; n < ROUNDS; n += 1) {
  const inputDay = text(2 * n + 1);
  const feedback = {
    finishReason: 'STOP',
    correctedDay: text(2 * n + 2),
    correctedWell: '',
    correctedGrateful: '',
    topMistakes: [],
    lang: 'en',
    checked_by: 'scripted',
  };
  const result = { text: JSON.stringify(feedback), inputDay, inputWell: '', inputGrateful: '' };
  const body = `data: ${JSON.stringify({ result })}\n\n`;
  await page.route('**/call/callCorrectorDiary', (route) => route.fulfill({ contentType: 'text/event-stream', body }));
  await page.goto(`${base}/diary`);
  await page.waitForFunction(() => document.querySelector('textarea')?.readOnly === false);
  await page.locator('textarea').first().fill(inputDay);
  await page.waitForTimeout(1500);
  await throttle(page, 4);
  const events = await traced(browser, page, async () => {
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    await page.locator('ins').first().waitFor();
    await page.waitForTimeout(1500);
  });
  const { tasks } = ownThread(events, ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click');
  const times = tasks.map(({ tdur = 0 }) => tdur / 1000);
  rounds.push({
    longest: Math.max(...times),
    long: times.filter((time) => time > 50),
    all: times.reduce((a, b) => a + b, 0),
  });
  await page.getByRole('button', { name: 'Write another' }).click();
  await page.waitForFunction(() => document.querySelector('textarea')?.readOnly === false);
}
await browser.close();
await server.stop();

for (const { longest, long, all } of rounds)
  process.stdout.write(
    `busy ${ms(all)}, longest task ${ms(longest)}, tasks > 50 ms: ${long.map(Math.round).join(', ')}\n`,
  );
process.stdout.write(
  `median of the longest tasks: ${ms(
    percentile(
      rounds.map(({ longest }) => longest),
      0.5,
    ),
  )}\n`,
);
