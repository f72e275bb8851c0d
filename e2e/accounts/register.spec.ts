import type { Page } from '@playwright/test';
import { expect, newEmail, PASSWORD, test } from '../fixtures.ts';
import { countCalls, expectNotRed, expectRed, failWith, newLearner } from './steps.ts';

const fieldsOf = (page: Page) => ({
  username: page.getByLabel('Username'),
  language: page.getByRole('combobox'),
  email: page.getByLabel('Email'),
  password: page.getByLabel('Password'),
  terms: page.getByRole('checkbox', { name: 'Terms of Service' }),
  privacy: page.getByRole('checkbox', { name: 'Privacy Policy' }),
  send: page.getByRole('button', { name: 'Register' }),
});

/** Everything that the screen asks for, right. */
async function fillIn(page: Page, email: string): Promise<void> {
  const { username, language, password, terms, privacy } = fieldsOf(page);
  await username.fill('Ann');
  await language.fill('German');
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await page.getByLabel('Email').fill(email);
  await password.fill(PASSWORD);
  await terms.check();
  await privacy.check();
}

test.describe('registration', () => {
  test.beforeEach(({ page }) => page.goto('/register'));

  test('says what is missing in its order, and marks it once Register was pressed', async ({ page }) => {
    const { username, language, email, password, terms, privacy, send } = fieldsOf(page);
    const registrations = countCalls(page, 'registerUser');
    await username.fill('Ann');
    await username.fill('');
    await expectNotRed(username, language, email, password, terms, privacy);
    await send.click();
    await expect(page.getByText('You must accept the terms and consent to continue.')).toBeVisible();
    await expectRed(username, language, email, password, terms, privacy);
    await terms.check();
    await send.click();
    await expect(page.getByText('You must accept the terms and consent to continue.')).toBeVisible();
    await expectNotRed(terms);
    await privacy.check();
    await language.fill('Klingon');
    await send.click();
    await expect(page.getByText('Choose language from list.')).toBeVisible();
    await expectNotRed(privacy);
    await expectRed(language);
    await language.fill('german');
    await page.getByRole('option', { name: 'Deutsch' }).click();
    await expectNotRed(language);
    for (const field of [username, email, password]) {
      await send.click();
      await expect(page.getByText('All fields are required.')).toBeVisible();
      await expectRed(field);
      await field.fill('   ');
      await expectRed(field);
      await field.fill(field === email ? 'ann@example.org' : 'Ann');
      await expectNotRed(field);
    }
    expect(registrations()).toBe(0);
  });

  test('a refused field is red until it is changed', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 4\d\d/);
    const taken = await newLearner(page);
    await page.goto('/register');
    const { username, email, password, send } = fieldsOf(page);
    await fillIn(page, 'nobody');
    const refused = async (message: string, field: typeof email, better: string) => {
      await send.click();
      await expect(page.getByRole('alert').filter({ hasText: message })).toHaveText(message);
      await expectRed(field);
      await expectNotRed(...[username, email, password].filter((other) => other !== field));
      await field.fill(better);
      await expectNotRed(field);
    };
    await refused('Error: auth/invalid-email', email, taken.toUpperCase());
    await refused('Error: auth/email-already-in-use', email, newEmail());
    await expect(page.getByText('You can log in with it.')).toBeVisible();
    await password.fill('password');
    await refused('Error: auth/weak-password', password, PASSWORD);
    await expect(page.getByText('Please choose a password of 8 to 128 characters')).toBeVisible();
    await username.fill('A'.repeat(101));
    await refused('Choose a username of at most 100 characters.', username, 'Ann');
    await send.click();
    await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  });

  test('a failure without a code shows its message, without a message the fallback', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 400|ERR_FAILED/);
    await fillIn(page, newEmail());
    const { send } = fieldsOf(page);
    await page.route('**/call/registerUser', (route) => route.abort());
    await send.click();
    await expect(page.getByText('The server cannot be reached.')).toBeVisible();
    await page.unroute('**/call/registerUser');
    await page.route('**/call/registerUser', failWith('INTERNAL', ''));
    await send.click();
    await expect(page.getByText('Registration failed')).toBeVisible();
  });

  test('pressing Register twice registers once, and what follows comes in its order', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const name = /\/call\/(\w+)$/.exec(request.url())?.[1];
      if (name && /registerUser|signIn|sendVerificationEmail/.test(name)) calls.push(name);
    });
    await fillIn(page, newEmail());
    await fieldsOf(page).send.dblclick();
    await expect(page).toHaveURL(/\/mail-veri$/);
    expect(calls).toEqual(['registerUser', 'signIn', 'sendVerificationEmail']);
  });

  test('the native language is found by its own name, the English one and its code', async ({ page }) => {
    const { language } = fieldsOf(page);
    const options = page.getByRole('option');
    await expect(page.getByRole('combobox')).toHaveCount(1);
    for (const typed of ['Français', 'french', 'fr']) {
      await language.fill(typed);
      await expect(options.first()).toHaveText(/Français\s+fr/);
    }
    await language.fill('qqq');
    await expect(options).toHaveCount(0);
    await expect(page.getByText('No language is called that.')).toBeVisible();
    await language.fill('japanese');
    await expect(page.getByText('1 language', { exact: true })).toBeAttached();
    await options.click();
    await expect(language).toHaveValue('日本語 (ja)');
    await expect(options).toHaveCount(0);
  });

  test('leads to the legal pages and to the login screen', async ({ page }) => {
    await expect(page.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/data-protection');
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page).toHaveTitle('Login | Dayglot Diary');
  });

  test('the password can be looked at', async ({ page }) => {
    const { password } = fieldsOf(page);
    await password.fill(PASSWORD);
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });
});
