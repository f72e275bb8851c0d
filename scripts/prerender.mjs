// Renders the open pages that hold no form into dist/server/prerendered.json: path → { html, styles }.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { run } from './lib/run.mjs';

/** By the chunk of each screen, whose styles the page needs before any script has run. */
const LEGAL = 'legal';
const PAGES = {
  '/start': 'start-screen',
  '/imprint': LEGAL,
  '/data-protection': LEGAL,
  '/disclaimer': LEGAL,
  '/terms': LEGAL,
  '/about-us': LEGAL,
};
const OUT = 'dist/prerender';

export async function prerenderPages() {
  await run('vite', ['build', '--logLevel', 'warn', '--ssr', 'src/web/prerender.tsx', '--outDir', OUT]);
  const { prerendered } = await import(pathToFileURL(`${OUT}/prerender.js`).href);
  const manifest = JSON.parse(readFileSync('dist/report/manifest.json', 'utf8'));
  const pages = {};
  // Those of the page itself stand in its head already.
  const everywhere = stylesOf(manifest, 'index.html');
  for (const [path, chunk] of Object.entries(PAGES)) {
    const [key] = Object.entries(manifest).find(([, { name }]) => name === chunk);
    const html = await prerendered(path);
    if (/<script|<template|style=/.test(html))
      throw new Error(`${path}: what was prerendered needs a script or a style`);
    const styles = stylesOf(manifest, key).filter((file) => !everywhere.includes(file));
    pages[path] = { html, styles: styles.map((file) => `/${file}`) };
  }
  writeFileSync('dist/server/prerendered.json', JSON.stringify(pages));
  rmSync(OUT, { recursive: true });
}

/** The style sheets of a chunk and of what it imports. */
function stylesOf(manifest, key, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const { css = [], imports = [] } = manifest[key];
  return [...css, ...imports.flatMap((one) => stylesOf(manifest, one, seen))];
}
