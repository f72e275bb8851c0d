import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root; every script runs there, wherever it was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);

/** Runs a program with the project's own tools on its PATH; throws when it fails. `quiet` hides what it prints. */
export async function run(command, args = [], { env = {}, quiet = false } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit',
    env: { ...process.env, ...env, PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH },
  });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exit, signal) => resolve(exit ?? signal));
  });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`);
}

/** Runs the steps of a script one after the other and says which one failed. */
export async function steps(list) {
  for (const [name, work] of list) {
    const from = performance.now();
    process.stdout.write(`\n— ${name}\n`);
    try {
      await work();
    } catch (error) {
      process.stderr.write(`\n${name} failed: ${error.message}\n`);
      process.exit(1);
    }
    process.stdout.write(`  ${name}: ${((performance.now() - from) / 1000).toFixed(1)} s\n`);
  }
}
