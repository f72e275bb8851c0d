// npm run test:faults: «Nothing is ever lost», with figures: kills on both engines, disks, mails, providers, clocks, the browser.
import { isBuilt } from './lib/build-stamp.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { collectFigures } from './lib/figures.mjs';
import { ensureModules } from './lib/modules.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { run, steps } from './lib/run.mjs';

await ensureModules();
const chromium = await ensureChromium();
const postgres = process.env.TEST_DATABASE_URL ? undefined : await startPostgres();
process.on('exit', () => postgres?.stop());
const figures = collectFigures();
const env = {
  ...figures.env,
  TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? postgres.url,
  ...(chromium && { CHROMIUM: chromium }),
};
await steps([
  ['build', () => (isBuilt() ? undefined : run('node', ['scripts/build.mjs']))],
  ['kill -9 of the server, SQLite', () => run('node', ['faults/kills.mjs', 'sqlite', '30'], { env })],
  ['kill -9 of server and database, PostgreSQL', () => run('node', ['faults/kills.mjs', 'postgres', '12'], { env })],
  ['disks, mails, providers, clocks', () => run('vitest', ['run', '--config', 'faults/vitest.config.ts'], { env })],
  ['kill -9 of the browser', () => run('playwright', ['test', '--config', 'faults/playwright.config.ts'], { env })],
]);
figures.print('Nothing is ever lost');
figures.remove();
await postgres?.stop();
process.exit(0);
