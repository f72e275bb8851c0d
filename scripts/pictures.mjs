// npm run screenshots: pictures of every screen, to be looked at. npm run test:looks: ten of them against those of before
// (`-- --update-snapshots` takes them anew).
import { isBuilt } from './lib/build-stamp.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureModules } from './lib/modules.mjs';
import { run, steps } from './lib/run.mjs';

const [which = 'screenshots', ...rest] = process.argv.slice(2);

await ensureModules();
const chromium = await ensureChromium();
const env = chromium ? { CHROMIUM: chromium } : {};
const args = ['test', '--config', 'playwright.pictures.config.ts', `${which}.pictures.ts`, ...rest];
await steps([
  ['build', () => (isBuilt() ? undefined : run('node', ['scripts/build.mjs']))],
  [which, () => run('playwright', args, { env })],
]);
