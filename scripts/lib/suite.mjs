import { isBuilt } from './build-stamp.mjs';
import { ensureChromium } from './chromium.mjs';
import { collectFigures } from './figures.mjs';
import { ensureModules } from './modules.mjs';
import { startPostgres } from './postgres.mjs';
import { run, steps } from './run.mjs';

/**
 * Runs a suite that prints figures: installs and starts what is missing, builds, goes through `programs`, each
 * [name, command, arguments], and prints what they told under `title`. Ends the process.
 */
export async function runSuite(title, programs) {
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
    ...programs.map(([name, command, args]) => [name, () => run(command, args, { env })]),
  ]);
  figures.print(title);
  figures.remove();
  await postgres?.stop();
  process.exit(0);
}
