// Draws the icons of the installed page from public/favicon.svg into public/icons. Run by hand when the mark changes.
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureChromium } from './lib/chromium.mjs';

const GROUND = '#12141c';
const mark = readFileSync('public/favicon.svg', 'utf8');
/** Systems cut a maskable icon to a circle of 80 % of its width: the mark stands within, on a ground that fills it. */
const ICONS = [
  { name: 'icon-192', size: 192, share: 1 },
  { name: 'icon-512', size: 512, share: 1 },
  { name: 'maskable-192', size: 192, share: 0.72 },
  { name: 'maskable-512', size: 512, share: 0.72 },
  { name: 'apple-touch-icon', size: 180, share: 0.84 },
];

mkdirSync('public/icons', { recursive: true });
const executablePath = await ensureChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { name, size, share } of ICONS) {
  const side = Math.round(size * share);
  const ground = share === 1 ? 'transparent' : GROUND;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}
    svg{width:${side}px;height:${side}px;display:block}</style>${mark}`,
  );
  await page.screenshot({ path: `public/icons/${name}.png`, omitBackground: share === 1 });
}
await browser.close();
