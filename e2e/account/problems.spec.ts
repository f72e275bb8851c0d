import { expect, PASSWORD, signInNewLearner, test } from '../fixtures.ts';
import { callsOf, canLogIn, edit, open, readProfile, refuse, refuseAsTooOld, save } from './steps.ts';

const NEW_PASSWORD = 'another long password';

test('what fails is told, stays beside its field, and keeps nothing else from being saved', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of [45]0\d/);
  await signInNewLearner(page);
  await open(page);
  await edit(page);
  await refuse(page, 'updateUsername', 'INTERNAL', 'The quill broke.');
  await page.getByLabel('Username').fill('Bea');
  await page.getByRole('combobox').fill('french');
  await page.getByRole('option', { name: 'Français' }).click();
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('New password').fill('short');
  await save(page);
  await expect(page.getByText('Error updating username: The quill broke.')).toBeVisible();
  await expect(page.getByText('Native language updated!')).toBeVisible();
  await expect(page.getByText('Error: auth/weak-password')).toBeVisible();
  await expect(page.getByText('Error: auth/weak-password')).toBeHidden();
  const username = page.getByLabel('Username');
  await expect(username).toHaveValue('Bea');
  await expect(username).toHaveAttribute('aria-invalid', 'true');
  await expect(username).toHaveAccessibleDescription('The quill broke.');
  await expect(username).toBeFocused();
  const password = page.getByLabel('New password');
  await expect(password).toHaveValue('short');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription(/8 to 128 characters/);
  await expect(page.getByRole('combobox')).toHaveValue('Français (fr)');
  expect(await readProfile(page)).toMatchObject({ username: 'Ann', lang_native: 'fr' });
  // Only what is still missing is sent again.
  const languages = callsOf(page, 'updateLangNative');
  await password.fill(NEW_PASSWORD);
  await expect(password).not.toHaveAttribute('aria-invalid');
  await save(page);
  await expect(page.getByText('Username updated successfully!')).toBeVisible();
  await expect(page.getByText('Password updated!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Bea');
  expect(languages).toEqual([]);
});

test('a sign-in that is too old asks for the current password in place', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 403/);
  const email = await signInNewLearner(page);
  await open(page);
  await edit(page);
  await refuseAsTooOld(page, 'updatePassword');
  await page.getByLabel('Username').fill('Bea');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await save(page);
  await expect(page.getByText('Username updated successfully!')).toBeVisible();
  const current = page.getByLabel('Current password');
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription(/current password/);
  await expect(page.getByLabel('New password')).toHaveValue(NEW_PASSWORD);
  await save(page);
  await expect(current).toHaveAccessibleDescription('Please enter your current password.');
  await current.fill('not this one');
  await page.keyboard.press('Enter');
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert').filter({ hasText: 'This is not your current password.' })).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue(NEW_PASSWORD);
  await expect(page.getByLabel('New password')).not.toHaveAttribute('aria-invalid');
  await current.fill(PASSWORD);
  await save(page);
  await expect(page.getByText('Password updated!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(await canLogIn(page, email, NEW_PASSWORD)).toBe(true);
});
