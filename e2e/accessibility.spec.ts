import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, newEmail, register, signInNewLearner, test, writeEntry } from './fixtures.ts';

const OPEN = ['start', 'login', 'register', 'diary', 'imprint', 'data-protection', 'disclaimer', 'terms', 'about-us'];

/** No violation that axe knows, and nothing that scrolls sideways. */
async function expectGood(page: Page, state: string, theme: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [state, id, nodes[0]?.html])).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([state, Math.max(0, overflow)]).toEqual([state, 0]);
}

for (const theme of ['dark', 'light'])
  for (const width of [320, 1440])
    test.describe(`for everyone, ${theme}, ${width} px`, () => {
      test.beforeEach(async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript((chosen) => localStorage.setItem('dayglot-theme', chosen), theme);
      });

      test('open pages', async ({ page }) => {
        for (const path of [...OPEN, 'verify-email?result=verified', 'verify-email?result=expired', 'nowhere']) {
          await page.goto(`/${path}`);
          await expectGood(page, path, theme);
        }
      });

      test('writing, its errors, the feedback and what comes after', async ({ page }) => {
        await signInNewLearner(page);
        await page.goto('/progress');
        await expect(page.getByText('No data yet...')).toBeVisible();
        await expectGood(page, 'progress without data', theme);
        await page.goto('/diary');
        await expect(page.getByRole('button', { name: 'Get Feedback' })).toBeVisible();
        await expectGood(page, 'diary', theme);
        await writeEntry(page, { day: 'I goed home. [SAFETY]', mood: 'Okay' });
        await page.getByRole('button', { name: 'Get Feedback' }).click();
        await expect(page.getByRole('alertdialog', { name: 'Error' })).toBeVisible();
        await expectGood(page, 'error popup', theme);
        await page.getByRole('button', { name: 'Close' }).click();
        await writeEntry(page, { day: 'I goed home and we was tired.' });
        await page.getByRole('button', { name: 'Get Feedback' }).click();
        await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
        await expectGood(page, 'feedback', theme);
        await page.getByRole('button', { name: 'Finish' }).click();
        await expect(page.getByText('Great streak!')).toBeVisible();
        await expectGood(page, 'progress', theme);
        await page.getByRole('tab', { name: 'Month' }).click();
        await expect(page.getByRole('heading', { name: 'Monthly Mood Overview' })).toBeVisible();
        await expectGood(page, 'progress of a month', theme);
        await page.goto('/account');
        await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
        await expectGood(page, 'account', theme);
      });

      test('registering and its notice', async ({ page }) => {
        await page.goto('/register');
        await page.getByRole('button', { name: 'Register' }).click();
        await expectGood(page, 'register with errors', theme);
        await register(page, newEmail());
        await expectGood(page, 'mail-veri', theme);
      });
    });
