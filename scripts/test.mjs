// npm test: npm run check with the store's tests on both engines, then the journeys in a real browser.
import { ensureChromium } from './lib/chromium.mjs';
import { ensureModules } from './lib/modules.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { run, steps } from './lib/run.mjs';

await ensureModules();
let postgres;
let chromium;
await steps([
  [
    'PostgreSQL for the tests',
    async () => {
      if (!process.env.TEST_DATABASE_URL) postgres = await startPostgres();
      process.env.TEST_DATABASE_URL ??= postgres?.url;
    },
  ],
  [
    'Chromium for the tests',
    async () => {
      chromium = await ensureChromium();
    },
  ],
]);
process.on('exit', () => postgres?.stop());
await steps([
  ['check', () => run('node', ['scripts/check.mjs'])],
  ['journeys', () => run('playwright', ['test'], { env: chromium ? { CHROMIUM: chromium } : {} })],
]);
await postgres?.stop();
postgres = undefined;
process.stdout.write('\nEverything passed.\n');
