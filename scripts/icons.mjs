// Draws the icons of the installed page from public/favicon.svg into public/icons, and the picture that link previews show
// into public/og.png. Run by hand when the mark changes.
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
const font = readFileSync('node_modules/@fontsource-variable/literata/files/literata-latin-wght-normal.woff2');
await page.setViewportSize({ width: 1200, height: 630 });
await page.setContent(`<style>
  @font-face{font-family:L;src:url(data:font/woff2;base64,${font.toString('base64')});font-weight:200 900}
  body{margin:0;height:630px;box-sizing:border-box;padding:96px 104px;background:${GROUND};color:#ece7da;font-family:L}
  h1{margin:0 0 40px;font-size:104px;font-weight:600;letter-spacing:-.02em}
  p{margin:0;max-width:21em;font-size:44px;line-height:64px;color:#b9b3a4;background:repeating-linear-gradient(transparent 0 62px,#3a3d49 62px 64px)}
  i{display:inline-block;width:22px;height:22px;margin-left:12px;border-radius:50%;background:#f3b64c}
</style><h1>dayglot<i></i></h1><p>Write daily diary entries, get instant AI feedback, and track your language learning progress.</p>`);
await page.evaluate(() => document.fonts.ready.then(() => true));
await page.screenshot({ path: 'public/og.png' });
await browser.close();
