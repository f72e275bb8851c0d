import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { askForReset, logIn, newLearner, openLink } from './accounts/steps.ts';
import { expect, newEmail, PASSWORD, register, signInNewLearner, test, writeEntry } from './fixtures.ts';
import { LOOKS } from './looks.ts';

const OPEN = [
  'start',
  'login',
  'register',
  'diary',
  'imprint',
  'data-protection',
  'disclaimer',
  'terms',
  'about-us',
  // Thousands of lines of one kind, which axe takes long over.
  ...(process.env.MATRIX ? ['licences'] : []),
];

/** No violation that axe knows, and nothing that scrolls sideways. */
async function expectGood(page: Page, state: string, theme: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [state, id, nodes[0]?.html])).toEqual([]);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(async () => [state, Math.max(0, await overflow())]).toEqual([state, 0]);
}

for (const [theme, width] of LOOKS)
  test.describe(`for everyone, ${theme}, ${width} px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((chosen) => localStorage.setItem('dayglot-theme', chosen), theme);
    });

    test('open pages', async ({ page, expectedErrors }) => {
      // The browser says of the page that is not there that it is not.
      expectedErrors.push(/status of 404/);
      for (const path of [...OPEN, 'verify-email#token=made.up', 'verify-email', 'nowhere']) {
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

    test('a correction as it is written, its reasons, and what was meant', async ({ page }) => {
      await signInNewLearner(page);
      await page.goto('/diary');
      await writeEntry(page, { day: '[STREAM] Then we was at home and I goed to bed later then my sister.' });
      await page.getByRole('button', { name: 'Get Feedback' }).click();
      await expect(page.getByRole('heading', { name: 'Correcting your day' })).toBeVisible();
      await expectGood(page, 'correction on its way', theme);
      await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
      await expect(page.getByRole('list', { name: 'Look at this' })).toBeVisible();
      await page.getByRole('button', { name: 'went' }).click();
      await expect(page.getByRole('dialog', { name: 'Why this was changed' })).toBeFocused();
      await expectGood(page, 'feedback with an open note', theme);
      await page.getByRole('button', { name: 'I meant it' }).click();
      await page.getByRole('button', { name: 'goed' }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await expectGood(page, 'feedback with what was kept', theme);
    });

    test('registering and its notice', async ({ page }) => {
      await page.goto('/register');
      await page.getByRole('button', { name: 'Register' }).click();
      await expectGood(page, 'register with errors', theme);
      await register(page, newEmail());
      await expectGood(page, 'mail-veri', theme);
      await page.getByRole('button', { name: 'Wrong address?' }).click();
      await page.getByRole('button', { name: 'Send to this address' }).click();
      await expect(page.getByText('All fields are required.')).toBeVisible();
      await expectGood(page, 'mail-veri with the address form', theme);
    });

    test('what a registration is refused for', async ({ page, expectedErrors }) => {
      expectedErrors.push(/status of 4\d\d/);
      const email = await newLearner(page);
      await page.goto('/register');
      await page.getByLabel('Username').fill('Ann');
      await page.getByRole('combobox').fill('an');
      await expectGood(page, 'register with the list of languages', theme);
      await page.getByRole('option').first().click();
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(PASSWORD);
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(page.getByText('Error: auth/email-already-in-use')).toBeVisible();
      await expectGood(page, 'register refused', theme);
    });

    test('logging in and choosing a new password', async ({ page, expectedErrors }) => {
      expectedErrors.push(/status of 40\d/);
      const email = await newLearner(page);
      await page.goto('/login');
      await logIn(page, email, 'not this one');
      await expect(page.getByText('Error: auth/invalid-credential')).toBeVisible();
      await expectGood(page, 'login refused', theme);
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      await page.getByLabel('Email').fill('');
      await page.getByRole('button', { name: 'Reset password' }).click();
      await expectGood(page, 'login in reset mode', theme);
      const link = await askForReset(page, email);
      await expectGood(page, 'login with the mail on its way', theme);
      await openLink(page, '/reset-password');
      await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
      await expectGood(page, 'reset-password by a bad link', theme);
      await openLink(page, link);
      await expect(page.getByLabel('New password')).toBeVisible();
      await expectGood(page, 'reset-password', theme);
      await page.getByRole('button', { name: 'Save new password' }).click();
      await expectGood(page, 'reset-password with an error', theme);
      await page.getByLabel('New password').fill('another long password');
      await page.getByRole('button', { name: 'Save new password' }).click();
      await expect(page.getByText('Password updated!')).toBeVisible();
      await expectGood(page, 'login with a status', theme);
    });

    test('the account, its editing, its errors and its end', async ({ page, expectedErrors }) => {
      expectedErrors.push(/status of (40\d|500)/);
      await signInNewLearner(page, 'Ann who has a name that is longer than most names are');
      await page.goto('/account');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('longer than most');
      await expect(page.getByText('This device', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByRole('button', { name: 'Change Password' }).click();
      await expectGood(page, 'account in editing', theme);
      await page.getByLabel('New password').fill('short');
      await page.getByRole('combobox').fill('en');
      await expectGood(page, 'account with the list of languages', theme);
      await page.getByRole('option', { name: 'English' }).click();
      const failure = { status: 500, json: { error: { status: 'INTERNAL', message: 'No.' } } };
      await page.route('**/call/updateIsNotiMail', (route) => route.fulfill(failure));
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
      await page.getByRole('switch', { name: 'Email Notifications' }).click();
      await expect(page.getByText('Not saved. No.')).toBeVisible();
      await page.getByText('Recent messages').click();
      await expectGood(page, 'account with errors', theme);
      const message = 'This needs a sign-in of the last 10 minutes (auth/requires-recent-login).';
      const tooOld = { status: 403, json: { error: { status: 'PERMISSION_DENIED', message } } };
      await page.route('**/call/deleteUser', (route) => route.fulfill(tooOld), { times: 1 });
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
      await expect(dialog).toContainText('no entries yet');
      await expectGood(page, 'delete dialog', theme);
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
      await expect(dialog.getByLabel('Current password')).toBeFocused();
      await dialog.getByLabel('Current password').fill('not this one');
      await page.keyboard.press('Enter');
      await expect(dialog).toContainText('This is not your current password.');
      await expectGood(page, 'delete dialog that asks for the password', theme);
      await page.route('**/call/reauthenticate', (route) => route.fulfill({ json: { result: {} } }));
      await page.route('**/call/deleteUser', (route) => route.fulfill(failure));
      await page.keyboard.press('Enter');
      await expect(page.getByText('Error deleting account: No.')).toBeVisible();
      await expectGood(page, 'account with an alert', theme);
    });

    test('an account that cannot be read', async ({ page, expectedErrors }) => {
      expectedErrors.push(/status of 500/);
      await signInNewLearner(page);
      const failure = { status: 500, json: { error: { status: 'INTERNAL', message: 'No.' } } };
      for (const name of ['readProfile', 'listDevices', 'readInstallation'])
        await page.route(`**/call/${name}`, (route) => route.fulfill(failure));
      await page.goto('/account');
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(3);
      await expectGood(page, 'unread account', theme);
    });
  });
