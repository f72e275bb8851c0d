// Writes what the server puts into each page's document to dist/server/documents.json: path → the chunks and styles of its
// screen, and of the open pages that hold no form what was rendered of them, { scripts, styles, html }.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { run } from './lib/run.mjs';

/** The chunk of each screen: it comes together with the page's own, not after it. */
const CHUNKS = {
  'start-screen': ['/start'],
  'diary-screen': ['/diary'],
  'progress-screen': ['/progress'],
  'history-screen': ['/history'],
  'entry-screen': ['/history/:entry_id'],
  'review-screen': ['/review'],
  'account-screen': ['/account'],
  access: ['/login', '/register', '/mail-veri', '/reset-password', '/verify-email'],
  legal: ['/imprint', '/data-protection', '/disclaimer', '/terms', '/about-us', '/licences'],
};
/** What is text alone; letters typed into a picture of a form would be lost. */
const RENDERED = ['/start', '/imprint', '/data-protection', '/disclaimer', '/terms', '/about-us'];
const OUT = 'dist/prerender';

export async function describeDocuments() {
  await run('vite', ['build', '--logLevel', 'warn', '--ssr', 'src/web/prerender.tsx', '--outDir', OUT]);
  const { prerendered } = await import(pathToFileURL(`${OUT}/prerender.js`).href);
  const manifest = JSON.parse(readFileSync('dist/report/manifest.json', 'utf8'));
  const pages = {};
  // Those of the page itself stand in its head already.
  const everywhere = chunksOf(manifest, 'index.html');
  for (const [chunk, paths] of Object.entries(CHUNKS)) {
    const [key] = Object.entries(manifest).find(([, { name, file }]) => name === chunk && file.endsWith('.js'));
    const own = chunksOf(manifest, key).filter((one) => !everywhere.includes(one));
    const addressed = (files) => files.map((file) => `/${file}`);
    const scripts = addressed(own.map(({ file }) => file));
    const styles = addressed(own.flatMap(({ css = [] }) => css));
    for (const path of paths) pages[path] = { scripts, styles };
  }
  for (const path of RENDERED) pages[path] = { ...pages[path], html: whole(path, await prerendered(path)) };
  writeFileSync('dist/server/documents.json', JSON.stringify(pages));
  rmSync(OUT, { recursive: true });
}

function whole(path, html) {
  if (/<script|<template|style=/.test(html)) throw new Error(`${path}: what was prerendered needs a script or a style`);
  return html;
}

/** A chunk and what it imports. */
function chunksOf(manifest, key, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  return [chunk, ...(chunk.imports ?? []).flatMap((one) => chunksOf(manifest, one, seen))];
}
