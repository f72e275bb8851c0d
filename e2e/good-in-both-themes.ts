import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No violation that axe knows in either theme, and nothing that scrolls sideways on the narrowest phone. */
export async function expectGoodInBothThemes(page: Page, state: string): Promise<void> {
  // The screen is there, and not the room for it.
  await expect(page.locator('h1')).toHaveCount(1);
  for (const theme of ['light', 'dark']) {
    await page.locator('html').evaluate((html, chosen) => {
      html.dataset.theme = chosen;
    }, theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [state, theme, id, nodes[0]?.html])).toEqual([]);
  }
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 320, height: 700 });
  // What is drawn by its measured width, such as the chart, follows the window a moment later.
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(async () => [state, Math.max(0, await overflow())]).toEqual([state, 0]);
  await page.setViewportSize(size);
}
