// How long a keystroke takes in an entry of 5,000 words, from the key to the painted letter, against a bare textarea page
// with the same text, CPU × 4: rounds in random order, a second bare page as A/A pair, and one whose text area grows with
// the text, as ours must. `node bench/typing.mjs [rounds]`,
// after npm run build. By the clock it needs an idle machine; the processor's time of the page's main thread does not.
import { ms, percentile, startServer } from './lib.mjs';
import { ownThread, startBrowser, throttle, traced } from './page-trace.mjs';

const ROUNDS = Number(process.argv[2] ?? 6);
const KEYS = 60;
const PAUSE_MS = 90;
const WORDS = 'today we went home along the river and my sister told me about the book she reads '.split(' ');
const TEXT = Array.from({ length: 5000 }, (_, n) => `${WORDS[n % 17]}${n % 60 === 59 ? '.\n' : ' '}`).join('');
const TYPED = 'and then we went on to the sea and back ';
const BARE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title>
<style>body{margin:0 auto;max-width:720px}textarea{width:100%;height:80vh;font:19px/36px serif}</style>
<label>Text <textarea></textarea></label></html>`;

/** In the page: from each key to the moment after the frame that shows it. */
function watch() {
  window.keys = [];
  const channel = new MessageChannel();
  const since = [];
  channel.port1.onmessage = () => {
    for (const at of since.splice(0)) window.keys.push(performance.now() - at);
  };
  addEventListener(
    'keydown',
    (event) => {
      since.push(event.timeStamp);
      requestAnimationFrame(() => channel.port2.postMessage(0));
    },
    true,
  );
}

const GROWN = BARE.replace('height:80vh', 'field-sizing:content');

async function open(browser, url, body) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  if (body) await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(url);
  const field = page.locator('textarea').first();
  await page.waitForFunction(() => document.querySelector('textarea')?.readOnly === false);
  await field.fill(TEXT);
  await page.evaluate(watch);
  await throttle(page, 4);
  return { page, field };
}

/**
 * One round, in ms: what each key took by the clock, and, typed once more under the trace, which makes every listener dear,
 * what it took of the processor, and every task's share of it.
 */
async function round(browser, { page, field }) {
  await page.bringToFront();
  await field.focus();
  await page.keyboard.press('Control+End');
  await page.waitForTimeout(600);
  await page.evaluate(() => {
    window.keys = [];
  });
  await typeKeys(page);
  const clock = await page.evaluate(() => window.keys);
  const events = await traced(browser, page, () => typeKeys(page));
  return { clock, ...busyIn(events) };
}

async function typeKeys(page) {
  for (let n = 0; n < KEYS; n += 1) await page.keyboard.type(TYPED[n % TYPED.length], { delay: PAUSE_MS });
  await page.waitForTimeout(1000);
}

/** The main thread's processor time. */
function busyIn(events) {
  const key = ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown';
  const { own, tasks } = ownThread(events, key);
  const frames = own.filter(({ name }) => name === 'Commit' || name === 'Paint').map(({ ts, dur }) => ts + dur);
  const keys = own.filter(key).map(({ ts }) => {
    const shown = Math.min(...frames.filter((end) => end > ts));
    const inKey = tasks.filter((task) => task.ts + task.dur > ts && task.ts < shown);
    return inKey.reduce((sum, { tdur }) => sum + tdur / 1000, 0);
  });
  return { busy: keys, tasks: tasks.map(({ tdur }) => tdur / 1000) };
}

const server = await startServer();
const browser = await startBrowser();
const base = `http://localhost:${server.port}`;
const pages = {
  ours: await open(browser, `${base}/diary`),
  bare: await open(browser, `${base}/bare`, BARE),
  again: await open(browser, `${base}/bare-again`, BARE),
  grown: await open(browser, `${base}/bare-grown`, GROWN),
};
const told = { ours: [], bare: [], again: [], grown: [] };
for (let n = 0; n < ROUNDS; n += 1)
  for (const name of Object.keys(pages).sort(() => Math.random() - 0.5))
    told[name].push(await round(browser, pages[name]));
await browser.close();
await server.stop();

const median = (values) => percentile(values, 0.5);
const ratio = (name, what) =>
  median(told[name].map((one, n) => percentile(one[what], 0.98) / percentile(told.bare[n][what], 0.98)));
for (const [name, rounds] of Object.entries(told)) {
  const all = (what) => rounds.flatMap((one) => one[what]);
  const figures = (what) => `p50 ${ms(median(all(what)))}, p98 ${ms(percentile(all(what), 0.98))}`;
  const long = all('tasks').filter((task) => task > 50).length;
  process.stdout.write(
    `${name.padEnd(5)} by the clock ${figures('clock')}; processor ${figures('busy')}; ` +
      `longest task ${ms(Math.max(...all('tasks')))}, ${long} > 50 ms\n`,
  );
}
for (const what of ['clock', 'busy'])
  process.stdout.write(
    `${what}: ours / bare ${ratio('ours', what).toFixed(2)} (target 1.15), A/A ${ratio('again', what).toFixed(2)}, bare that grows / bare ${ratio('grown', what).toFixed(2)}\n`,
  );
