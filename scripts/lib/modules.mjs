import { readFileSync } from 'node:fs';
import { run } from './run.mjs';

const MINIMUM = [20, 19];

/** Ends with a sentence when Node is too old for what the project is built on. */
export function demandNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  process.stderr.write(`Node ${MINIMUM.join('.')} or newer is needed; this is ${process.versions.node}.\n`);
  process.exit(1);
}

/** Whether npm's own record of what it installed has every package of the lock file (optional ones may be left out). */
function isInstalled() {
  const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
  try {
    const installed = packagesOf('node_modules/.package-lock.json');
    const wanted = Object.entries(packagesOf('package-lock.json')).filter(([path]) => path !== '');
    return wanted.every(
      ([path, { version, optional }]) => installed[path]?.version === version || (optional && !installed[path]),
    );
  } catch {
    return false;
  }
}

/** Installs the packages of the lock file unless exactly these are installed already. */
export async function ensureModules() {
  demandNode();
  if (isInstalled()) return;
  process.stderr.write('Installing packages …\n');
  // What npm prints goes to standard error: `npm run correct` must print corrections and nothing else.
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true, env: { NODE_ENV: '' } });
}
