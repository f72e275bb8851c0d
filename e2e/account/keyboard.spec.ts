import { expect, signInNewLearner, test } from '../fixtures.ts';
import { canLogIn, open } from './steps.ts';

const NEW_PASSWORD = 'another long password';

test('the whole of it by keyboard only', async ({ page }) => {
  const email = await signInNewLearner(page);
  await open(page);
  const tabTo = async (name: string, role: 'button' | 'switch' | 'textbox' | 'combobox') => {
    const target = page.getByRole(role, { name, exact: true });
    for (let tabs = 0; tabs < 30 && !(await target.evaluate((e) => e === document.activeElement)); tabs += 1)
      await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  await tabTo('Edit', 'button');
  await page.keyboard.press('Enter');
  await tabTo('Username', 'textbox');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Bea');
  await tabTo('Change Password', 'button');
  await page.keyboard.press('Space');
  await page.keyboard.type(NEW_PASSWORD);
  await tabTo('Native language', 'combobox');
  await page.keyboard.type('french');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toHaveValue('Français (fr)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password updated!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Bea');
  await tabTo('Email Notifications', 'switch');
  await page.keyboard.press('Space');
  await expect(page.getByText('Email notification setting saved!')).toBeVisible();
  await tabTo('Delete', 'button');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeFocused();
  await tabTo('Delete my account', 'button');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByText('Account deleted successfully!')).toBeVisible();
  await tabTo('Close', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Account deleted successfully!')).toBeHidden();
  expect(await canLogIn(page, email, NEW_PASSWORD)).toBe(false);
});
