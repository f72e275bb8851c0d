// npm run bench: every measurement of bench/README.md but the corrector's development sets, one after the other.
// `npm run bench -- typing page` runs these. They want an idle machine and take about half an hour.
import { readdirSync } from 'node:fs';
import { isBuilt } from './lib/build-stamp.mjs';
import { ensureModules } from './lib/modules.mjs';
import { run, steps } from './lib/run.mjs';

/** What the others share, or start as processes of their own. */
const PARTS = [
  'event-loop',
  'heavy-probe',
  'lib',
  'long-texts',
  'page-trace',
  'progress-database',
  'rival-page',
  'rival-process',
  'rivals',
];

const named = process.argv.slice(2);
const all = readdirSync('bench')
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.slice(0, -'.mjs'.length))
  .filter((name) => !PARTS.includes(name));
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`There is no bench ${unknown.join(', ')}: choose among ${all.join(', ')}.`);

await ensureModules();
await steps([
  ['build', () => (isBuilt() ? undefined : run('node', ['scripts/build.mjs']))],
  ...(named.length > 0 ? named : all).map((name) => [name, () => run('node', [`bench/${name}.mjs`])]),
]);
