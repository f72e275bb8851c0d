import type { Browser, Page } from '@playwright/test';

/** Every page of this browser is opened when it is there itself, and not only the picture of it (docs/decisions/0033). */
export function withWholePages(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.on('page', openWhole);
    return context;
  };
  return browser;
}

function openWhole(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const whole = () => page.locator('#prerendered').waitFor({ state: 'detached' });
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    // Whoever goes on at once wants to see the picture.
    if (options?.waitUntil !== 'commit') await whole();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await whole();
    return response;
  };
}
