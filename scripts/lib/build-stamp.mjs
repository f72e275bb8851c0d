import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const STAMP = join(root, 'dist/.built-from');
const SOURCES = ['src', 'public', 'scripts', 'index.html', 'vite.config.ts', 'package-lock.json'];

function* filesIn(path) {
  if (!existsSync(path)) return;
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  for (const entry of entries) if (entry.isFile()) yield join(entry.parentPath ?? entry.path, entry.name);
}

/** One hash over everything that the build is made from. */
function sourcesHash() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const files = /\.\w+$/.test(source) ? [source] : [...filesIn(source)].sort();
    for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

export const isBuilt = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesHash();
export const markBuilt = () => writeFileSync(STAMP, sourcesHash());
