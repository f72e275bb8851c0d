import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/* Consent to statistics (spec §2), with an eye on everything that leaves the browser. */

test.use({ statistics: 'open' });

const banner = (page: Page) => page.getByRole('region', { name: 'Statistics' });

/** Every event that a page has counted, in order, as «name page». */
function watch(page: Page): string[] {
  const counted: string[] = [];
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/call/countEvent')) return;
    const { data } = request.postDataJSON();
    counted.push(`${data.name} ${data.page}`);
  });
  return counted;
}

/** Goes to another page as a visitor does, within the page. */
async function go(page: Page, link: string, heading: string): Promise<void> {
  await page.getByRole('link', { name: link, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test('before consent nothing is counted, after it each navigation once, after its withdrawal nothing', async ({
  page,
}) => {
  const counted = watch(page);
  await page.goto('/start');
  await expect(banner(page)).toBeVisible();
  await go(page, 'Imprint', 'Imprint');
  await go(page, 'Terms', 'Terms of Service');
  expect(counted).toEqual([]);

  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Thank you. Statistics are on.')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  // The page on which it was given, within ten seconds; of those before it nothing was kept.
  await expect.poll(() => counted).toEqual(['page_view /terms']);
  await go(page, 'Disclaimer', 'Disclaimer');
  await expect.poll(() => counted.slice(1)).toEqual(['page_view /disclaimer']);
});
