import { expect, signInNewLearner, test } from '../fixtures.ts';
import { open, readProfile } from './steps.ts';

test('Email Notifications is saved at once, also when it is pressed fast; Push Notifications is off', async ({
  page,
}) => {
  await signInNewLearner(page);
  await open(page);
  const mail = page.getByRole('switch', { name: 'Email Notifications' });
  const push = page.getByRole('switch', { name: 'Push Notifications' });
  await expect(page.getByRole('heading', { name: 'Notification Settings' })).toBeVisible();
  await expect(push).toBeDisabled();
  await expect(push).not.toBeChecked();
  const { is_noti_mail } = await readProfile(page);
  await mail.click();
  await expect(mail).toBeChecked({ checked: !is_noti_mail });
  await expect(page.getByText('Email notification setting saved!')).toBeVisible();
  expect(await readProfile(page)).toMatchObject({ is_noti_mail: !is_noti_mail });
  await expect(page.getByText('Email notification setting saved!')).toBeHidden();
  for (let times = 0; times < 3; times += 1) await mail.click();
  await expect(mail).toBeChecked({ checked: is_noti_mail });
  await expect(page.getByText('Email notification setting saved!')).toBeVisible();
  await expect.poll(async () => (await readProfile(page)).is_noti_mail).toBe(is_noti_mail);
  await page.reload();
  await expect(mail).toBeEnabled();
  await expect(mail).toBeChecked({ checked: is_noti_mail });
});

test('a notification setting that is not saved goes back', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  await signInNewLearner(page);
  await open(page);
  const mail = page.getByRole('switch', { name: 'Email Notifications' });
  const { is_noti_mail } = await readProfile(page);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/call/updateIsNotiMail', async (route) => {
    await held;
    await route.fulfill({ status: 500, json: { error: { status: 'INTERNAL', message: 'The bell is mute.' } } });
  });
  await mail.click();
  await expect(mail).toBeChecked({ checked: !is_noti_mail });
  answer();
  await expect(page.getByText('Error saving notification: The bell is mute.')).toBeVisible();
  await expect(mail).toBeChecked({ checked: is_noti_mail });
  await expect(mail).toHaveAccessibleDescription(/Not saved\. The bell is mute\./);
});
