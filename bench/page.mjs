// node bench/page.mjs [rounds], after npm run build: what a first visit loads and how soon it is there, on a phone (processor
// × 4 slower, 1.6 Mbit/s, 150 ms), beside a page of the same React on the Firebase SDK. LIGHTHOUSE=1 adds Lighthouse by npx.
import { execFileSync } from 'node:child_process';
import { ensureChromium } from '../scripts/lib/chromium.mjs';
import { inTurns, median, spread, startServer } from './lib.mjs';
import { startBrowser, throttle } from './page-trace.mjs';
import { startRival } from './rival-page.mjs';

const ROUNDS = Number(process.argv[2] ?? 7);
const PHONE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** In the page: the largest paint in ms and the shifts so far. */
const paints = () =>
  new Promise((tell) => {
    const seen = { lcp_ms: 0, cls: 0 };
    const watch = (type, each) =>
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => {
      seen.lcp_ms = startTime;
    });
    watch('layout-shift', ({ value, hadRecentInput }) => {
      if (!hadRecentInput) seen.cls += value;
    });
    setTimeout(() => tell(seen), 500);
  });

/** One first visit; bytes as they travelled, until nothing more came. */
async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  // Nobody outside is asked, by the rival either.
  await context.route(
    (address) => address.hostname !== 'localhost',
    (route) => route.abort(),
  );
  const page = await context.newPage();
  await throttle(page, 4);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', PHONE);
  const types = new Map();
  const bytes = { all: 0, js: 0 };
  cdp.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (types.get(requestId) === 'Script') bytes.js += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(paints);
  await context.close();
  return { ...seen, all_kb: bytes.all / 1000, js_kb: bytes.js / 1000 };
}

async function lighthouse(url, chromium) {
  const args = ['--yes', 'lighthouse@12.8.2', url, '--output=json', '--quiet'];
  const flags = '--chrome-flags=--headless --no-sandbox --disable-gpu';
  const env = { ...process.env, ...(chromium && { CHROME_PATH: chromium }) };
  const { categories, audits } = JSON.parse(execFileSync('npx', [...args, flags], { env, maxBuffer: 1e8 }).toString());
  const scores = Object.values(categories).map(({ title, score }) => `${title} ${score}`);
  const lost = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
  );
  console.log(
    `Lighthouse ${new URL(url).pathname}: ${scores.join(', ')}; LCP ${audits['largest-contentful-paint'].displayValue}`,
  );
  for (const { title } of lost) console.log(`  not passed: ${title}`);
}

const server = await startServer();
const rival = await startRival();
const base = `http://localhost:${server.port}`;
const pages = {
  '/diary': `${base}/diary`,
  '/diary again': `${base}/diary`,
  '/start': `${base}/start`,
  rival: rival.url,
};
const browser = await startBrowser();
const visits = await inTurns(
  ROUNDS,
  Object.fromEntries(Object.entries(pages).map(([name, url]) => [name, () => visit(browser, url)])),
);
await browser.close();
for (const [name, all] of Object.entries(visits)) {
  const of = (key) => median(all.map((one) => one[key]));
  const to = (other, key) => spread(all.map((one, round) => one[key] / visits[other][round][key]));
  console.log(
    `${name}: JavaScript ${of('js_kb').toFixed(1)} kB (${to('rival', 'js_kb')} of the rival), all ${of('all_kb').toFixed(1)} kB,`,
    `LCP ${of('lcp_ms').toFixed(0)} ms (${to('rival', 'lcp_ms')}), CLS ${of('cls').toFixed(3)}`,
  );
  if (name === '/diary again') console.log(`  A/A: LCP ${to('/diary', 'lcp_ms')} of the other's`);
}
if (process.env.LIGHTHOUSE)
  for (const name of ['/start', '/diary']) await lighthouse(pages[name], await ensureChromium());
rival.close();
await server.stop();
process.exit(0);
