// npm run test:slow: the journeys with a busy storage and a slow network, then on a slow processor. Takes an hour.
import { isBuilt } from './lib/build-stamp.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureModules } from './lib/modules.mjs';
import { run, steps } from './lib/run.mjs';

// A second session with the browser undoes what Playwright does to be offline.
const JOURNEYS = ['test', '--grep-invert', 'without a network'];

await ensureModules();
const chromium = await ensureChromium();
const slowly = (SLOW) => run('playwright', JOURNEYS, { env: { SLOW, ...(chromium && { CHROMIUM: chromium }) } });
await steps([
  ['build', () => (isBuilt() ? undefined : run('node', ['scripts/build.mjs']))],
  ['a busy storage and a slow network', () => slowly('storage,network')],
  ['a slow processor', () => slowly('processor')],
]);
