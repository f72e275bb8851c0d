import { expect, PASSWORD, signInNewLearner, test } from '../fixtures.ts';
import { askForReset, countCalls, expectNotRed, expectRed, failWith, logIn, newLearner, openLink } from './steps.ts';

const NEW_PASSWORD = 'another long password';

test.describe('password reset', () => {
  test('by the newest mail, once; every session ends', async ({ page, browser, server, expectedErrors }) => {
    expectedErrors.push(/status of 40\d/);
    const email = await newLearner(page);
    const device = await browser.newPage({ baseURL: server.url });
    await device.goto('/login');
    await logIn(device, email, PASSWORD);
    await expect(device).toHaveURL(/\/progress$/);

    const older = await askForReset(page, email);
    const link = await askForReset(page, email, older);
    await openLink(page, older);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
    await expect(page.getByText('a newer one was sent')).toBeVisible();

    // In the same tab only the fragment changes.
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
    const field = page.getByLabel('New password');
    const save = page.getByRole('button', { name: 'Save new password' });
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(page.getByText('At least 8 characters.')).toBeVisible();
    await save.click();
    await expect(page.getByText('Please enter a new password.')).toBeVisible();
    await expectRed(field);
    await field.fill('12345678');
    await save.click();
    await expect(page.getByText('Error: auth/weak-password')).toBeVisible();
    await expect(page.getByText('Please choose a password of 8 to 128 characters')).toBeVisible();
    await expectRed(field);
    const saves = countCalls(page, 'confirmPasswordReset');
    await field.fill(` ${NEW_PASSWORD} `);
    await expectNotRed(field);
    await save.dblclick();
    await expect(page.getByText('Password updated!')).toBeVisible();
    await expect(page).toHaveURL(/\/progress$/);
    expect(saves()).toBe(1);

    await page.context().clearCookies();
    await page.goto('/login');
    await logIn(page, email, PASSWORD);
    await expect(page.getByText('Error: auth/invalid-credential')).toBeVisible();
    await logIn(page, email, NEW_PASSWORD);
    await expect(page).toHaveURL(/\/progress$/);
    await device.goto('/account');
    await expect(device).toHaveURL(/\/register$/);
    await device.close();
    await openLink(page, link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  });

  test('signs the browser in that it happens in, also where another learner was', async ({ page }) => {
    const email = await newLearner(page);
    const link = await askForReset(page, email);
    await signInNewLearner(page, 'Ben');
    await openLink(page, link);
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByText('Password updated!')).toBeVisible();
    await expect(page).toHaveURL(/\/progress$/);
    await page.goto('/account');
    await expect(page.getByRole('main')).toContainText(email);
    await page.goBack();
    await expect(page.getByLabel('New password')).toHaveCount(0);
  });

  test('a link that does not work leads to a new one', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    for (const path of ['/reset-password', '/reset-password#token=', '/reset-password#token=made.up']) {
      await openLink(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
      await expect(page.getByLabel('New password')).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page).toHaveURL(/\/login\?reset$/);
    await expect(page.getByRole('button', { name: 'Reset password' })).toBeVisible();
    await expect(page.getByLabel('Password')).toHaveCount(0);
  });

  test('an expired link says so, also when it expires under the form', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    const expired = failWith('FAILED_PRECONDITION', 'This link has expired (auth/expired-action-code).');
    await page.route('**/call/checkPasswordReset', (route) => route.fulfill({ json: { result: {} } }));
    await page.route('**/call/confirmPasswordReset', expired);
    await page.goto('/reset-password#token=made.up');
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save new password' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('This link has expired');
    await expect(heading).toBeFocused();
    await expect(page.getByText('A link works for one hour. Please ask for a new one.')).toBeVisible();
    await page.unroute('**/call/checkPasswordReset');
    await page.route('**/call/checkPasswordReset', expired);
    await page.reload();
    await expect(heading).toHaveText('This link has expired');
  });

  test('a server that cannot be reached says nothing about the link', async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    const link = await askForReset(page, await newLearner(page));
    await page.route('**/call/checkPasswordReset', (route) => route.abort());
    await openLink(page, link);
    await expect(page.getByText('The server cannot be reached.')).toBeVisible();
    await expect(page.getByLabel('New password')).toHaveCount(0);
    await page.unroute('**/call/checkPasswordReset');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('New password')).toBeVisible();
    await page.route('**/call/confirmPasswordReset', (route) => route.abort());
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByText('The server cannot be reached.')).toBeVisible();
    await expect(page.getByLabel('New password')).toHaveValue(NEW_PASSWORD);
  });
});
