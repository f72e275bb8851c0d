import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { test } from '../clocked-server.ts';
import { expect } from '../fixtures.ts';
import { MOST_HEIGHT, makeContactSheet, type Shot } from './contact-sheet.ts';
import { SCREENS, type State } from './states.ts';
import { createWorld, NOW, pageOf } from './world.ts';

/* npm run screenshots: every state of every screen in both themes and three widths, into shots/, and a sheet a screen. */

test.use({ begins: NOW });

const FOLDER = 'shots';
const LOOKS = ['dark', 'light'].flatMap((theme) => [360, 768, 1440].map((width) => ({ theme, width })));
/** SCREEN=diary,feedback takes those of the two alone. */
const named = process.env.SCREEN?.split(',');
const WANTED = Object.entries(SCREENS).filter(([screen]) => !named || named.includes(screen));

/** As high as its content, so that what lies at the foot of the screen covers none of it; not higher than is looked at. */
async function stretch(page: Page, width: number): Promise<void> {
  const height = width < 700 ? 740 : 900;
  await page.setViewportSize({ width, height });
  await settle(page);
  const isCovered = (await page.locator('dialog[open]').count()) > 0;
  const full = await page.evaluate(() => document.documentElement.scrollHeight);
  if (!isCovered) await page.setViewportSize({ width, height: Math.min(MOST_HEIGHT, Math.max(height, full)) });
  await settle(page);
}

/** Whatever follows a new size is drawn. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });

async function take(page: Page, name: string): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const { theme, width } of LOOKS) {
    await page.locator('html').evaluate((html, chosen) => {
      html.dataset.theme = chosen;
    }, theme);
    await stretch(page, width);
    const path = `${FOLDER}/${name} ${theme} ${width}.png`;
    await page.screenshot({ path, animations: 'disabled' });
    shots.push({ path, label: `${name}, ${theme}, ${width}`, width });
  }
  return shots;
}

test('every screen is looked at', async ({ browser, clocked }) => {
  test.setTimeout(900_000);
  mkdirSync(FOLDER, { recursive: true });
  const world = await createWorld(browser, clocked);
  const unseen: string[] = [];
  for (const [screen, states] of WANTED) {
    const rows: Shot[][] = [];
    for (const { state, who, show } of states satisfies readonly State[]) {
      const page = await pageOf(browser, world, who);
      page.setDefaultTimeout(10_000);
      await show(page).catch((error: Error) => unseen.push(`${screen}, ${state}: ${error.message.split('\n')[0]}`));
      rows.push(await take(page, `${screen} ${state}`));
      await page.context().close();
    }
    await makeContactSheet(browser, rows, `${FOLDER}/sheet ${screen}.png`);
  }
  expect(unseen).toEqual([]);
});
