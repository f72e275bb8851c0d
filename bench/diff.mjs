// Two unrelated texts of 5,000 words as feedback, CPU × 4: how long the page's main thread is busy from the answer to the
// shown comparison, and its longest task. `node bench/diff.mjs [rounds]`, after npm run build.

import { median, ms, spread, startServer } from './lib.mjs';
import { textOf } from './long-texts.mjs';
import { ownThread, signIn, startBrowser, throttle, traced } from './page-trace.mjs';

const ROUNDS = Number(process.argv[2] ?? 6);
const server = await startServer();
const browser = await startBrowser();
const base = `http://localhost:${server.port}`;
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await signIn(page, base);
const rounds = [];
for (let n = 0; n < ROUNDS; n += 1) {
  const inputDay = textOf(2 * n + 1);
  const feedback = {
    finishReason: 'STOP',
    correctedDay: textOf(2 * n + 2),
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
  console.log(`busy ${ms(all)}, longest task ${ms(longest)}, tasks > 50 ms: ${long.map(Math.round).join(', ')}`);
const longest = (odd) => rounds.filter((_, n) => n % 2 === odd).map((round) => round.longest);
console.log(`longest task: ${spread([...longest(0), ...longest(1)], 0)} ms`);
console.log(`A/A, the odd rounds by the even ones: ${(median(longest(0)) / median(longest(1))).toFixed(2)}`);
