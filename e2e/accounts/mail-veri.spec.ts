import type { Page } from '@playwright/test';
import {
  confirmEmail,
  expect,
  mailedLink,
  newEmail,
  PASSWORD,
  register,
  signInNewLearner,
  test,
  VERIFY_LINK,
} from '../fixtures.ts';
import { countCalls, expectNotRed, expectRed, failWith, newLearner, tooMany } from './steps.ts';

const SUCCESS = 'Verification email sent. Please check your inbox.';
const FAILURE = 'Could not send verification email.';

/** Registers on the screen and stays on the notice. */
async function toTheNotice(page: Page): Promise<string> {
  const email = newEmail();
  await page.goto('/register');
  await register(page, email);
  return email;
}

const isVerified = async (page: Page): Promise<boolean> =>
  (await (await page.request.post('/call/reloadUser', { data: { data: {} } })).json()).result.is_verified;

const partsOf = (page: Page) => ({
  toggle: page.getByRole('button', { name: 'Wrong address?' }),
  email: page.getByLabel('Correct email'),
  password: page.getByLabel('Your password'),
  send: page.getByRole('button', { name: 'Send to this address' }),
});

test.describe('the verification notice', () => {
  test('resends the mail, and says when that fails', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 400|ERR_FAILED/);
    const email = await toTheNotice(page);
    await expect(page).toHaveTitle('Verify Your Email | Dayglot Diary');
    await expect(page.getByRole('main')).toContainText(email);
    await expect(page.getByText('wait at least 5 minutes before requesting a new verification email')).toBeVisible();
    const resend = page.getByRole('button', { name: 'Resend verification email' });
    const sending = page.getByRole('button', { name: 'Sending...' });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/call/sendVerificationEmail', (route) => held.then(() => route.fallback()));
    const mails = countCalls(page, 'sendVerificationEmail');
    await resend.click();
    await expect(sending).toBeFocused();
    await page.keyboard.press('Enter');
    release();
    await expect(page.getByText(SUCCESS)).toBeVisible();
    await expect(resend).toBeFocused();
    expect(mails()).toBe(1);
    const failing = async (handler: typeof tooMany, message: string, advice?: string) => {
      await page.unroute('**/call/sendVerificationEmail');
      await page.route('**/call/sendVerificationEmail', handler);
      await resend.click();
      await expect(page.getByText(message)).toBeVisible();
      if (advice) await expect(page.getByText(advice)).toBeVisible();
      await expect(page.getByText(SUCCESS)).toHaveCount(0);
    };
    await failing(tooMany, FAILURE, 'Please wait 5 minutes and try again.');
    await failing((route) => route.abort(), FAILURE, 'The server cannot be reached.');
    await failing(failWith('UNAUTHENTICATED', 'Please log in first.'), 'No user found. Please log in again.');
  });

  test('a mistyped address is corrected: the old link is dead, the new one works', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 4\d\d/);
    const taken = await newLearner(page);
    const mistyped = await toTheNotice(page);
    const oldLink = await mailedLink(page, mistyped, VERIFY_LINK);
    const { toggle, email, password, send } = partsOf(page);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(email).toHaveCount(0);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await send.click();
    await expect(page.getByText('All fields are required.')).toBeVisible();
    await expectRed(email, password);
    const refused = async (address: string, word: string, message: string, red: typeof email) => {
      await email.fill(address);
      await password.fill(word);
      await send.click();
      await expect(page.getByText(message)).toBeVisible();
      await expectRed(red);
      await expectNotRed(red === email ? password : email);
    };
    const right = newEmail();
    await refused('nobody', PASSWORD, 'Error: auth/invalid-email', email);
    await refused(right, 'not this one', 'Error: auth/wrong-password', password);
    await refused(taken, PASSWORD, 'Error: auth/email-already-in-use', email);
    await email.fill(` ${right} `);
    await expectNotRed(email);
    await send.click();
    await expect(page.getByText(`We sent a new link to ${right}.`)).toBeVisible();
    await expect(page.getByRole('strong')).toHaveText(right);
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(email).toHaveCount(0);

    const elsewhere = await page.context().newPage();
    await elsewhere.goto(oldLink);
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
    await elsewhere.goto('/diary');
    await expect(elsewhere).toHaveURL(/\/mail-veri$/);
    await elsewhere.close();
    await confirmEmail(page, right);
    await expect(page).toHaveURL(/\/diary$/);
  });

  test('looking for the verification takes neither the focus nor what is typed', async ({ page }) => {
    await toTheNotice(page);
    const { toggle, email } = partsOf(page);
    await toggle.click();
    await email.fill('ann@exam');
    const looks = countCalls(page, 'reloadUser');
    await expect.poll(looks).toBeGreaterThan(1);
    await expect(email).toBeFocused();
    await page.keyboard.type('ple.org');
    await expect(email).toHaveValue('ann@example.org');
  });

  test('it looks every 2 seconds while the tab is seen', async ({ page }) => {
    await page.clock.install();
    await toTheNotice(page);
    const show = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }, state);
    const looks = countCalls(page, 'reloadUser');
    await show('hidden');
    // From here on only the time passes that is said.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    const before = looks();
    await page.clock.runFor(20_000);
    expect(looks()).toBe(before);
    await show('visible');
    await expect.poll(looks).toBe(before + 1);
    // The two seconds begin when the answer is there.
    const looksAfter = async (ms: number) => {
      await page.clock.runFor(ms);
      return looks();
    };
    await expect.poll(() => looksAfter(2000)).toBeGreaterThan(before + 1);
  });

  test('the link was opened on another device', async ({ page, browser, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    const email = await toTheNotice(page);
    const elsewhere = await browser.newPage();
    const heading = elsewhere.getByRole('heading', { level: 1 });
    const press = elsewhere.getByRole('button', { name: 'Confirm my email' });
    await elsewhere.goto(await mailedLink(page, email, VERIFY_LINK));
    await expect(heading).toHaveText('Confirm your email');
    await expect(press).not.toHaveAttribute('aria-disabled');
    // Opening it is not enough: mail scanners do.
    expect(await isVerified(page)).toBe(false);
    await elsewhere.route('**/call/confirmEmail', (route) => route.abort());
    await press.click();
    await expect(elsewhere.getByText('The server cannot be reached.')).toBeVisible();
    await elsewhere.unroute('**/call/confirmEmail');
    await press.press('Enter');
    await expect(heading).toHaveText('Your email is verified');
    await expect(heading).toBeFocused();
    await expect(elsewhere.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await elsewhere.close();
    await expect(page).toHaveURL(/\/diary$/);
  });

  test('the link was opened in another tab of this browser: it confirms by itself', async ({ page, context }) => {
    const email = await toTheNotice(page);
    const tab = await context.newPage();
    await tab.goto(await mailedLink(page, email, VERIFY_LINK));
    await expect(tab).toHaveURL(/\/diary$/);
    await tab.close();
    await expect(page).toHaveURL(/\/diary$/);
  });

  test('a link of another account, opened in a browser that is signed in, waits for the press', async ({
    page,
    browser,
    server,
  }) => {
    const email = await toTheNotice(page);
    const elsewhere = await browser.newPage({ baseURL: server.url });
    await signInNewLearner(elsewhere);
    await elsewhere.goto(await mailedLink(page, email, VERIFY_LINK));
    await elsewhere.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Your email is verified');
    await elsewhere.getByRole('main').getByRole('link', { name: 'Open your diary' }).click();
    await elsewhere.close();
    await expect(page).toHaveURL(/\/diary$/);
  });

  test('a user who is gone is sent to register', async ({ page }) => {
    await toTheNotice(page);
    const gone = await page.request.post('/call/deleteUser', { data: { data: {} } });
    expect(gone.status()).toBe(200);
    await expect(page).toHaveURL(/\/register$/);
  });

  test('Back to Login signs out', async ({ page }) => {
    await toTheNotice(page);
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('navigation').first().getByRole('link')).toHaveText(['Home', 'Diary', 'Get Started']);
    await page.goto('/mail-veri');
    await expect(page).toHaveURL(/\/login$/);
  });
});
