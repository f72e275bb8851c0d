import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { test } from '../clocked-server.ts';
import { expect } from '../fixtures.ts';
import { makeContactSheet, type Shot } from './contact-sheet.ts';
import { SCREENS, type State } from './states.ts';
import { createWorld, NOW, pageOf } from './world.ts';

/* npm run screenshots: every state of every screen in both themes and three widths, into shots/, and a sheet a screen. */

test.use({ begins: NOW });

const FOLDER = 'shots';
const LOOKS = ['dark', 'light'].flatMap((theme) => [360, 768, 1440].map((width) => ({ theme, width })));
/** SCREEN=diary takes those of the diary alone. */
const WANTED = Object.entries(SCREENS).filter(([screen]) => !process.env.SCREEN || process.env.SCREEN === screen);

async function take(page: Page, name: string): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const { theme, width } of LOOKS) {
    await page.locator('html').evaluate((html, chosen) => {
      html.dataset.theme = chosen;
    }, theme);
    await page.setViewportSize({ width, height: width < 700 ? 740 : 900 });
    const path = `${FOLDER}/${name} ${theme} ${width}.png`;
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
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
