// Writes what the server puts into each page's document to dist/server/documents.json: path → the chunks and styles of its
// screen, and what was rendered of the open pages and of the diary, { scripts, styles, html }.
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
/** What is text, and a picture of the diary, in which nobody can write: letters typed there would be lost. */
const RENDERED = ['/diary', '/start', '/imprint', '/data-protection', '/disclaimer', '/terms', '/about-us'];
const OUT = 'dist/prerender';

export async function describeDocuments() {
  await run('vite', ['build', '--logLevel', 'warn', '--ssr', 'src/web/prerender.tsx', '--outDir', OUT]);
  // Before version 21 Node has none.
  globalThis.navigator ??= { language: 'en', onLine: true };
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
  for (const path of RENDERED) pages[path] = { ...pages[path], html: finished(path, await prerendered(path)) };
  writeFileSync('dist/server/documents.json', JSON.stringify(pages));
  rmSync(OUT, { recursive: true });
}

function finished(path, html) {
  if (/<script|<template|style=/.test(html)) throw new Error(`${path}: what was prerendered needs a script or a style`);
  if (path !== '/diary') return html;
  // The day is the visitor's, not the build's.
  return html.replace('<main ', '<main inert ').replace(/<h1[^>]*>.*?<\/h1>/, '<h1></h1>');
}

/** A chunk and what it imports. */
function chunksOf(manifest, key, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  return [chunk, ...(chunk.imports ?? []).flatMap((one) => chunksOf(manifest, one, seen))];
}
