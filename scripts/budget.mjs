// The bytes of JavaScript that a first visit to /diary loads, as Brotli, against QUALITY's budget.
import { readFileSync, statSync } from 'node:fs';

const BUDGET_KB = 95;
const manifest = JSON.parse(readFileSync('dist/report/manifest.json', 'utf8'));

/** A chunk and everything that it imports statically. */
function chunksOf(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the build's manifest`);
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of chunk.imports ?? []) chunksOf(imported, seen);
  return seen;
}

const keys = new Set([...chunksOf('index.html'), ...chunksOf('src/web/screens/diary/diary-screen.tsx')]);
const bytes = [...keys].reduce((sum, key) => sum + statSync(`dist/web/${manifest[key].file}.br`).size, 0);
const kb = bytes / 1000;
process.stdout.write(`  first visit to /diary: ${kb.toFixed(2)} kB of JavaScript (br), budget ${BUDGET_KB} kB\n`);
if (kb > BUDGET_KB) process.exit(1);
