import { expect, signInNewLearner, test, whenTypeIsThere } from '../fixtures.ts';
import { hold } from '../hold.ts';
import { fact, open, refuse } from './steps.ts';

test('shows who is signed in, and nothing before it is known', async ({ page }) => {
  const email = await signInNewLearner(page, 'Ännchen 👋');
  const answer = await hold(page, '**/call/readProfile');
  await page.goto('/account');
  const greeting = page.getByRole('heading', { level: 1 });
  await expect(greeting).toBeVisible();
  await expect(greeting).not.toContainText('Ännchen');
  await expect(page.getByRole('switch', { name: 'Email Notifications' })).toBeDisabled();
  await whenTypeIsThere(page);
  const before = await page.getByRole('heading', { name: 'Danger Zone' }).boundingBox();
  answer();
  await expect(greeting).toHaveText('Hello, Ännchen 👋');
  expect(await page.getByRole('heading', { name: 'Danger Zone' }).boundingBox()).toEqual(before);
  await expect(page).toHaveTitle('Account | Dayglot Diary');
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  await expect(fact(page, 'Username')).toHaveText('Ännchen 👋');
  await expect(fact(page, 'Password')).toContainText('••••••••');
  await expect(fact(page, 'Email')).toHaveText(email);
  await expect(fact(page, 'Native Language')).toHaveText('Deutsch (de)');
});

test('a language that is no language is «Not set»', async ({ page }) => {
  await signInNewLearner(page);
  await page.route('**/call/readProfile', async (route) => {
    const answer = await route.fetch();
    const { result } = await answer.json();
    await route.fulfill({ json: { result: { ...result, lang_native: '' } } });
  });
  await open(page);
  await expect(fact(page, 'Native Language')).toHaveText('Not set');
});

test('what cannot be read can be tried again', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  await signInNewLearner(page);
  for (const name of ['readProfile', 'listDevices', 'readInstallation']) await refuse(page, name, 'INTERNAL', 'No.');
  await page.goto('/account');
  for (const text of [
    'Your profile could not be read.',
    'Your devices could not be read.',
    'The address of the support could not be read.',
  ]) {
    const place = page.getByRole('alert').filter({ hasText: text });
    await expect(place).toBeVisible();
    await place.locator('..').getByRole('button', { name: 'Try again' }).click();
    await expect(place).toBeHidden();
  }
  await expect(page.getByRole('heading', { name: 'Hello, Ann' })).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Report a Bug' })).toBeVisible();
});
