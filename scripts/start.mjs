// npm start: installs what is missing, builds when the sources changed, and serves.
import { isBuilt } from './lib/build-stamp.mjs';
import { ensureModules } from './lib/modules.mjs';
import { run } from './lib/run.mjs';

try {
  await ensureModules();
  if (!isBuilt()) {
    process.stderr.write('Building …\n');
    await run('node', ['scripts/build.mjs']);
  }
} catch (error) {
  process.stderr.write(`Dayglot Diary cannot start: ${error.message}\n`);
  process.exit(1);
}
await import('../dist/server/main.js');
