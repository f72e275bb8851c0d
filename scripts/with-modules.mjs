// Installs what is missing, then runs a program of the project: node scripts/with-modules.mjs tsx some/file.ts
import { ensureModules } from './lib/modules.mjs';
import { run } from './lib/run.mjs';

const [program, ...args] = process.argv.slice(2);
try {
  await ensureModules();
  await run(program, args);
} catch {
  process.exit(1);
}
