// Builds the page into dist/web (hashed, precompressed) and the server and its operator's programs into dist/server.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'esbuild';
import { describeDocuments } from './describe-documents.mjs';
import { markBuilt } from './lib/build-stamp.mjs';
import { run } from './lib/run.mjs';
import { writeLicences } from './licences.mjs';
import { buildServiceWorker } from './service-worker.mjs';

const HARPER_WASM = 'harper_wasm_slim_bg.wasm';

await rm('dist');
await run('vite', ['build', '--logLevel', 'warn']);
// The manifest tells what was built to scripts/budget.mjs; nobody outside needs it.
mkdirSync('dist/report', { recursive: true });
copyFileSync('dist/web/.vite/manifest.json', 'dist/report/manifest.json');
await rm('dist/web/.vite');
writeLicences('dist/web/licences.json');
await buildServiceWorker();
await Promise.all([precompress('dist/web'), bundleServer()]);
await describeDocuments();
markBuilt();

async function rm(path) {
  rmSync(path, { recursive: true, force: true });
}

async function bundleServer() {
  await build({
    entryPoints: {
      main: 'src/server/main.ts',
      admin: 'src/server/admin.ts',
      backup: 'src/server/backup.ts',
      'rotate-keys': 'src/server/rotate-keys.ts',
      stats: 'src/server/stats.ts',
      'basic-worker': 'src/server/adapters/corrector/basic/basic-worker.ts',
      'task-worker': 'src/server/tasks/task-worker.ts',
    },
    outdir: 'dist/server',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    splitting: true,
    sourcemap: 'linked',
    logLevel: 'warning',
    // Native modules, and packages that are data or load files of their own beside them.
    external: [
      'libsql',
      '@node-rs/argon2',
      'pg-native',
      'hunspell-asm',
      '@zxcvbn-ts/*',
      'dictionary-*',
      'eld',
      'eld/*',
      'pino',
      'piscina',
    ],
    // Some packages are CommonJS and call require, which an ES module does not have.
    banner: { js: "import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);" },
  });
  copyFileSync(`node_modules/harper.js/dist/${HARPER_WASM}`, `dist/server/${HARPER_WASM}`);
  writeFileSync('dist/server/package.json', '{"type":"module"}\n');
}

/** Writes .br and .gz beside every text file, so that no request waits for compression. */
async function precompress(folder) {
  const brotli = promisify(brotliCompress);
  const gz = promisify(gzip);
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const texts = entries.filter(
    (entry) => entry.isFile() && /\.(js|css|html|svg|json|txt|webmanifest)$/.test(entry.name),
  );
  for (const entry of texts) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const bytes = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    // Which way of writing distances is shorter depends on the file, and Brotli does not try both by itself.
    const ways = [0, 1].map((n) => brotli(bytes, { params: { ...params, [constants.BROTLI_PARAM_NPOSTFIX]: n } }));
    const [shortest] = (await Promise.all(ways)).sort((one, other) => one.length - other.length);
    writeFileSync(`${path}.br`, shortest);
    writeFileSync(`${path}.gz`, await gz(bytes, { level: 9 }));
  }
}
