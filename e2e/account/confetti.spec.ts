import type { Page } from '@playwright/test';
import { expect, signInNewLearner, test } from '../fixtures.ts';
import { edit, open, pause, save } from './steps.ts';

test.describe('confetti', () => {
  /** Counts the canvases that come, and the pieces that are drawn in their first frame; and the files that are loaded. */
  const watch = async (page: Page) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/confetti/.test(request.url())) scripts.push(request.url());
    });
    await page.addInitScript(() => {
      const seen = { canvases: 0, most: 0 };
      Object.assign(window, { seen });
      new MutationObserver((records) => {
        for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
          if (node instanceof HTMLCanvasElement) seen.canvases += 1;
      }).observe(document, { childList: true, subtree: true });
      let drawn = 0;
      const { clearRect, fill } = CanvasRenderingContext2D.prototype;
      Object.assign(CanvasRenderingContext2D.prototype, {
        clearRect(...area: unknown[]) {
          drawn = 0;
          Reflect.apply(clearRect, this, area);
        },
        fill(...path: unknown[]) {
          drawn += 1;
          seen.most = Math.max(seen.most, drawn);
          Reflect.apply(fill, this, path);
        },
      });
    });
    const seen = () => page.evaluate(() => (window as unknown as { seen: { canvases: number; most: number } }).seen);
    return { scripts, seen };
  };

  test('150 pieces fall for a saved change, in nobody’s way, and are gone', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await signInNewLearner(page);
    await page.clock.install();
    const { scripts, seen } = await watch(page);
    await open(page);
    await edit(page);
    await page.getByLabel('Username').fill('Bea');
    await pause(page);
    await save(page);
    const canvas = page.locator('canvas');
    await expect(canvas).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas).toHaveCSS('pointer-events', 'none');
    await page.clock.runFor(1199);
    await expect(canvas).toHaveCount(1);
    expect(await seen()).toEqual({ canvases: 1, most: 150 });
    await page.clock.runFor(1);
    await expect(canvas).toHaveCount(0);
    expect(scripts).not.toEqual([]);
    await page.clock.resume();
    // Nothing was saved: nothing falls.
    await edit(page);
    await save(page);
    await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
    expect((await seen()).canvases).toBe(1);
  });

  test('never under reduced motion, where not even its code is loaded', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInNewLearner(page);
    const { scripts, seen } = await watch(page);
    await open(page);
    await edit(page);
    await page.getByLabel('Username').fill('Bea');
    await save(page);
    await expect(page.getByText('Username updated successfully!')).toBeVisible();
    await expect(page.getByText('Username updated successfully!')).toBeHidden();
    expect(await seen()).toEqual({ canvases: 0, most: 0 });
    expect(scripts).toEqual([]);
  });
});
