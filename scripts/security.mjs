// npm run test:security: the checks of «Nobody gets in», on both engines and in Chromium, with a table of figures at the end.
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
  ['calls, tokens, sessions, headers', () => run('vitest', ['run', '--config', 'security/vitest.config.ts'], { env })],
  ['payloads in Chromium', () => run('playwright', ['test', '--config', 'security/playwright.config.ts'], { env })],
]);
figures.print('Nobody gets in');
figures.remove();
await postgres?.stop();
process.exit(0);
