// Runs a program for operators: node scripts/operate.mjs admin users. From source where the development tools are installed,
// from the bundle where they are not.
import { existsSync } from 'node:fs';
import { run } from './lib/run.mjs';

const [program, ...args] = process.argv.slice(2);
const isDeveloped = existsSync('node_modules/tsx') && existsSync(`src/server/${program}.ts`);
try {
  if (isDeveloped) await run('tsx', [`src/server/${program}.ts`, ...args]);
  else await run('node', [`dist/server/${program}.js`, ...args]);
} catch {
  process.exit(1);
}
