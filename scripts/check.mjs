// npm run check: everything that needs no browser. Formats, types, import rules, unit tests, the bundle's budget.
import { isBuilt } from './lib/build-stamp.mjs';
import { ensureModules } from './lib/modules.mjs';
import { run, steps } from './lib/run.mjs';

const ROOMS = ['src/domain', 'src/server', 'src/web', 'src/web/service-worker', '.'];

await ensureModules();
await steps([
  ['format and lint', () => run('biome', ['check', '--error-on-warnings', '.'])],
  ['types', () => Promise.all(ROOMS.map((room) => run('tsc', ['-p', room])))],
  ['import rules', () => run('depcruise', ['src', '--output-type', 'err'])],
  ['unit tests', () => run('vitest', ['run'])],
  ['build', () => (isBuilt() ? undefined : run('node', ['scripts/build.mjs']))],
  ['bundle budget', () => run('node', ['scripts/budget.mjs'])],
]);
