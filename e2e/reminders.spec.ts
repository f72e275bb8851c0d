import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createUnsubscribeSigner } from '#server/auth/unsubscribe-token.ts';
import { expect, signInNewLearner, test } from './fixtures.ts';
import { startBuiltServer } from './server.ts';

const readProfile = async (page: Page) =>
  (await (await page.request.post('/call/readProfile', { data: { data: {} } })).json()).result;

/** No violation that axe knows and nothing that scrolls sideways, in both themes; `shot` names a picture, if one is wanted. */
async function expectGood(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), colorScheme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [state, id, nodes[0]?.html])).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([state, Math.max(0, overflow)]).toEqual([state, 0]);
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/${state}-${colorScheme}.png`, fullPage: true });
  }
}

test('the hour, the summary, the zone and the start of the day are set on /account and stay', async ({ page }) => {
  await signInNewLearner(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/account');
  const mail = page.getByRole('switch', { name: 'Email Notifications' });
  const hour = page.getByLabel('Remind me at');
  const weekly = page.getByRole('switch', { name: 'Weekly summary' });
  await expect(mail).toBeEnabled();
  await expect(hour).toBeHidden();
  await mail.click();
  await expect(page.getByText('Email notification setting saved!')).toBeVisible();
  await expect(hour).toHaveValue('19');
  await expect(weekly).toBeChecked();
  await hour.selectOption('7');
  await expect(page.getByText('Reminder time saved!')).toBeVisible();
  await weekly.click();
  await expect(page.getByText('Weekly summary setting saved!')).toBeVisible();
  await page.getByRole('button', { name: 'Adjust' }).click();
  await page.getByLabel('A new day begins at').selectOption('0');
  await expect(page.getByText('Start of your day saved!')).toBeVisible();
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
  await expect(page.getByText('Time zone saved!')).toBeVisible();
  await expectGood(page, 'account-320');
  if (process.env.SHOTS)
    await page.getByRole('region', { name: 'Your day' }).screenshot({ path: `${process.env.SHOTS}/day-320.png` });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectGood(page, 'account-1440');

  await page.reload();
  await expect(hour).toHaveValue('7');
  await expect(weekly).not.toBeChecked();
  await expect(page.getByText(/A new day begins at .*, in Tokyo time/)).toBeVisible();
  await expectGood(page, 'account-folded');
  // The browser's own zone is passed over until it is followed again.
  await page.goto('/progress');
  await expect(page.getByText('No data yet...')).toBeVisible();
  const zone = { time_zone: 'Asia/Tokyo', is_time_zone_own: true, day_start_hour: 0, remind_hour: 7 };
  expect(await readProfile(page)).toMatchObject(zone);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Adjust' }).click();
  await page.getByLabel('Time zone').selectOption({ label: await page.getByText('As this browser says').innerText() });
  await expect(page.getByText('Time zone saved!')).toBeVisible();
  const browser_zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(await readProfile(page)).toMatchObject({ time_zone: browser_zone, is_time_zone_own: false });
});

test('an hour that is not saved goes back, and says why', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  await signInNewLearner(page);
  await page.request.post('/call/updateIsNotiMail', { data: { data: { is_noti_mail: true } } });
  await page.goto('/account');
  const failure = { status: 500, json: { error: { status: 'INTERNAL', message: 'The clock is shy.' } } };
  await page.route('**/call/updateDaySettings', (route) => route.fulfill(failure));
  const hour = page.getByLabel('Remind me at');
  await hour.selectOption('7');
  await expect(page.getByText('Error saving reminder time: The clock is shy.')).toBeVisible();
  await expect(hour).toHaveValue('19');
  await expect(hour).toHaveAccessibleDescription(/Not saved\. The clock is shy\./);
});

test('the link of a mail asks once, without a session, and then the mails stop', async ({ page, context }) => {
  const APP_SECRET = 'a secret of this journey, longer than thirty-two characters';
  const server = await startBuiltServer('scripted', { BOT_CHECK: 'off', APP_SECRET });
  try {
    const call = async (name: string, data: object = {}) =>
      (await (await page.request.post(`${server.url}/call/${name}`, { data: { data } })).json()).result;
    const email = 'ann@example.org';
    const account = { email, password: 'a long password', username: 'Ann', native_lang: 'de' };
    await call('registerUser', { ...account, acceptedTerms: true, acceptedPrivacy: true });
    const { user_id } = await call('signIn', { email });
    const token = createUnsubscribeSigner([APP_SECRET]).sign({ user_id, kind: 'weekly' });
    await page.setViewportSize({ width: 360, height: 740 });
    const session = await context.cookies();
    await context.clearCookies();
    await page.goto(`${server.url}/mail-link/unsubscribe?token=${token}`);
    await expectGood(page, 'unsubscribe');
    await page.getByRole('button', { name: 'Stop the weekly summary' }).click();
    await expect(page.getByRole('heading', { name: 'No more weekly summary' })).toBeVisible();
    await expectGood(page, 'unsubscribed');
    await context.addCookies(session);
    expect(await call('readProfile')).toMatchObject({ is_noti_weekly: false });
    expect(server.errors()).toEqual([]);
  } finally {
    await server.stop();
  }
});
