import type { Page } from '@playwright/test';
import { expect, newEmail, PASSWORD, register, test } from '../fixtures.ts';
import { countCalls, expectNotRed, expectRed, failWith, logIn, newLearner, tooMany } from './steps.ts';

const partsOf = (page: Page) => ({
  email: page.getByLabel('Email'),
  password: page.getByLabel('Password'),
  login: page.getByRole('button', { name: 'Login', exact: true }),
  forgot: page.getByRole('button', { name: 'Forgot password?' }),
  reset: page.getByRole('button', { name: 'Reset password' }),
  back: page.getByRole('button', { name: 'Back to login' }),
});

test.describe('login', () => {
  test('empty inputs are red after an attempt, and nothing is sent', async ({ page }) => {
    await page.goto('/login');
    const { email, password, login } = partsOf(page);
    const logins = countCalls(page, 'loginUser');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
    await expectNotRed(email, password);
    await login.click();
    await expect(page.getByText('Email and password cannot be empty.')).toBeVisible();
    await expectRed(email, password);
    await email.fill('ann@example.org');
    await expectNotRed(email);
    await password.fill('   ');
    await login.click();
    await expect(page.getByText('Email and password cannot be empty.')).toBeVisible();
    await expectRed(password);
    await expectNotRed(email);
    expect(logins()).toBe(0);
  });

  test('the wrong password, then the right one with white space around', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 401/);
    const address = await newLearner(page);
    await page.goto('/login');
    const { email, password } = partsOf(page);
    for (const [who, word] of [
      [address, 'not this one'],
      [newEmail(), PASSWORD],
    ] as const) {
      await logIn(page, who, word);
      await expect(page.getByText('Error: auth/invalid-credential')).toBeVisible();
      await expect(page.getByText('The e-mail or the password is not right.')).toBeVisible();
      await expectNotRed(email, password);
    }
    await logIn(page, ` ${address.toUpperCase()} `, ` ${PASSWORD} `);
    await expect(page).toHaveURL(/\/progress$/);
  });

  test("'Login successful!' stays for 2 seconds on the next screen, and then in the log", async ({ page }) => {
    const address = await newLearner(page);
    await page.clock.install();
    await page.goto('/login');
    const { email, password } = partsOf(page);
    await email.fill(address);
    await password.fill(PASSWORD);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('Enter');
    const told = page.getByText('Login successful!');
    await expect(page).toHaveURL(/\/progress$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your week');
    await expect(told).toBeVisible();
    await page.clock.runFor(1900);
    await expect(told).toBeVisible();
    await page.clock.runFor(200);
    await expect(told).toHaveCount(0);
    await page.getByText('Recent messages').click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Login successful!' })).toBeVisible();
  });

  test('without a verified e-mail it leads to the notice', async ({ page }) => {
    const address = newEmail();
    await page.goto('/register');
    await register(page, address);
    await page.context().clearCookies();
    await page.goto('/login');
    await logIn(page, address, PASSWORD);
    await expect(page).toHaveURL(/\/mail-veri$/);
    await expect(page.getByText('Login successful!')).toHaveCount(0);
  });

  test('pressing Login twice logs in once', async ({ page }) => {
    const address = await newLearner(page);
    await page.goto('/login');
    const { email, password, login } = partsOf(page);
    const logins = countCalls(page, 'loginUser');
    await email.fill(address);
    await password.fill(PASSWORD);
    await login.dblclick();
    await expect(page).toHaveURL(/\/progress$/);
    expect(logins()).toBe(1);
  });

  test('other failures: the code with what to do, else the raw message', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 400|ERR_FAILED/);
    await page.goto('/login');
    const { email, password } = partsOf(page);
    await page.route('**/call/loginUser', tooMany);
    await logIn(page, 'ann@example.org', PASSWORD);
    await expect(page.getByText('Error: auth/too-many-requests')).toBeVisible();
    await expect(page.getByText('Please wait 5 minutes and try again.')).toBeVisible();
    await page.unroute('**/call/loginUser');
    await page.route('**/call/loginUser', failWith('PERMISSION_DENIED', 'Not it (auth/wrong-password).'));
    await logIn(page, 'ann@example.org', PASSWORD);
    await expect(page.getByText('Error: auth/wrong-password')).toBeVisible();
    await expectRed(password);
    await expectNotRed(email);
    await page.unroute('**/call/loginUser');
    await page.route('**/call/loginUser', (route) => route.abort());
    await logIn(page, 'ann@example.org', PASSWORD);
    await expect(page.getByText('The server cannot be reached.')).toBeVisible();
    await expectNotRed(email, password);
  });

  test('is there for password managers, and leads to the register screen', async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('form input')).toHaveCount(2);
    const { email, password } = partsOf(page);
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL(/\/register$/);
  });
});

test.describe('login, the reset mode', () => {
  test.beforeEach(({ page }) => page.goto('/login'));

  test('hides the password, keeps the e-mail, and comes back', async ({ page }) => {
    const { email, password, login, forgot, reset, back } = partsOf(page);
    await expect(back).toHaveCount(0);
    await email.fill('ann@example.org');
    await forgot.click();
    for (const gone of [password, login, forgot]) await expect(gone).toHaveCount(0);
    await expect(reset).toBeVisible();
    await expect(email).toHaveValue('ann@example.org');
    await expect(email).toBeFocused();
    await back.click();
    await expect(email).toHaveValue('ann@example.org');
    await expect(password).toBeFocused();
    for (const gone of [reset, back]) await expect(gone).toHaveCount(0);
    await email.fill('');
    await forgot.click();
    await expect(email).toBeFocused();
  });

  test('asks for the e-mail, and answers alike for every address', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    const { email, forgot, reset } = partsOf(page);
    await forgot.click();
    await expectNotRed(email);
    await reset.click();
    await expect(page.getByText('Please enter your email to reset password.')).toBeVisible();
    await expectRed(email);
    await email.fill('nobody');
    await reset.click();
    await expect(page.getByText('Error: auth/invalid-email')).toBeVisible();
    await expectRed(email);
    await email.fill(newEmail());
    await expectNotRed(email);
    await reset.click();
    const success = 'If an account exists for this email, a password reset link will be sent.';
    await expect(page.getByText(success)).toBeVisible();
    await expect(page.getByText('Error:')).toHaveCount(0);
    await email.fill('');
    await reset.click();
    await expect(page.getByText(success)).toHaveCount(0);
  });

  test('says what stood in the way', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 400|ERR_FAILED/);
    const { email, forgot, reset } = partsOf(page);
    await forgot.click();
    await email.fill('ann@example.org');
    const answer = async (handler: typeof tooMany, message: string, advice: string) => {
      await page.route('**/call/sendPasswordReset', handler);
      await reset.click();
      await expect(page.getByText(message)).toBeVisible();
      await expect(page.getByText(advice)).toBeVisible();
      await page.unroute('**/call/sendPasswordReset');
    };
    await answer(tooMany, 'Error: auth/too-many-requests', 'Please wait 5 minutes and try again.');
    await expectNotRed(email);
    await answer(
      failWith('NOT_FOUND', 'Nobody (auth/user-not-found).'),
      'Error: auth/user-not-found',
      'register again',
    );
    await expectRed(email);
    await answer((route) => route.abort(), 'Error: internal', 'The server cannot be reached.');
    await expectNotRed(email);
    await answer(failWith('INTERNAL', 'Something went wrong.'), 'Error: internal', 'Something went wrong.');
  });
});
