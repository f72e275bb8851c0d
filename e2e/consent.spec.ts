import type { Locator, Page, Request } from '@playwright/test';
import { tabTo } from './accounts/steps.ts';
import { expect, question, signInNewLearner, test, writeEntry } from './fixtures.ts';
import { expectGoodInBothThemes } from './good-in-both-themes.ts';
import { hold } from './hold.ts';

/* Consent to statistics (spec §2), with an eye on everything that leaves the browser. */

test.use({ statistics: 'open' });

/** Longer than consent is looked for after a navigation, in ms. */
const LOOKED_FOR_MS = 11_000;
const KEPT = 'dayglot-consent';

const banner = (page: Page) => page.getByRole('region', { name: 'Statistics' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });
const statistics = (page: Page) => settings(page).getByRole('switch', { name: 'Statistics' });
const openSettings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();

/** Every event that a page has counted, in order, as «name page», and each request that did it. */
function watch(page: Page) {
  const counted: string[] = [];
  const requests: Request[] = [];
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/call/countEvent')) return;
    const { data } = request.postDataJSON();
    counted.push(`${data.name} ${data.page}`);
    requests.push(request);
  });
  return { counted, requests };
}

/** What comes once the page is there: only then could a banner show, or something be counted. */
const afterPage = (page: Page) =>
  expect(page.getByRole('contentinfo').getByRole('button', { name: /^Language/ })).toBeVisible();

/** Goes to another page as a visitor does, within the page. */
async function go(page: Page, link: string, heading: string): Promise<void> {
  await page.getByRole('link', { name: link, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Switches statistics on or off where it can be done at any time. */
async function choose(page: Page, isOn: boolean): Promise<void> {
  await openSettings(page);
  await statistics(page).setChecked(isOn);
  await settings(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(isOn ? 'Thank you. Statistics are on.' : 'Statistics are off.')).toBeVisible();
  await expect(settings(page)).toHaveCount(0);
}

test('before consent nothing is counted, after it each navigation once, after its withdrawal nothing', async ({
  page,
}) => {
  const { counted } = watch(page);
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

  // The choice outlives the document, and holds in a second tab.
  await page.reload();
  await expect.poll(() => counted.slice(2)).toEqual(['page_view /disclaimer']);
  const other = await page.context().newPage();
  const { counted: countedThere } = watch(other);
  await other.goto('/nowhere/ann');
  await expect.poll(() => countedThere).toEqual(['page_view *']);
  expect(await banner(other).count()).toBe(0);

  await choose(page, false);
  for (const tab of [page, other]) {
    await go(tab, 'Imprint', 'Imprint');
    await go(tab, 'About Us', 'About Us');
    expect(await banner(tab).count()).toBe(0);
  }
  // Allowed again, the page on which it was is counted, and whatever had been in between would stand before it.
  await choose(other, true);
  await expect.poll(() => countedThere.slice(1)).toEqual(['page_view /about-us']);
  await go(page, 'Terms', 'Terms of Service');
  await expect.poll(() => counted.slice(3)).toContain('page_view /terms');
  expect(counted.slice(3).filter((one) => !/about-us|terms/.test(one))).toEqual([]);
});

test('who has agreed sees that they have, and can withdraw it, before the server has said what it was for', async ({
  page,
}) => {
  const { counted } = watch(page);
  await page.goto('/start');
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => counted).toEqual(['page_view /start']);
  const goOn = await hold(page, '**/call/readInstallation');
  await page.reload();
  await openSettings(page);
  await expect(statistics(page)).toBeChecked();
  await statistics(page).uncheck();
  await settings(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Statistics are off.')).toBeVisible();
  goOn();
  await go(page, 'Imprint', 'Imprint');
  await openSettings(page);
  await expect(statistics(page)).toBeEnabled();
  await expect(statistics(page)).not.toBeChecked();
  expect(counted).toEqual(['page_view /start']);
});

test('a refusal is for good: nobody is asked again, and nothing is ever counted or kept elsewhere', async ({
  page,
}) => {
  await page.clock.install();
  const { counted } = watch(page);
  await page.goto('/start');
  await banner(page).getByRole('button', { name: 'Only necessary' }).click();
  await expect(page.getByText('Statistics are off.')).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  await page.reload();
  await afterPage(page);
  await page.clock.runFor(LOOKED_FOR_MS);
  await go(page, 'Terms', 'Terms of Service');
  await page.clock.runFor(LOOKED_FOR_MS);
  await expect(banner(page)).toHaveCount(0);
  expect(counted).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  // What a yes would mean is asked only now, and until it is known there is nothing to agree to.
  const goOn = await hold(page, '**/call/readInstallation');
  await openSettings(page);
  await expect(statistics(page)).toBeDisabled();
  goOn();
  await expect(statistics(page)).toBeEnabled();
  await page.keyboard.press('Escape');
  // Who comes to think otherwise is counted from then on.
  await choose(page, true);
  await go(page, 'Imprint', 'Imprint');
  await expect.poll(() => counted.at(-1)).toBe('page_view /imprint');
});

for (const [signal, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const)
  test(`${signal} is a no: nobody is asked, an earlier yes is silent, and the settings say why`, async ({ page }) => {
    const { counted } = watch(page);
    await page.goto('/start');
    await banner(page).getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => counted).toEqual(['page_view /start']);
    await page.clock.install();
    await page.addInitScript(([name, said]) => Object.defineProperty(Navigator.prototype, name, { get: () => said }), [
      signal,
      value,
    ] as const);
    for (const earlier of ['kept', 'gone']) {
      if (earlier === 'gone') await page.evaluate((key) => localStorage.removeItem(key), KEPT);
      await page.goto('/terms');
      await afterPage(page);
      await page.clock.runFor(LOOKED_FOR_MS);
      await expect(banner(page)).toHaveCount(0);
    }
    await openSettings(page);
    await expect(settings(page)).toContainText('Your browser asks not to be tracked');
    await expect(statistics(page)).toBeDisabled();
    await expect(statistics(page)).not.toBeChecked();
    await expect(settings(page).getByRole('button')).toHaveText(['Close']);
    expect(counted).toHaveLength(1);
  });

test('of a learner’s day each step is counted once, by its page alone', async ({ page }) => {
  const email = await signInNewLearner(page, 'Canary');
  const { counted, requests } = watch(page);
  await page.goto('/diary');
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => counted).toEqual(['page_view /diary']);
  await writeEntry(page, { day: 'I goed to the lighthouse.', mood: 'Good' });
  await page.getByRole('button', { name: 'Get Feedback' }).click();
  await page.getByRole('button', { name: 'Finish' }).dblclick();
  await expect(page).toHaveURL(/\/progress$/);
  await page.getByRole('link', { name: 'All your entries' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your entries' })).toBeVisible();
  await page.getByRole('main').getByRole('listitem').getByRole('link').click();
  await expect(page).toHaveURL(/\/history\/[0-9a-f-]{36}$/);
  // The tab of the progress leads on to the history, and is marked there.
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Progress')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Progress', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect
    .poll(() => counted)
    .toEqual([
      ...['page_view /diary', 'entry_sent /diary', 'feedback_received /diary', 'entry_finished /diary'],
      ...['page_view /progress', 'page_view /history', 'page_view /history/:entry_id'],
    ]);
  const entry_id = page.url().split('/').at(-1) ?? '';
  for (const request of requests) {
    expect(Object.keys(request.postDataJSON().data)).toEqual(['name', 'page']);
    const sent = JSON.stringify([request.url(), await request.allHeaders(), request.postData()]);
    for (const secret of ['cookie', entry_id, email, 'Canary', 'lighthouse']) expect(sent).not.toContain(secret);
  }
});

/** Whether any of these, as far as it is seen, lies under the banner. */
async function isOver(page: Page, those: Locator): Promise<boolean> {
  const own = await banner(page).boundingBox();
  for (const one of await those.all()) {
    const other = await one.boundingBox();
    if (!own || !other) continue;
    const isBeside = own.x >= other.x + other.width || other.x >= own.x + own.width;
    if (!isBeside && own.y < other.y + other.height && other.y < own.y + own.height) return true;
  }
  return false;
}

test('the banner is in nobody’s way while they write, and can be read and answered by everyone', async ({ page }) => {
  await signInNewLearner(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/diary');
  const words = question(page, 'day');
  const foot = page.getByRole('button', { name: 'Get Feedback' }).locator('xpath=ancestor::div[last()]');
  await expect(banner(page)).toBeVisible();
  expect(await isOver(page, page.locator('nav, header'))).toBe(false);
  expect(await isOver(page, page.getByRole('button', { name: 'Get Feedback' }))).toBe(false);
  await words.focus();
  await expect(banner(page)).toBeHidden();
  await words.pressSequentially('Now I write.');
  await page.getByRole('radio', { name: 'Good', exact: true }).focus();
  await expect(banner(page)).toBeHidden();
  await expect(foot).toBeVisible();

  // Where there is room it stays beside the column.
  await page.setViewportSize({ width: 1440, height: 900 });
  await words.focus();
  await expect(banner(page)).toBeVisible();
  expect(await isOver(page, page.locator('textarea, main button, main label, header, footer a'))).toBe(false);
  await page.locator('h1').first().click();
  await expectGoodInBothThemes(page, 'diary with the banner');

  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/start');
  await expect(banner(page)).toBeVisible();
  await expectGoodInBothThemes(page, 'start with the banner');
  // By keyboard alone: to the settings and back, where one was.
  const more = banner(page).getByRole('button', { name: 'Cookie settings' });
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeVisible();
  await expectGoodInBothThemes(page, 'cookie settings');
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, statistics(page));
  await page.keyboard.press('Space');
  await tabTo(page, settings(page).getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you. Statistics are on.')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});
