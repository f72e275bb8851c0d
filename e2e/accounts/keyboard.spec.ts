import type { Page } from '@playwright/test';
import { confirmEmail, expect, mailedLink, newEmail, PASSWORD, test } from '../fixtures.ts';
import { newLearner, openLink, RESET_LINK, tabTo } from './steps.ts';

const NEW_PASSWORD = 'another long password';

/** Goes to an input with Tab and types. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
}

/** Goes to a button or link with Tab and presses the key. */
async function pressOn(page: Page, role: 'button' | 'link', name: string, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, page.getByRole('main').getByRole(role, { name }));
  await page.keyboard.press(key);
}

test.describe('by keyboard only', () => {
  test('register and verify', async ({ page }) => {
    await page.goto('/start');
    await tabTo(page, page.getByRole('link', { name: 'Get Started' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const email = newEmail();
    await typeInto(page, 'Username', 'Ann');

    const language = page.getByRole('combobox');
    await tabTo(page, language);
    await expect(language).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.type('portu');
    await expect(language).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('1 language', { exact: true })).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(language).toHaveAttribute('aria-expanded', 'false');
    await expect(language).toHaveValue('portu');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('no');
    const active = () => language.getAttribute('aria-activedescendant');
    const first = await active();
    await page.keyboard.press('ArrowDown');
    const second = await active();
    expect([first === null, second === null, first === second]).toEqual([false, false, false]);
    await page.keyboard.press('ArrowUp');
    expect(await active()).toBe(first);
    const chosen = page.locator(`[id="${first}"]`);
    await expect(chosen).toHaveRole('option');
    const words = (await chosen.innerText()).trim().split(/\s+/);
    await page.keyboard.press('Enter');
    await expect(language).toHaveAttribute('aria-expanded', 'false');
    await expect(language).toHaveValue(`${words.slice(0, -1).join(' ')} (${words.at(-1)})`);

    await typeInto(page, 'Email', email);
    await typeInto(page, 'Password', PASSWORD);
    for (const name of ['Terms of Service', 'Privacy Policy']) {
      await tabTo(page, page.getByRole('checkbox', { name }));
      await page.keyboard.press('Space');
    }
    await pressOn(page, 'button', 'Register', 'Space');
    await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeFocused();

    await pressOn(page, 'button', 'Wrong address?', 'Enter');
    const right = newEmail();
    await typeInto(page, 'Correct email', right);
    await typeInto(page, 'Your password', PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`We sent a new link to ${right}.`)).toBeVisible();
    await pressOn(page, 'button', 'Resend verification email', 'Space');
    await expect(page.getByText('Verification email sent. Please check your inbox.')).toBeVisible();
    await confirmEmail(page, right);
    await expect(page).toHaveURL(/\/diary$/);
  });

  test('forget the password, choose another, be logged in', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 401/);
    const email = await newLearner(page);
    await page.goto('/login');
    await typeInto(page, 'Email', email);
    await typeInto(page, 'Password', 'not this one');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Error: auth/invalid-credential')).toBeVisible();
    await pressOn(page, 'button', 'Forgot password?', 'Enter');
    await expect(page.getByLabel('Email')).toBeFocused();
    await pressOn(page, 'button', 'Back to login', 'Space');
    await expect(page.getByLabel('Password')).toBeFocused();
    await pressOn(page, 'button', 'Forgot password?', 'Space');
    await pressOn(page, 'button', 'Reset password', 'Enter');
    await expect(page.getByText('If an account exists for this email')).toBeVisible();

    await openLink(page, await mailedLink(page, email, RESET_LINK));
    const field = page.getByLabel('New password');
    await expect(field).toBeVisible();
    await tabTo(page, field);
    await page.keyboard.type(NEW_PASSWORD);
    await pressOn(page, 'button', 'Show', 'Space');
    await expect(field).toHaveAttribute('type', 'text');
    await pressOn(page, 'button', 'Save new password', 'Enter');
    await expect(page.getByText('Password updated!')).toBeVisible();
    await expect(page).toHaveURL(/\/progress$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
