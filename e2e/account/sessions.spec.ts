import { expect, PASSWORD, question, signInNewLearner, test, writeEntry } from '../fixtures.ts';
import { open, refuse } from './steps.ts';

test('the devices are listed, and all but this one can be signed out', async ({ page, browser, server }) => {
  const email = await signInNewLearner(page);
  await open(page);
  const devices = page.getByRole('region', { name: 'Devices' });
  await expect(devices.locator('[aria-busy]')).toHaveCount(0);
  await expect(devices.getByText('This device', { exact: true })).toBeVisible();
  await expect(devices).toContainText(/Chrome/);
  await expect(devices).toContainText(/Signed in on \d+ \w+ \d{4}, last seen just now/);
  const signOut = page.getByRole('button', { name: 'Sign out everywhere else' });
  await expect(signOut).toHaveCount(0);

  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await other.goto('/login');
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password').fill(PASSWORD);
  await other.getByRole('button', { name: 'Login' }).click();
  await expect(other).toHaveURL(/\/progress$/);

  await page.reload();
  await expect(devices.getByText(/Signed in on/)).toHaveCount(2);
  await signOut.click();
  await expect(page.getByText('Signed out on 1 other device.')).toBeVisible();
  await expect(devices.getByText(/Signed in on/)).toHaveCount(1);
  await expect(signOut).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Devices' })).toBeFocused();
  await other.goto('/account');
  await expect(other).toHaveURL(/\/register$/);
  await context.close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Ann');
});

test('signing out elsewhere can fail', async ({ page, playwright, server, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  const email = await signInNewLearner(page);
  const other = await playwright.request.newContext({ baseURL: server.url });
  for (const [name, data] of [
    ['loginUser', { email, password: PASSWORD }],
    ['signIn', { email }],
  ] as const)
    expect((await other.post(`/call/${name}`, { data: { data } })).status()).toBe(200);
  await other.dispose();
  await open(page);
  await refuse(page, 'signOutElsewhere', 'INTERNAL', 'The door is stuck.');
  const signOut = page.getByRole('button', { name: 'Sign out everywhere else' });
  await signOut.click();
  await expect(page.getByText('Error signing out: The door is stuck.')).toBeVisible();
  await expect(page.getByText('The door is stuck.', { exact: true })).toBeVisible();
  await signOut.click();
  await expect(page.getByText('Signed out on 1 other device.')).toBeVisible();
});

test('help is a mail away', async ({ page }) => {
  await signInNewLearner(page);
  await open(page);
  await expect(page.getByRole('heading', { name: 'Help & Support' })).toBeVisible();
  const href = async (name: string) =>
    decodeURIComponent((await page.getByRole('link', { name }).getAttribute('href')) ?? '');
  expect(await href('Contact Support')).toBe('mailto:support@localhost?subject=Dayglot Diary: A question');
  expect(await href('Report a Bug')).toBe('mailto:support@localhost?subject=Dayglot Diary: Bug report');
  await expect(page.getByText('support@localhost')).toBeVisible();
});

test('Logout tells of an entry that was not sent, and takes it away', async ({ page }) => {
  await signInNewLearner(page);
  await open(page);
  const zone = page.getByRole('region', { name: 'Danger Zone' });
  await expect(zone).not.toContainText('not sent yet');
  await page.goto('/diary');
  await writeEntry(page, { day: 'I goed home.' });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(zone).toContainText('An entry that you have not sent yet is removed from here.');
  await zone.getByRole('link', { name: 'Send it first' }).click();
  await expect(question(page, 'day')).toHaveValue('I goed home.');
  await page.getByRole('link', { name: 'Account' }).click();
  await zone.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/diary');
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  await expect(question(page, 'day')).toBeEditable();
  await expect(question(page, 'day')).toHaveValue('');
});
