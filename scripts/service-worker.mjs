// Builds the service worker into dist/web/sw.js, with the list of the files that this build consists of.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build } from 'esbuild';

const WEB = 'dist/web';
/** PostHog is for those who consent to it, and no use without a network: nobody gets it beforehand. */
const KEPT = /^\/assets\/(?!posthog-).*\.(js|css)$/;
/** What the page asks for under a fixed name; the first is the page itself, whichever it is. */
const OTHERS = ['/?offline', '/early.js', '/favicon.svg', '/manifest.webmanifest', '/icons/icon-192.png'];

export async function buildServiceWorker() {
  const files = readdirSync(WEB, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
  const paths = files.map((file) => `/${relative(WEB, file).split(sep).join('/')}`);
  const about = {
    id: idOf(files),
    hashed: paths.filter((path) => KEPT.test(path)),
    others: OTHERS,
    fonts: paths.filter((path) => path.endsWith('.woff2')),
  };
  await build({
    entryPoints: ['src/web/service-worker/sw.ts'],
    outfile: `${WEB}/sw.js`,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
    define: { BUILD: JSON.stringify(about) },
  });
}

/** The same files, the same id: a rebuild without a change makes nobody load anything. */
function idOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
