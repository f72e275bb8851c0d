// Builds and serves the rival of bench/page.mjs. Its SDK is installed beside it and stands in no lock file of ours.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const FIREBASE = '12.6.0';
const FOLDER = resolve('dist/rival');
const TYPES = { '.html': 'text/html', '.js': 'text/javascript' };

/** The built page with its answers ready, compressed as ours are; { url, close }. */
export async function startRival() {
  await buildRival();
  const files = new Map();
  const server = http.createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : request.url;
    const file = join(FOLDER, 'page', path);
    if (!existsSync(file)) return response.writeHead(404).end();
    if (!files.has(path)) files.set(path, brotliCompressSync(readFileSync(file)));
    response.writeHead(200, { 'content-type': TYPES[extname(path)], 'content-encoding': 'br' });
    response.end(files.get(path));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://localhost:${server.address().port}/`, close: () => server.close() };
}

async function buildRival() {
  mkdirSync(FOLDER, { recursive: true });
  cpSync('bench/rival', FOLDER, { recursive: true });
  if (!existsSync(join(FOLDER, 'node_modules/firebase'))) {
    writeFileSync(join(FOLDER, 'package.json'), '{"private":true}');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', `firebase@${FIREBASE}`], {
      cwd: FOLDER,
      stdio: 'ignore',
    });
  }
  // React is ours: the same files.
  const alias = ['react-dom', 'react'].map((name) => ({
    find: new RegExp(`^${name}(?=$|/)`),
    replacement: resolve('node_modules', name),
  }));
  await build({
    root: FOLDER,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias },
    build: { outDir: 'page', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
}
