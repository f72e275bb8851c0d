import type { Page } from '@playwright/test';

/** What the page asks of these addresses waits until the function that is answered is called. */
export async function hold(page: Page, url: string): Promise<() => void> {
  let goOn = (): void => undefined;
  const isLet = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(url, async (route) => {
    await isLet;
    await route.continue();
  });
  return goOn;
}
