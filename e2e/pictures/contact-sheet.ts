import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** A picture of a state, and what stands beside it. */
export type Shot = { readonly path: string; readonly label: string; readonly width: number };

/** How much of a screen is looked at, in px. */
export const MOST_HEIGHT = 1400;
/** How large a picture stands on the sheet. */
const SCALE = 0.4;

/** Puts the pictures of one screen side by side into one, a row a state, so that a person can look at them all at once. */
export async function makeContactSheet(browser: Browser, rows: readonly (readonly Shot[])[], path: string) {
  const page = await browser.newPage({ viewport: { width: 2200, height: 900 } });
  const picture = ({ path: from, label, width }: Shot) => `<figure style="margin:0">
    <figcaption>${label}</figcaption>
    <div style="max-height:${MOST_HEIGHT * SCALE}px;overflow:hidden;border:1px solid #888">
      <img style="display:block;width:${width * SCALE}px" src="data:image/png;base64,${readFileSync(from, 'base64')}">
    </div></figure>`;
  const row = (shots: readonly Shot[]) =>
    `<div style="display:flex;gap:12px;align-items:start">${shots.map(picture).join('')}</div>`;
  await page.setContent(
    `<body style="margin:16px;display:grid;gap:16px;background:#777;font:13px sans-serif">${rows.map(row).join('')}`,
  );
  await page.screenshot({ path, fullPage: true });
  await page.close();
}
