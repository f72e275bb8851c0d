import { test } from '../clocked-server.ts';
import { expect } from '../fixtures.ts';
import { SCREENS } from './states.ts';
import { createWorld, NOW, pageOf } from './world.ts';

/* npm run test:looks: ten screens against how they looked before (docs/decisions/0038). */

test.use({ begins: NOW });

const LOOKS = [
  ['start', 'welcome', 'light', 1440],
  ['register', 'errors', 'dark', 360],
  ['diary', 'signed out', 'dark', 360],
  ['diary', 'written', 'dark', 1440],
  ['feedback', 'corrected', 'light', 1440],
  ['feedback', 'corrected', 'dark', 360],
  ['progress', 'week', 'dark', 1440],
  ['progress', 'month', 'light', 360],
  ['history', 'all', 'dark', 360],
  ['account', 'view', 'light', 1440],
] as const;

test('ten screens look as they did', async ({ browser, clocked }) => {
  test.setTimeout(240_000);
  const world = await createWorld(browser, clocked);
  for (const [screen, name, theme, width] of LOOKS) {
    const found = SCREENS[screen]?.find(({ state }) => state === name);
    if (!found) throw new Error(`There is no state «${name}» of ${screen}.`);
    const page = await pageOf(browser, world, found.who);
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    await page.addInitScript((chosen) => localStorage.setItem('dayglot-theme', chosen), theme);
    await found.show(page);
    // The interface's typeface is the machine's own; our own takes its place, so that machines agree.
    await page.locator('html').evaluate(async (html) => {
      html.style.setProperty('--sans', '"Literata Variable"');
      await document.fonts.ready;
    });
    await expect.soft(page).toHaveScreenshot(`${screen}-${name.replaceAll(' ', '-')}-${theme}-${width}.png`);
    await page.context().close();
  }
});
