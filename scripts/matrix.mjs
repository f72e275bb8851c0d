// npm run test:matrix: what `npm test` looks at in two pairs of theme and width, in all four.
import { isBuilt } from './lib/build-stamp.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureModules } from './lib/modules.mjs';
import { run, steps } from './lib/run.mjs';

await ensureModules();
const chromium = await ensureChromium();
const env = { MATRIX: 'all', ...(chromium && { CHROMIUM: chromium }) };
await steps([
  ['build', () => (isBuilt() ? undefined : run('node', ['scripts/build.mjs']))],
  ['every theme and width', () => run('playwright', ['test', '--grep', 'for everyone'], { env })],
]);
